// Moves at full speed (closed loop: a room's next move follows its last) or at a given rate (open loop), with times.
#pragma once
#include "protocol.h"

struct load {
    const struct protocol *protocol;
    struct target target;
    int server; // process id
    unsigned rooms;
    double warm, seconds;
    double rate; // moves a second in all; 0: closed loop
    struct room *room;

    double connect_seconds, start;
    long server_kilobytes; // with all seats connected
    long scheduled;
    bool measuring;
    double server_cpu, own_cpu; // seconds, within the measured time
    double server_waited;       // … for its core, because others were on it
    uint32_t *microseconds;     // of each measured move
    size_t moves, capacity, bytes;
};

void run_load(struct load *load);
void print_report(const struct load *load);

double cpu_seconds(int process);
double waited_seconds(int process);
double own_cpu_seconds(void);
long resident_kilobytes(int process);
