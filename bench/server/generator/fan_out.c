// The bound: whatever one seat sends goes to all six as it is.
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
    move->seat = (unsigned)(room->moves % SEATS);
    write_move(move, "{\"type\":\"Move\",\"version\":%ld,\"number\":%ld}", (long)room->version + 1, room->moves % 1000);
}

static int64_t version(struct connection *connection, struct message message) {
    (void)connection;
    return number_after(message, "\"version\":");
}

const struct protocol FAN_OUT = {"fan-out", TEXT, join, next_move, version};
