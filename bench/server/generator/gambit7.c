// Real games of Gambit 7, in which the seats write, bet, are content and look, one after another.
#include "ardoise.h"

#include <stdio.h>

enum { PHASES_A_ROUND = 3, ANSWERING = 0, BETTING = 1, MOVES_A_BET = 2, FEWEST_SLATES = 3 };

static void join(struct connection *connection, const struct target *target) {
    enter(connection, target);
    await_table(connection, table_version);
}

// Different answers lie on as many cases above the middle as below it.
static unsigned case_for(unsigned seat, unsigned seats) {
    return seat % ((seats > FEWEST_SLATES ? seats : FEWEST_SLATES) / 2) + 1;
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    unsigned kind = (unsigned)(room->phase % PHASES_A_ROUND), step = room->step++;
    move->seat = kind == BETTING ? step / MOVES_A_BET % room->seats : step % room->seats;
    char wish[128] = "{\"type\":\"Content\"}";
    if (kind == ANSWERING) snprintf(wish, sizeof wish, "{\"type\":\"Write\",\"answer\":%u}", 40 + move->seat * 5);
    if (kind == BETTING && step % MOVES_A_BET == 0)
        snprintf(wish, sizeof wish, "{\"type\":\"Bet\",\"stake\":{\"chips\":[{\"case\":%u,\"count\":2}]}}",
                 case_for(move->seat, room->seats));
    write_play(room, target, move, wish);
}

const struct protocol ARDOISE = {"ardoise", TEXT, join, begin_game, next_move, table_version};
