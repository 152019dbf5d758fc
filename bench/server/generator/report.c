#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void read_proc(int process, const char *name, char *text, size_t room_for_text) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", process, name);
    FILE *file = fopen(path, "r");
    if (!file) fail("cannot read %s", path);
    text[fread(text, 1, room_for_text - 1, file)] = 0;
    fclose(file);
}

double cpu_seconds(int process) {
    char text[4096];
    unsigned long user, system;
    read_proc(process, "stat", text, sizeof text);
    const char *after_name = strrchr(text, ')');
    if (!after_name || sscanf(after_name, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
        fail("cannot read the time of process %d", process);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

// Of its first thread, which is the one that serves.
double waited_seconds(int process) {
    char text[256];
    double nanoseconds;
    read_proc(process, "schedstat", text, sizeof text);
    if (sscanf(text, "%*f %lf", &nanoseconds) != 1) fail("cannot read how long process %d waited", process);
    return nanoseconds / 1e9;
}

double own_cpu_seconds(void) {
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

long resident_kilobytes(int process) {
    char text[4096];
    long pages;
    read_proc(process, "statm", text, sizeof text);
    if (sscanf(text, "%*d %ld", &pages) != 1) fail("cannot read the memory of process %d", process);
    return pages * sysconf(_SC_PAGESIZE) / 1000;
}

static int compare(const void *a, const void *b) {
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    return (left > right) - (left < right);
}

static double quantile(const struct load *load, double share) {
    return load->moves ? load->microseconds[(size_t)((double)(load->moves - 1) * share)] / 1000.0 : 0;
}

void print_report(const struct load *load) {
    double moves = load->moves ? (double)load->moves : 1, seconds = load->seconds > 0 ? load->seconds : 1;
    if (load->moves) qsort(load->microseconds, load->moves, sizeof *load->microseconds, compare);
    printf("{\"connections\":%u,\"connect_seconds\":%.3f,", load->rooms * SEATS, load->connect_seconds);
    printf("\"server_kilobytes\":%ld,", load->server_kilobytes);
    printf("\"moves_per_second\":%.0f,", (double)load->moves / seconds);
    printf("\"p50_ms\":%.3f,\"p99_ms\":%.3f,", quantile(load, 0.5), quantile(load, 0.99));
    printf("\"worst_ms\":%.3f,\"server_us_per_move\":%.1f,", quantile(load, 1), load->server_cpu / moves * 1e6);
    printf("\"server_share\":%.2f,\"server_waited\":%.2f,", load->server_cpu / seconds, load->server_waited / seconds);
    printf("\"generator_share\":%.2f,", load->own_cpu / seconds);
    printf("\"bytes_per_view\":%.0f}\n", (double)load->bytes / moves / SEATS);
}
