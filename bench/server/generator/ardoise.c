// Our own server: real games of Gambit 7, in which the six seats write, bet, are content and look, one after another.
#include "protocol.h"

#include <stdio.h>

enum { HEAD = 160, HOST = 0, PHASES_A_ROUND = 3, ANSWERING = 0, BETTING = 1, MOVES_A_BET = 2, GAMES_SHIFT = 32 };

static void read_token(const char *path, char token[256]) {
    static FILE *file;
    if (!path) fail("needs --tokens");
    if (!file && !(file = fopen(path, "r"))) fail("no tokens in %s", path);
    if (fscanf(file, "%*s %255s", token) != 1) fail("too few tokens in %s", path);
}

static int64_t version(struct connection *connection, struct message message);

static void join(struct connection *connection, const struct target *target) {
    char token[256], hello[512];
    read_token(target->tokens, token);
    int length = snprintf(hello, sizeof hello, "{\"type\":\"Hello\",\"token\":\"%s\"}", token);
    open_socket(connection, target->port, "/ws");
    send_frame(connection, TEXT, hello, (size_t)length);
    bool game = find(await_message(connection), "\"playing\":true");
    while (game && !connection->playing) connection->room->version = version(connection, await_message(connection));
    connection->room->resting = !game;
}

static void write_play(struct room *room, unsigned long id, struct move *move) {
    unsigned kind = (unsigned)(room->phase % PHASES_A_ROUND), step = room->step++;
    move->seat = kind == BETTING ? step / MOVES_A_BET % SEATS : step % SEATS;
    char wish[128] = "{\"type\":\"Content\"}";
    if (kind == ANSWERING) snprintf(wish, sizeof wish, "{\"type\":\"Write\",\"answer\":%u}", 40 + move->seat * 5);
    if (kind == BETTING && step % MOVES_A_BET == 0)
        snprintf(wish, sizeof wish, "{\"type\":\"Bet\",\"stake\":{\"chips\":[{\"case\":%u,\"count\":2}]}}",
                 move->seat % 3 + 1); // six different answers lie on the cases 1 to 3, and below
    write_move(move, "{\"type\":\"Play\",\"id\":%lu,\"phase\":%ld,\"move\":%s}", id, (long)room->phase, wish);
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    static unsigned long sent;
    unsigned long id = target->run + ++sent;
    move->seat = HOST;
    if (room->resting) write_move(move, "{\"type\":\"Start\",\"id\":%lu}", id);
    else write_play(room, id, move);
}

// A later game counts its versions from nothing again, so the games that a seat has seen begin count first.
static int64_t version(struct connection *connection, struct message message) {
    struct room *room = connection->room;
    struct message head = {message.text, message.length < HEAD ? message.length : HEAD};
    if (find(head, "\"type\":\"Answer\"") && !find(head, "\"refused\":null"))
        fail("refused: %.*s", (int)head.length, head.text);
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

const struct protocol ARDOISE = {"ardoise", TEXT, join, next_move, version};
