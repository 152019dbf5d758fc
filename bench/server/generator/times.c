#include "load.h"

#include <stdlib.h>

void record(struct times *times, double seconds) {
    if (times->count == times->capacity) {
        times->capacity = times->capacity ? times->capacity * 2 : 1 << 16;
        times->microseconds = realloc(times->microseconds, times->capacity * sizeof *times->microseconds);
        if (!times->microseconds) fail("out of memory");
    }
    times->microseconds[times->count++] = (uint32_t)(seconds * 1e6);
}

static int compare(const void *a, const void *b) {
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    return (left > right) - (left < right);
}

double quantile_ms(struct times *times, double share) {
    if (!times->count) return 0;
    qsort(times->microseconds, times->count, sizeof *times->microseconds, compare);
    return times->microseconds[(size_t)((double)(times->count - 1) * share)] / 1000.0;
}
