// Games of Code 777 that never end: after each question its asker says an impossible code, so that the log grows.
#include "ardoise.h"

#include <stdio.h>

static int64_t version(struct connection *connection, struct message message) {
    int64_t found = table_version(connection, message), awaited = number_after(message, "\"awaited\":[");
    if (found == NONE) return NONE;
    struct room *room = connection->room;
    if (awaited != NONE) room->awaited = (unsigned)awaited;
    room->asking = find(message, "\"phase\":{\"type\":\"Asking\"}");
    connection->rack = number_after(message, "\"may_declare\":{\"rack\":");
    return found;
}

static void join(struct connection *connection, const struct target *target) {
    enter(connection, target);
    await_table(connection, version);
}

// 1 is on a single card of the deck.
static void write_impossible(const struct room *room, unsigned seat, char *wish, size_t room_for_wish) {
    snprintf(wish, room_for_wish, "{\"type\":\"Declare\",\"rack\":%ld,\"numbers\":[1,1,1]}",
             (long)room->screen[seat].rack);
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    char wish[128] = "{\"type\":\"Content\"}";
    move->seat = room->declares ? room->asker : room->awaited;
    if (room->asking) {
        room->asker = room->awaited;
        snprintf(wish, sizeof wish, "{\"type\":\"Ask\"}");
    } else if (room->declares) {
        write_impossible(room, move->seat, wish, sizeof wish);
    }
    room->declares = room->asking;
    write_play(room, target, move, wish);
}

const struct protocol CODE777 = {"code777", TEXT, join, begin_game, next_move, version};
