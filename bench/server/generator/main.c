// The load generator of `run.py bench server`: rooms of six against one server, one thread, JSON at the end.
#include "load.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

static const struct protocol *const PROTOCOLS[] = {&ARDOISE, &BOARDGAME_IO, &COLYSEUS, &FAN_OUT};
static const struct option OPTIONS[] = {
    {"protocol", required_argument, NULL, 'p'}, {"port", required_argument, NULL, 'P'},
    {"server", required_argument, NULL, 's'},   {"rooms", required_argument, NULL, 'r'},
    {"warm", required_argument, NULL, 'w'},     {"seconds", required_argument, NULL, 't'},
    {"rate", required_argument, NULL, 'm'},     {"tokens", required_argument, NULL, 'k'},
    {NULL, 0, NULL, 0},
};

static const struct protocol *protocol_named(const char *name) {
    for (size_t i = 0; i < sizeof PROTOCOLS / sizeof *PROTOCOLS; i++)
        if (!strcmp(PROTOCOLS[i]->name, name)) return PROTOCOLS[i];
    fail("no protocol %s", name);
}

static void set(struct load *load, int option, const char *value) {
    switch (option) {
    case 'p': load->protocol = protocol_named(value); break;
    case 'P': load->target.port = atoi(value); break;
    case 's': load->server = atoi(value); break;
    case 'r': load->rooms = (unsigned)atoi(value); break;
    case 'w': load->warm = atof(value); break;
    case 't': load->seconds = atof(value); break;
    case 'm': load->rate = atof(value); break;
    case 'k': load->target.tokens = value; break;
    default: exit(2);
    }
}

static void read_options(struct load *load, int count, char **words) {
    int option;
    while ((option = getopt_long(count, words, "", OPTIONS, NULL)) != -1) set(load, option, optarg);
    if (!load->protocol || !load->target.port || !load->server || !load->rooms)
        fail("needs --protocol, --port, --server and --rooms");
}

static unsigned long microseconds_since_1970(void) {
    struct timeval now;
    gettimeofday(&now, NULL);
    return (unsigned long)now.tv_sec * 1000000 + (unsigned long)now.tv_usec;
}

static void fill_room(struct load *load, struct room *room, unsigned number) {
    room->number = number;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        room->seats[seat].seat = seat;
        room->seats[seat].room = room;
        load->protocol->join(&room->seats[seat], &load->target);
    }
}

static void connect_all(struct load *load) {
    double began = seconds_now();
    load->target.run = microseconds_since_1970();
    load->room = calloc(load->rooms, sizeof *load->room);
    if (!load->room) fail("out of memory");
    for (unsigned number = 0; number < load->rooms; number++) fill_room(load, &load->room[number], number);
    load->connect_seconds = seconds_now() - began;
    load->server_kilobytes = resident_kilobytes(load->server);
}

int main(int count, char **words) {
    struct load load = {0};
    read_options(&load, count, words);
    connect_all(&load);
    if (load.seconds > 0) run_load(&load);
    print_report(&load);
}
