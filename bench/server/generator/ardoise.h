// What all that is played on our own server has in common.
#pragma once
#include "protocol.h"

enum { HOST = 0 };

void enter(struct connection *connection, const struct target *target);
void await_table(struct connection *connection, int64_t (*version)(struct connection *, struct message));
void begin_game(struct room *room, const struct target *target);
void write_play(struct room *room, const struct target *target, struct move *move, const char *wish);
void check_answer(struct message message);
int64_t table_version(struct connection *connection, struct message message);
unsigned long next_id(const struct target *target);
