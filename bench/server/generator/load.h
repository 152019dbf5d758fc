// Moves at full speed (closed loop: a room's next move follows its last) or at a given rate (open loop), with times.
#pragma once
#include "protocol.h"

struct times {
    uint32_t *microseconds;
    size_t count, capacity;
};

// Seconds of CPU: the server's, ours, and of everybody on the server's core and on ours.
struct usage {
    double server, own, core[2];
};

// Where one game after another is played. A game that is over makes place for a room whose game has begun already.
struct place {
    struct room *room;
    unsigned number;
    long moves;
};

struct load {
    const struct protocol *protocol;
    struct target target;
    int server; // process id
    int core[2]; // the server's and ours; NONE: anywhere
    unsigned places, spare; // rooms at play at once, and those that wait
    double warm, seconds;
    double rate;   // moves a second in all; 0: closed loop
    int64_t until; // the version at which a room stops; 0: none
    bool yields;   // the server's database is on our core

    unsigned rooms, next; // all, and the first that waits: to begin its game, then for a place
    struct room *room;
    struct place *place;
    int watch;
    unsigned under_way; // rooms in which not all screens have seen the last thing that was sent
    void (*go_on)(struct load *load, struct room *room, double now); // when they have
    double heard;

    double connect_seconds, begin_seconds, start;
    long server_kilobytes; // with all screens connected
    long scheduled;
    bool measuring;
    double measured_seconds;
    struct usage used, used_to_begin;
    struct times moves, begins;
    unsigned begun_meanwhile; // games, within the measured time
    size_t bytes;
};

void watch_all(struct load *load);
void begin_games(struct load *load);
void run_load(struct load *load);
void print_report(struct load *load);

void record(struct times *times, double seconds);
double quantile_ms(struct times *times, double share);
struct usage usage_now(const struct load *load);
struct usage used_since(const struct load *load, struct usage before);
long resident_kilobytes(int process);
