#include "load.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

enum { EVENTS = 512, STUCK_SECONDS = 2, STALL_SECONDS = 5, STALL_MILLISECONDS = 1000 * STALL_SECONDS };
enum { BEGIN_AT_ONCE = 8, MOVES_A_GAME = 168 }; // as many as a game of Gambit 7 has
static const int64_t VERSION_IN_GAME = 0xffffffff;

static void await_all_screens(struct load *load, struct room *room, double began) {
    room->began = began;
    room->sent = seconds_now();
    room->told = 0;
    room->busy = true;
    load->under_way++;
}

static void begin(struct load *load, struct room *room, double now) {
    room->beginning = true;
    await_all_screens(load, room, now);
    load->protocol->begin(room, &load->target);
}

static void play(struct load *load, struct room *room, double began) {
    struct move move;
    load->protocol->next_move(room, &load->target, &move);
    room->beginning = false;
    await_all_screens(load, room, began);
    send_frame(&room->screen[move.seat], load->protocol->opcode, move.text, move.length);
}

// In the open loop each place has its own hours, and a late move is as late as its hour says.
static double due(const struct load *load, const struct place *place) {
    return load->start + ((double)place->number + (double)place->moves * load->places) / load->rate;
}

static bool is_done(const struct load *load, const struct room *room) {
    return load->until && (room->version & VERSION_IN_GAME) >= load->until;
}

static void play_on(struct load *load, struct place *place, double now) {
    struct room *room = place->room;
    if (room->busy || is_done(load, room)) return;
    if (room->resting) {
        load->begun_meanwhile += load->measuring;
        begin(load, room, now);
    } else if (load->rate == 0) {
        play(load, room, now);
    } else if (due(load, place) <= now) {
        play(load, room, due(load, place));
    }
}

static void give_place(struct load *load, struct place *place) {
    place->room = &load->room[load->next++];
    place->room->place = place;
}

static void play_or_make_place(struct load *load, struct room *room, double now) {
    struct place *place = room->place;
    bool over = load->protocol->begin ? room->resting : room->moves % MOVES_A_GAME == 0;
    if ((over || is_done(load, room)) && load->next < load->rooms) give_place(load, place);
    play_on(load, place, now);
}

static void begin_next(struct load *load, struct room *begun, double now) {
    (void)begun;
    while (load->next < load->rooms && !load->room[load->next].resting) load->next++;
    if (load->next < load->rooms) begin(load, &load->room[load->next++], now);
}

static void settle(struct load *load, struct room *room, int64_t version) {
    double now = seconds_now();
    room->version = version;
    room->busy = false;
    load->under_way--;
    if (room->beginning) {
        if (!load->place) record(&load->begins, now - room->began); // one in the midst of moves waits for them
    } else {
        room->moves++;
        room->place->moves++;
        if (load->measuring) record(&load->moves, now - room->began);
    }
    load->go_on(load, room, now);
}

// A move is done when all screens have seen it.
static void tell(struct load *load, struct connection *connection, int64_t version) {
    struct room *room = connection->room;
    if (version <= room->version || connection->version > room->version) return;
    connection->version = version;
    if (!room->busy) room->version = version;
    else if (++room->told == room->screens) settle(load, room, version);
}

static void read_messages(struct load *load, struct connection *connection) {
    struct message message;
    load->bytes += receive(connection);
    while (next_message(connection, &message)) tell(load, connection, load->protocol->version(connection, message));
}

void watch_all(struct load *load) {
    load->watch = epoll_create1(0);
    for (struct room *room = load->room; room < load->room + load->rooms; room++)
        for (struct connection *screen = room->screen; screen < room->screen + room->screens; screen++) {
            struct epoll_event event = {.events = EPOLLIN, .data.ptr = screen};
            if (epoll_ctl(load->watch, EPOLL_CTL_ADD, screen->fd, &event)) fail("epoll: %s", strerror(errno));
        }
}

// In the open loop it never sleeps: a timer's slack would be counted as the server's.
static void pump(struct load *load, bool sleep) {
    struct epoll_event events[EVENTS];
    int ready = epoll_wait(load->watch, events, EVENTS, sleep ? STALL_MILLISECONDS : 0);
    for (int i = 0; i < ready; i++) read_messages(load, events[i].data.ptr);
    double now = seconds_now();
    if (ready > 0) load->heard = now;
    else if (load->yields) sched_yield();
    if (now - load->heard > STALL_SECONDS) fail("the server has said nothing for %d s", STALL_SECONDS);
}

// A room in which somebody misses a move stands still, and must not hide among the others.
static void check_all_play(const struct load *load) {
    double now = seconds_now();
    for (unsigned i = 0; i < load->rooms; i++) {
        const struct room *room = &load->room[i];
        if (room->busy && now - room->sent > STUCK_SECONDS) fail("a move has not reached all of room %u", i);
    }
}

void begin_games(struct load *load) {
    double began = load->heard = seconds_now();
    struct usage before = usage_now(load);
    load->go_on = begin_next;
    for (unsigned i = 0; i < BEGIN_AT_ONCE; i++) begin_next(load, NULL, began);
    while (load->under_way) pump(load, true);
    load->used_to_begin = used_since(load, before);
    load->begin_seconds = seconds_now() - began;
}

static void play_what_is_due(struct load *load, double now) {
    if (load->rate == 0) return;
    for (; load->start + (double)load->scheduled / load->rate <= now; load->scheduled++)
        play_on(load, &load->place[load->scheduled % load->places], now);
}

static void start_measuring(struct load *load) {
    load->measuring = true;
    load->bytes = 0;
    load->used = usage_now(load);
    load->measured_seconds = -seconds_now();
}

static void stop_measuring(struct load *load) {
    load->measured_seconds += seconds_now();
    load->used = used_since(load, load->used);
    load->measuring = false;
}

static void take_places(struct load *load, double now) {
    load->place = calloc(load->places, sizeof *load->place);
    if (!load->place) fail("out of memory");
    load->go_on = play_or_make_place;
    load->next = 0;
    for (unsigned i = 0; i < load->places; i++) {
        load->place[i].number = i;
        give_place(load, &load->place[i]);
        play_on(load, &load->place[i], now);
    }
}

void run_load(struct load *load) {
    double now = load->start = load->heard = seconds_now(), measured = now + load->warm;
    if (load->warm == 0) start_measuring(load);
    take_places(load, now);
    while ((now = seconds_now()) < measured + load->seconds && (!load->until || load->under_way)) {
        if (!load->measuring && now >= measured) start_measuring(load);
        play_what_is_due(load, now);
        pump(load, load->rate == 0);
    }
    stop_measuring(load);
    check_all_play(load);
}
