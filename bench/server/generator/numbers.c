// The trivial game on hand-written servers, and the bound, which sends whatever one seat says to all six as it is.
#include "protocol.h"

#include <stdio.h>

static void join(struct connection *connection, const struct target *target) {
    char path[64];
    snprintf(path, sizeof path, "/%lu-%u", target->run, connection->room->number);
    open_socket(connection, target->port, path);
    await_message(connection);
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    (void)target;
    move->seat = (unsigned)(room->moves % room->seats);
    write_move(move, "{\"type\":\"Play\",\"id\":%ld,\"version\":%ld,\"move\":{\"type\":\"Say\",\"number\":%ld}}",
               room->moves + 1, (long)room->version + 1, room->moves % 1000);
}

static int64_t version(struct connection *connection, struct message message) {
    (void)connection;
    struct message head = head_of(message);
    if (find(head, "\"refused\":\"")) fail("refused: %.*s", (int)head.length, head.text);
    return find(head, "\"type\":\"Answer\"") ? NONE : number_after(head, "\"version\":");
}

const struct protocol NUMBERS = {"numbers", TEXT, join, NULL, next_move, version};
