// The load generator of `run.py bench server` and `bench scale`: rooms on one server, one thread, JSON at the end.
#include "load.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

enum { USUAL_SEATS = 6 };
static const struct protocol *const PROTOCOLS[] = {&ARDOISE, &BOARDGAME_IO, &CODE777, &COLYSEUS, &LOBBY, &NUMBERS};
static const struct option OPTIONS[] = {
    {"protocol", required_argument, NULL, 'p'}, {"port", required_argument, NULL, 'P'},
    {"server", required_argument, NULL, 's'},   {"cores", required_argument, NULL, 'c'},
    {"rooms", required_argument, NULL, 'r'},    {"spare", required_argument, NULL, 'e'},
    {"seats", required_argument, NULL, 'n'},    {"watchers", required_argument, NULL, 'l'},
    {"warm", required_argument, NULL, 'w'},     {"seconds", required_argument, NULL, 't'},
    {"rate", required_argument, NULL, 'm'},     {"until", required_argument, NULL, 'u'},
    {"tokens", required_argument, NULL, 'k'},   {"game", required_argument, NULL, 'g'},
    {"options", required_argument, NULL, 'o'},  {"yield", no_argument, NULL, 'y'},
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
    case 'c': sscanf(value, "%d,%d", &load->core[0], &load->core[1]); break;
    case 'r': load->places = (unsigned)atoi(value); break;
    case 'e': load->spare = (unsigned)atoi(value); break;
    case 'n': load->target.seats = (unsigned)atoi(value); break;
    case 'l': load->target.watchers = (unsigned)atoi(value); break;
    case 'w': load->warm = atof(value); break;
    case 't': load->seconds = atof(value); break;
    case 'm': load->rate = atof(value); break;
    case 'u': load->until = atol(value); break;
    case 'k': load->target.tokens = value; break;
    case 'g': load->target.game = value; break;
    case 'o': load->target.options = value; break;
    case 'y': load->yields = true; break;
    default: exit(2);
    }
}

static void read_options(struct load *load, int count, char **words) {
    int option;
    while ((option = getopt_long(count, words, "", OPTIONS, NULL)) != -1) set(load, option, optarg);
    if (!load->protocol || !load->target.port || !load->server || !load->places || !load->target.seats)
        fail("needs --protocol, --port, --server and --rooms");
}

static unsigned long microseconds_since_1970(void) {
    struct timeval now;
    gettimeofday(&now, NULL);
    return (unsigned long)now.tv_sec * 1000000 + (unsigned long)now.tv_usec;
}

// A server lets go of a screen that does not read, and each newcomer is news to all who are there.
static void read_the_news(const struct load *load, struct room *room, unsigned joined) {
    struct message message;
    for (unsigned seat = 0; seat < joined; seat++)
        while (receive_at_once(&room->screen[seat]))
            while (next_message(&room->screen[seat], &message)) load->protocol->version(&room->screen[seat], message);
}

static void fill_room(struct load *load, struct room *room, unsigned number) {
    room->number = number;
    room->seats = load->target.seats;
    room->screens = room->seats + load->target.watchers;
    room->screen = calloc(room->screens, sizeof *room->screen);
    if (!room->screen) fail("out of memory");
    for (unsigned seat = 0; seat < room->screens; seat++) {
        room->screen[seat].seat = seat;
        room->screen[seat].room = room;
        load->protocol->join(&room->screen[seat], &load->target);
        read_the_news(load, room, seat);
    }
}

static void connect_all(struct load *load) {
    double began = seconds_now();
    load->target.run = microseconds_since_1970();
    load->rooms = load->places + load->spare;
    load->room = calloc(load->rooms, sizeof *load->room);
    if (!load->room) fail("out of memory");
    for (unsigned number = 0; number < load->rooms; number++) fill_room(load, &load->room[number], number);
    load->connect_seconds = seconds_now() - began;
    load->server_kilobytes = resident_kilobytes(load->server);
}

int main(int count, char **words) {
    struct load load = {.core = {NONE, NONE}, .target = {.seats = USUAL_SEATS}};
    read_options(&load, count, words);
    connect_all(&load);
    if (load.seconds > 0) {
        watch_all(&load);
        begin_games(&load);
        run_load(&load);
    }
    print_report(&load);
}
