import jsQR from "jsqr";
import { expect, test } from "vitest";
import { drawQr } from "./qr";

const SCALE = 4;

/** What a camera would see: the path's rectangles, painted black on white. */
function painted(text: string): { pixels: Uint8ClampedArray; width: number } {
  const { side, path } = drawQr(text);
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column++) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { pixels, width };
}

test.each(["http://192.168.1.23:8777/MVKRTD", "https://ardoise.example/BCDFGH", "http://[fe80::1]:8777/ZZZZZZ"])(
  "%s is read back",
  (address) => {
    const { pixels, width } = painted(address);
    expect(jsQR(pixels, width, width)?.data).toBe(address);
  },
);

test("nothing dark is in the quiet zone", () => {
  const { side, path } = drawQr("http://ardoise.example/MVKRTD");
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(side - 4);
  }
});
