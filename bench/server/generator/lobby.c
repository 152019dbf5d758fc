// Before a game: the host takes another name, and everybody is told who is there.
#include "ardoise.h"

#include <stdio.h>

static void join(struct connection *connection, const struct target *target) {
    enter(connection, target);
    connection->room->resting = false;
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    move->seat = HOST;
    write_move(move, "{\"type\":\"Rename\",\"id\":%lu,\"name\":\"Host %ld\"}", next_id(target), (long)room->version + 1);
}

static int64_t version(struct connection *connection, struct message message) {
    (void)connection;
    check_answer(message);
    return number_after(message, "\"name\":\"Host ");
}

const struct protocol LOBBY = {"lobby", TEXT, join, NULL, next_move, version};
