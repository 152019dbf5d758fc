// What the load needs to know of a server: how a seat comes in, what a move looks like, which version a view has.
#pragma once
#include "wire.h"

struct place;

struct room {
    unsigned number, seats, screens;
    struct connection *screen; // the players', then those of people who look on
    struct place *place;       // NULL: it waits until another room's game is over
    int64_t version;           // the newest that all screens have seen
    unsigned told;             // screens that have seen the move under way
    long moves;
    bool busy;      // a move is under way
    bool beginning; // … and it begins a game
    bool resting;   // no game is played
    double began, sent; // in the open loop a move begins when it is due
    int64_t phase; // where the game stands, and how many moves were made in this phase
    unsigned step;
    unsigned awaited, asker; // the seat that is to move, and the one that asked
    bool asking, declares;   // a question is to be asked; the asker is to say a code
};

struct move {
    unsigned seat;
    size_t length;
    char text[LONGEST_FRAME_OUT];
};

struct target {
    int port;
    unsigned seats, watchers; // of each room
    unsigned long run;        // no other run has this number: names of rooms and ids of moves begin with it
    const char *tokens;       // a file with "room token" for each socket, those of a room together
    const char *game, *options; // NULL: as a new room has them
};

struct protocol {
    const char *name;
    enum opcode opcode;
    void (*join)(struct connection *connection, const struct target *target); // returns when it is told of moves
    void (*begin)(struct room *room, const struct target *target);            // NULL: a room has its one game at once
    void (*next_move)(struct room *room, const struct target *target, struct move *move);
    int64_t (*version)(struct connection *connection, struct message message); // NONE: the message is no view
};

extern const struct protocol ARDOISE, BOARDGAME_IO, CODE777, COLYSEUS, LOBBY, NUMBERS;

void write_move(struct move *move, const char *format, ...) __attribute__((format(printf, 2, 3)));
