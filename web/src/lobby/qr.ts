import { encode } from "uqr";

export interface Drawn {
  readonly side: number; // in modules, with the quiet zone that readers want
  readonly path: string;
}

/** A QR code as one path of small squares: runs of dark modules in a row become one rectangle. */
export function drawQr(text: string): Drawn {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const rows = data.map((row, y) =>
    runs(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(""),
  );
  return { side: size, path: rows.join("") };
}

const QUIET = 4; // modules, as the standard wants

function runs(row: readonly boolean[]): readonly [start: number, length: number][] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end < 0 ? row.length : end) - start];
  });
}
