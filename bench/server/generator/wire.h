// A WebSocket client on the loopback, just large enough to press a server hard from one core.
#pragma once
#define _GNU_SOURCE
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum opcode { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };
enum { LONGEST_FRAME_OUT = 4096, NONE = -1 };

struct message {
    const char *text; // valid until the connection is read again
    size_t length;
};

struct room;

struct connection {
    int fd;
    unsigned seat;
    struct room *room;
    int64_t version; // the newest that this seat has seen
    int64_t games;   // that it has seen begin
    bool playing;    // … and not yet end
    int64_t rack;    // which of its racks it may speak of
    char *inbox;
    size_t start, end, capacity;
};

_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
double seconds_now(void);

void open_socket(struct connection *connection, int port, const char *path);
void send_frame(const struct connection *connection, enum opcode opcode, const char *text, size_t length);
size_t receive(struct connection *connection);
size_t receive_at_once(struct connection *connection);
bool next_message(struct connection *connection, struct message *message);
struct message await_message(struct connection *connection);
void post(int port, const char *path, const char *body, char *answer, size_t room_for_answer);

struct message head_of(struct message message); // where its type and version stand
const char *find(struct message message, const char *wanted);
int64_t number_after(struct message message, const char *key);
