#include "load.h"

#include <stdio.h>

static double others_share(double core, double known, double seconds) {
    return core > known ? (core - known) / seconds : 0;
}

static void print_times(struct times *times, const char *of) {
    printf("\"%sp50_ms\":%.3f,\"%sp95_ms\":%.3f,", of, quantile_ms(times, 0.5), of, quantile_ms(times, 0.95));
    printf("\"%sp99_ms\":%.3f,", of, quantile_ms(times, 0.99));
}

static void print_begins(struct load *load) {
    double begins = load->begins.count ? (double)load->begins.count : 1;
    double seconds = load->begin_seconds > 0 ? load->begin_seconds : 1;
    printf("\"begun\":%zu,\"begun_meanwhile\":%u,", load->begins.count, load->begun_meanwhile);
    printf("\"begun_per_second\":%.0f,", (double)load->begins.count / seconds);
    printf("\"server_us_per_begin\":%.0f,", load->used_to_begin.server / begins * 1e6);
    print_times(&load->begins, "begin_");
}

static void print_usage(const struct load *load, double seconds) {
    const struct usage *used = &load->used;
    printf("\"server_share\":%.3f,\"generator_share\":%.3f,", used->server / seconds, used->own / seconds);
    printf("\"others_share\":%.3f,", others_share(used->core[0], used->server, seconds));
    printf("\"others_beside_share\":%.3f,", others_share(used->core[1], used->own, seconds));
}

void print_report(struct load *load) {
    double moves = load->moves.count ? (double)load->moves.count : 1;
    double seconds = load->measured_seconds > 0 ? load->measured_seconds : 1;
    printf("{\"connections\":%u,", load->rooms * load->room->screens);
    printf("\"connect_seconds\":%.3f,\"server_kilobytes\":%ld,", load->connect_seconds, load->server_kilobytes);
    print_begins(load);
    print_usage(load, seconds);
    print_times(&load->moves, "");
    printf("\"moves\":%zu,\"moves_per_second\":%.0f,", load->moves.count, (double)load->moves.count / seconds);
    printf("\"server_us_per_move\":%.1f,", load->used.server / moves * 1e6);
    printf("\"bytes_per_view\":%.0f}\n", (double)load->bytes / moves / load->room->screens);
}
