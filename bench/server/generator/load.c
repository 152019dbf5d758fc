#include "load.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

enum { EVENTS = 512, STUCK_SECONDS = 2, STALL_SECONDS = 5, STALL_MILLISECONDS = 1000 * STALL_SECONDS };

static void record(struct load *load, double seconds) {
    if (!load->measuring) return;
    if (load->moves == load->capacity) {
        load->capacity = load->capacity ? load->capacity * 2 : 1 << 16;
        load->microseconds = realloc(load->microseconds, load->capacity * sizeof *load->microseconds);
        if (!load->microseconds) fail("out of memory");
    }
    load->microseconds[load->moves++] = (uint32_t)(seconds * 1e6);
}

static void play(struct load *load, struct room *room, double began) {
    struct move move;
    load->protocol->next_move(room, &load->target, &move);
    room->began = began;
    room->sent = seconds_now();
    room->told = 0;
    room->busy = true;
    room->counts = !room->resting;
    send_frame(&room->seats[move.seat], load->protocol->opcode, move.text, move.length);
}

// In the open loop each room has its own hours, and a late move is as late as its hour says.
static double due(const struct load *load, const struct room *room) {
    return load->start + ((double)room->number + (double)room->moves * load->rooms) / load->rate;
}

static void play_on(struct load *load, struct room *room, double now) {
    if (room->busy) return;
    if (load->rate == 0 || room->resting) play(load, room, now);
    else if (due(load, room) <= now) play(load, room, due(load, room));
}

static void settle(struct load *load, struct room *room, int64_t version) {
    double now = seconds_now();
    room->version = version;
    room->busy = false;
    if (room->counts) {
        room->moves++;
        record(load, now - room->began);
    }
    play_on(load, room, now);
}

// A move is done when all six have seen it.
static void tell(struct load *load, struct connection *connection, int64_t version) {
    struct room *room = connection->room;
    if (version <= room->version || connection->version > room->version) return;
    connection->version = version;
    if (!room->busy) room->version = version;
    else if (++room->told == SEATS) settle(load, room, version);
}

static void read_messages(struct load *load, struct connection *connection) {
    struct message message;
    load->bytes += receive(connection);
    while (next_message(connection, &message)) tell(load, connection, load->protocol->version(connection, message));
}

static void play_what_is_due(struct load *load, double now) {
    if (load->rate == 0) return;
    for (; load->start + (double)load->scheduled / load->rate <= now; load->scheduled++)
        play_on(load, &load->room[load->scheduled % load->rooms], now);
}

static int watch_all(struct load *load) {
    int watch = epoll_create1(0);
    for (unsigned i = 0; i < load->rooms * SEATS; i++) {
        struct connection *connection = &load->room[i / SEATS].seats[i % SEATS];
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
        if (epoll_ctl(watch, EPOLL_CTL_ADD, connection->fd, &event)) fail("epoll: %s", strerror(errno));
    }
    return watch;
}

static void start_measuring(struct load *load) {
    load->measuring = true;
    load->bytes = 0;
    load->server_cpu = -cpu_seconds(load->server);
    load->server_waited = -waited_seconds(load->server);
    load->own_cpu = -own_cpu_seconds();
}

// A room in which somebody misses a move stands still, and must not hide among the others.
static void check_all_play(const struct load *load) {
    double now = seconds_now();
    for (unsigned i = 0; i < load->rooms; i++) {
        const struct room *room = &load->room[i];
        if (room->busy && now - room->sent > STUCK_SECONDS) fail("a move has not reached all of room %u", i);
    }
}

static void stop_measuring(struct load *load) {
    load->server_cpu += cpu_seconds(load->server);
    load->server_waited += waited_seconds(load->server);
    load->own_cpu += own_cpu_seconds();
}

// In the open loop it never sleeps: a timer's slack would be counted as the server's.
static void pump(struct load *load, int watch, double *heard) {
    struct epoll_event events[EVENTS];
    int ready = epoll_wait(watch, events, EVENTS, load->rate == 0 ? STALL_MILLISECONDS : 0);
    for (int i = 0; i < ready; i++) read_messages(load, events[i].data.ptr);
    double now = seconds_now();
    if (ready > 0) *heard = now;
    if (now - *heard > STALL_SECONDS) fail("the server has said nothing for %d s", STALL_SECONDS);
}

void run_load(struct load *load) {
    int watch = watch_all(load);
    double now = load->start = seconds_now(), heard = now, measured = now + load->warm;
    for (unsigned i = 0; i < load->rooms; i++) play_on(load, &load->room[i], now);
    while ((now = seconds_now()) < measured + load->seconds) {
        if (!load->measuring && now >= measured) start_measuring(load);
        play_what_is_due(load, now);
        pump(load, watch, &heard);
    }
    stop_measuring(load);
    check_all_play(load);
}
