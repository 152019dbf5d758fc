// boardgame.io speaks socket.io: "40" joins a namespace, "42" is an event, "2" and "3" are its own ping and pong.
#include "protocol.h"

#include <stdio.h>
#include <string.h>

static void await_event(struct connection *connection, const char *wanted) {
    while (!find(await_message(connection), wanted)) continue;
}

static void join(struct connection *connection, const struct target *target) {
    char sync[128];
    int length = snprintf(sync, sizeof sync, "42/numbers,[\"sync\",\"%lu-%u\",\"%u\",null,%u]", target->run,
                          connection->room->number, connection->seat, target->seats);
    open_socket(connection, target->port, "/socket.io/?EIO=4&transport=websocket");
    await_event(connection, "\"sid\"");
    send_frame(connection, TEXT, "40/numbers,", strlen("40/numbers,"));
    await_event(connection, "40/numbers,");
    send_frame(connection, TEXT, sync, (size_t)length);
    await_event(connection, "[\"sync\"");
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    move->seat = (unsigned)(room->moves % room->seats);
    write_move(move,
               "42/numbers,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"say\",\"args\":[%ld],"
               "\"playerID\":\"%u\",\"credentials\":null}},%ld,\"%lu-%u\",\"%u\"]",
               room->moves % 1000, move->seat, (long)room->version, target->run, room->number, move->seat);
}

static int64_t version(struct connection *connection, struct message message) {
    if (message.length == 1 && message.text[0] == '2') send_frame(connection, TEXT, "3", 1);
    return find(message, "[\"update\"") ? number_after(message, "\"_stateID\":") : NONE;
}

const struct protocol BOARDGAME_IO = {"boardgame.io", TEXT, join, NULL, next_move, version};
