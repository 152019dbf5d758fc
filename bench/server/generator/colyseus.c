// Colyseus: a seat is reserved over HTTP; then frames of one byte for the kind, a name and MessagePack.
#include "protocol.h"

#include <stdio.h>
#include <string.h>

enum kind { JOIN_ROOM = 10, ROOM_DATA = 13 };
enum msgpack { UINT8 = 0xcc, UINT16 = 0xcd, UINT32 = 0xce };

static void copy_field(const char *json, const char *key, char *value, size_t room_for_value) {
    const char *at = strstr(json, key);
    if (!at) fail("no %s in the reservation: %.200s", key, json);
    at += strlen(key);
    snprintf(value, room_for_value, "%.*s", (int)strcspn(at, "\""), at);
}

static void reserve(const struct connection *connection, const struct target *target, char path[256]) {
    char body[64], answer[4096], process[64], id[64], session[64];
    snprintf(body, sizeof body, "{\"table\":\"%lu-%u\"}", target->run, connection->room->number);
    post(target->port, "/matchmake/joinOrCreate/numbers", body, answer, sizeof answer);
    copy_field(answer, "\"processId\":\"", process, sizeof process);
    copy_field(answer, "\"roomId\":\"", id, sizeof id);
    copy_field(answer, "\"sessionId\":\"", session, sizeof session);
    snprintf(path, 256, "/%s/%s?sessionId=%s", process, id, session);
}

static void join(struct connection *connection, const struct target *target) {
    char path[256];
    const char confirmation = JOIN_ROOM;
    reserve(connection, target, path);
    open_socket(connection, target->port, path);
    while (await_message(connection).text[0] != JOIN_ROOM) continue;
    send_frame(connection, BINARY, &confirmation, 1);
    while (await_message(connection).text[0] != ROOM_DATA) continue;
}

static void next_move(struct room *room, const struct target *target, struct move *move) {
    (void)target;
    long turn = (long)room->version, number = room->moves % 1000;
    move->seat = (unsigned)(room->moves % room->seats);
    write_move(move, "%c\xa3say\x82\xa1v%c%c%c%c%c\xa1n%c%c%c", ROOM_DATA, UINT32, (int)(turn >> 24), (int)(turn >> 16),
               (int)(turn >> 8), (int)turn, UINT16, (int)(number >> 8), (int)number);
}

static int64_t unsigned_at(const unsigned char *at) {
    size_t length = *at == UINT8 ? 1 : *at == UINT16 ? 2 : *at == UINT32 ? 4 : 0;
    int64_t value = length ? 0 : *at;
    for (size_t i = 1; i <= length; i++) value = value << 8 | at[i];
    return value;
}

static int64_t version(struct connection *connection, struct message message) {
    (void)connection;
    const char *at = message.text[0] == ROOM_DATA ? find(message, "\xa1v") : NULL;
    return at ? unsigned_at((const unsigned char *)at + 2) : NONE;
}

const struct protocol COLYSEUS = {"colyseus", BINARY, join, NULL, next_move, version};
