#include "ardoise.h"

#include <stdarg.h>
#include <stdio.h>

enum { GAMES_SHIFT = 32 };

static void read_token(const char *path, char token[256]) {
    static FILE *file;
    if (!path) fail("needs --tokens");
    if (!file && !(file = fopen(path, "r"))) fail("no tokens in %s", path);
    if (fscanf(file, "%*s %255s", token) != 1) fail("too few tokens in %s", path);
}

unsigned long next_id(const struct target *target) {
    static unsigned long sent;
    return target->run + ++sent;
}

__attribute__((format(printf, 2, 3))) static void say(struct connection *connection, const char *format, ...) {
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    send_frame(connection, TEXT, text, (size_t)length);
}

void enter(struct connection *connection, const struct target *target) {
    char token[256];
    read_token(target->tokens, token);
    open_socket(connection, target->port, "/ws");
    say(connection, "{\"type\":\"Hello\",\"token\":\"%s\"}", token);
    connection->room->resting = !find(await_message(connection), "\"playing\":true");
}

void await_table(struct connection *connection, int64_t (*version)(struct connection *, struct message)) {
    struct room *room = connection->room;
    while (!room->resting && !connection->playing) room->version = version(connection, await_message(connection));
}

void begin_game(struct room *room, const struct target *target) {
    struct connection *host = &room->screen[HOST];
    if (target->game) say(host, "{\"type\":\"ChooseGame\",\"id\":%lu,\"game\":\"%s\"}", next_id(target), target->game);
    if (target->options)
        say(host, "{\"type\":\"ChooseOptions\",\"id\":%lu,\"options\":%s}", next_id(target), target->options);
    say(host, "{\"type\":\"Start\",\"id\":%lu}", next_id(target));
}

void write_play(struct room *room, const struct target *target, struct move *move, const char *wish) {
    write_move(move, "{\"type\":\"Play\",\"id\":%lu,\"phase\":%ld,\"move\":%s}", next_id(target), (long)room->phase,
               wish);
}

void check_answer(struct message message) {
    struct message head = head_of(message);
    if (find(head, "\"type\":\"Answer\"") && !find(head, "\"refused\":null"))
        fail("refused: %.*s", (int)head.length, head.text);
}

// A later game counts its versions from nothing again, so the games that a screen has seen begin count first.
int64_t table_version(struct connection *connection, struct message message) {
    struct room *room = connection->room;
    struct message head = head_of(message);
    check_answer(message);
    if (!find(head, "\"type\":\"Update\"")) return NONE;
    int64_t phase = number_after(head, "\"phase\":");
    if (phase == NONE && !connection->playing) return NONE;
    if (!connection->playing) connection->games++;
    if (phase != room->phase) room->step = 0;
    connection->playing = phase != NONE;
    room->resting = phase == NONE;
    room->phase = phase;
    return connection->games << GAMES_SHIFT | number_after(head, "\"version\":");
}
