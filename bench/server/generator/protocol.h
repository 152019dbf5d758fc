// What the load needs to know of a server: how a seat comes in, what a move looks like, which version a view has.
#pragma once
#include "wire.h"

enum { SEATS = 6 };

struct room {
    unsigned number;
    struct connection seats[SEATS];
    int64_t version; // the newest that all seats have seen
    unsigned told;   // seats that have seen the move under way
    long moves;
    bool busy;    // a move is under way
    bool counts;  // … and it is one, not the beginning of another game
    bool resting; // between two games: the next thing sent begins one
    double began, sent; // in the open loop a move begins when it is due
    int64_t phase; // where the game stands, and how many moves were made in this phase
    unsigned step;
};

struct move {
    unsigned seat;
    size_t length;
    char text[LONGEST_FRAME_OUT];
};

struct target {
    int port;
    unsigned long run;  // no other run has this number: names of rooms and ids of moves begin with it
    const char *tokens; // a file with "room token" for each socket, six lines a room
};

struct protocol {
    const char *name;
    enum opcode opcode;
    void (*join)(struct connection *connection, const struct target *target); // returns when the seat is told of moves
    void (*next_move)(struct room *room, const struct target *target, struct move *move);
    int64_t (*version)(struct connection *connection, struct message message); // NONE: the message is no view
};

extern const struct protocol ARDOISE, BOARDGAME_IO, COLYSEUS, FAN_OUT;

void write_move(struct move *move, const char *format, ...) __attribute__((format(printf, 2, 3)));
