#include "load.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void read_proc(const char *path, char *text, size_t room_for_text) {
    FILE *file = fopen(path, "r");
    if (!file) fail("cannot read %s", path);
    text[fread(text, 1, room_for_text - 1, file)] = 0;
    fclose(file);
}

static double cpu_seconds(clockid_t clock) {
    struct timespec used;
    if (clock_gettime(clock, &used)) fail("cannot read how much CPU was used");
    return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

static double server_seconds(int process) {
    clockid_t clock;
    if (clock_getcpuclockid(process, &clock)) fail("there is no process %d", process);
    return cpu_seconds(clock);
}

// Whoever ran there, and the time that a virtual machine was not given.
static double core_seconds(int core) {
    static char text[1 << 16];
    char line[32];
    unsigned long user, nice, system, interrupts, softly, stolen;
    snprintf(line, sizeof line, "\ncpu%d ", core);
    read_proc("/proc/stat", text, sizeof text);
    const char *at = strstr(text, line);
    if (!at || sscanf(at + strlen(line), "%lu %lu %lu %*u %*u %lu %lu %lu", &user, &nice, &system, &interrupts, &softly,
                      &stolen) != 6)
        fail("cannot read how busy core %d was", core);
    return (double)(user + nice + system + interrupts + softly + stolen) / (double)sysconf(_SC_CLK_TCK);
}

struct usage usage_now(const struct load *load) {
    struct usage now = {.server = server_seconds(load->server), .own = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID)};
    for (int i = 0; i < 2; i++) now.core[i] = load->core[i] == NONE ? 0 : core_seconds(load->core[i]);
    return now;
}

struct usage used_since(const struct load *load, struct usage before) {
    struct usage now = usage_now(load);
    return (struct usage){now.server - before.server,
                          now.own - before.own,
                          {now.core[0] - before.core[0], now.core[1] - before.core[1]}};
}

long resident_kilobytes(int process) {
    char path[64], text[4096];
    long pages;
    snprintf(path, sizeof path, "/proc/%d/statm", process);
    read_proc(path, text, sizeof text);
    if (sscanf(text, "%*d %ld", &pages) != 1) fail("cannot read the memory of process %d", process);
    return pages * sysconf(_SC_PAGESIZE) / 1000;
}
