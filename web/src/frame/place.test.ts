import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPlace, takePlace } from "./place";

let stop: () => void;

beforeEach(() => (stop = keepPlace()));
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

function screen(inside: string): void {
  document.body.innerHTML = inside;
}

function stood(): string | undefined {
  return document.activeElement?.textContent || document.activeElement?.tagName;
}

/** What watches the page is told after it has changed, and then waits for a focus that comes by itself. */
async function seen(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((done) => setTimeout(done));
}

test("who stood on what is gone stands at the heading", async () => {
  screen("<button>Open</button>");
  document.querySelector("button")?.focus();
  screen('<div class="screen"><h1>Your table</h1></div>');
  await seen();
  expect(stood()).toBe("Your table");
});

test("what is marked goes before headings, and a sheet before what lies under it", async () => {
  screen("<button>Open</button>");
  document.querySelector("button")?.focus();
  screen('<div class="screen"><h1>Game</h1><b data-place tabindex="-1">Slate</b></div>');
  await seen();
  expect(stood()).toBe("Slate");
  document.querySelector("b")?.remove();
  document.body.insertAdjacentHTML("beforeend", "<dialog open><h2>Menu</h2></dialog>");
  await seen();
  expect(stood()).toBe("Menu");
});

test("who chose a place keeps it when a phase begins; who was put somewhere goes along", async () => {
  screen("<button>Open</button>");
  document.querySelector("button")?.focus();
  screen('<div class="screen"><h1>Game</h1><button>Menu</button></div>');
  await seen();
  document.querySelector("h1")?.insertAdjacentHTML("afterend", '<b data-place tabindex="-1">Slate</b>');
  takePlace();
  expect(stood()).toBe("Slate");
  document.querySelector("button")?.focus();
  takePlace();
  expect(stood()).toBe("Menu");
});
