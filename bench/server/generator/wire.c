#include "wire.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST_WAIT_SECONDS = 10, FIRST_INBOX = 4096, LONGEST_HEADER_OUT = 8, LONGEST_REQUEST = 1024 };
enum { ADDRESSES = 4, HEAD = 160 };
static const unsigned char MASK[4] = {0x37, 0xfa, 0x21, 0x3d};

void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// A server grants one address a part of its sockets, so they come from several.
static void bind_to_some_address(int fd) {
    static unsigned dialled;
    struct sockaddr_in own = {.sin_family = AF_INET};
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + dialled++ % ADDRESSES);
    if (bind(fd, (struct sockaddr *)&own, sizeof own)) fail("no address: %s", strerror(errno));
}

static int dial(int port) {
    struct sockaddr_in server = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;
    struct timeval patience = {.tv_sec = LONGEST_WAIT_SECONDS};
    if (fd < 0) fail("no socket: %s", strerror(errno));
    setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
    bind_to_some_address(fd);
    if (connect(fd, (struct sockaddr *)&server, sizeof server)) fail("no connection: %s", strerror(errno));
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    return fd;
}

static void send_all(int fd, const char *bytes, size_t length) {
    if (send(fd, bytes, length, MSG_NOSIGNAL) != (ssize_t)length) fail("the server takes no more: %s", strerror(errno));
}

void send_frame(const struct connection *connection, enum opcode opcode, const char *text, size_t length) {
    char frame[LONGEST_HEADER_OUT + LONGEST_FRAME_OUT];
    size_t at = 0;
    frame[at++] = (char)(0x80 | opcode);
    if (length > LONGEST_FRAME_OUT) fail("a frame of %zu bytes is too long", length);
    if (length < 126) {
        frame[at++] = (char)(0x80 | length);
    } else {
        frame[at++] = (char)(0x80 | 126);
        frame[at++] = (char)(length >> 8);
        frame[at++] = (char)length;
    }
    memcpy(frame + at, MASK, sizeof MASK);
    at += sizeof MASK;
    for (size_t i = 0; i < length; i++) frame[at + i] = (char)(text[i] ^ MASK[i & 3]);
    send_all(connection->fd, frame, at + length);
}

static void make_space(struct connection *connection) {
    size_t kept = connection->end - connection->start;
    if (connection->start) memmove(connection->inbox, connection->inbox + connection->start, kept);
    connection->start = 0;
    connection->end = kept;
    if (kept < connection->capacity) return;
    connection->capacity = connection->capacity ? connection->capacity * 2 : FIRST_INBOX;
    connection->inbox = realloc(connection->inbox, connection->capacity);
    if (!connection->inbox) fail("out of memory");
}

static size_t take(struct connection *connection, ssize_t got) {
    if (got == 0) fail("the server hung up");
    if (got < 0) fail("nothing came for %d s: %s", LONGEST_WAIT_SECONDS, strerror(errno));
    connection->end += (size_t)got;
    return (size_t)got;
}

static ssize_t read_more(struct connection *connection, int how) {
    make_space(connection);
    return recv(connection->fd, connection->inbox + connection->end, connection->capacity - connection->end, how);
}

// One read, after which whole messages can be taken out.
size_t receive(struct connection *connection) {
    return take(connection, read_more(connection, 0));
}

// The same, if there is something to read.
size_t receive_at_once(struct connection *connection) {
    ssize_t got = read_more(connection, MSG_DONTWAIT);
    return got < 0 && errno == EAGAIN ? 0 : take(connection, got);
}

// The size of the header and of the payload, or false while the header is not whole.
static bool measure_frame(const unsigned char *frame, size_t there, size_t *header, size_t *length) {
    if (there < 2) return false;
    size_t extra = (frame[1] & 127) == 126 ? 2 : (frame[1] & 127) == 127 ? 8 : 0;
    *header = 2 + extra;
    if (there < *header) return false;
    *length = extra ? 0 : frame[1] & 127;
    for (size_t i = 0; i < extra; i++) *length = *length << 8 | frame[2 + i];
    return true;
}

static void heed(struct connection *connection, enum opcode opcode, struct message message) {
    if (opcode == PING) send_frame(connection, PONG, message.text, message.length);
    if (opcode != CLOSE) return;
    const unsigned char *code = (const unsigned char *)message.text;
    if (message.length < 2) fail("the server closed a socket");
    fail("the server closed a socket: %d %.*s", code[0] << 8 | code[1], (int)message.length - 2, message.text + 2);
}

bool next_message(struct connection *connection, struct message *message) {
    size_t header, length, there;
    while ((there = connection->end - connection->start)) {
        const char *frame = connection->inbox + connection->start;
        if (!measure_frame((const unsigned char *)frame, there, &header, &length)) return false;
        if (there < header + length) return false;
        connection->start += header + length;
        *message = (struct message){frame + header, length};
        enum opcode opcode = frame[0] & 15;
        if (opcode < CLOSE) return true;
        heed(connection, opcode, *message);
    }
    return false;
}

struct message await_message(struct connection *connection) {
    struct message message;
    while (!next_message(connection, &message)) receive(connection);
    return message;
}

void open_socket(struct connection *connection, int port, const char *path) {
    char request[LONGEST_REQUEST];
    int length = snprintf(request, sizeof request,
                          "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                          path, port);
    connection->fd = dial(port);
    send_all(connection->fd, request, (size_t)length);
    const char *end = NULL;
    while (!end) {
        receive(connection);
        end = find((struct message){connection->inbox, connection->end}, "\r\n\r\n");
    }
    if (memcmp(connection->inbox, "HTTP/1.1 101", 12)) fail("no socket: %.*s", 40, connection->inbox);
    connection->start = (size_t)(end + 4 - connection->inbox);
}

// The whole answer to a POST, its head included.
void post(int port, const char *path, const char *body, char *answer, size_t room_for_answer) {
    int fd = dial(port);
    size_t got = 0;
    ssize_t more;
    char request[LONGEST_REQUEST];
    int length = snprintf(request, sizeof request,
                          "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n"
                          "Content-Length: %zu\r\nConnection: close\r\n\r\n%s",
                          path, port, strlen(body), body);
    send_all(fd, request, (size_t)length);
    while ((more = recv(fd, answer + got, room_for_answer - 1 - got, 0)) > 0) got += (size_t)more;
    answer[got] = 0;
    close(fd);
}

struct message head_of(struct message message) {
    return (struct message){message.text, message.length < HEAD ? message.length : HEAD};
}

const char *find(struct message message, const char *wanted) {
    return memmem(message.text, message.length, wanted, strlen(wanted));
}

int64_t number_after(struct message message, const char *key) {
    const char *at = find(message, key);
    if (!at || !isdigit((unsigned char)at[strlen(key)])) return NONE;
    return strtoll(at + strlen(key), NULL, 10);
}
