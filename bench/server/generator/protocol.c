#include "protocol.h"

#include <stdarg.h>
#include <stdio.h>

void write_move(struct move *move, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    move->length = (size_t)vsnprintf(move->text, sizeof move->text, format, arguments);
    va_end(arguments);
}
