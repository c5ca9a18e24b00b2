// Threads that do long work, above all the one that draws preview pictures, and threads that fail.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { afterAll, expect, test } from "vitest";
import { layoutOf } from "../../app/_server/picture/layout.ts";
import type { Picture } from "../../app/_server/picture/picture.ts";
import { WorkThread } from "../../app/_server/work-thread.ts";

const DRAWS = resolve("app/_server/picture/drawing-thread.ts");
const folder = mkdtempSync(join(tmpdir(), "drydock-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const colours = { ground: "#001122", tone: "#0000ff", bright: "#8888ff" };
const called = (name: string): Picture => ({
  colours,
  deck: {
    game: "A game",
    name,
    instead: "A deck",
    terms: name,
    counts: [{ label: "Cards", count: 60 }],
    verdict: { word: "LEGAL", colour: "#00ff00", sign: "M2 8l4 4 8-8" },
    curve: {
      title: name,
      bars: [
        { label: name, count: 3, unsure: 1 },
        { label: "\u22122", count: 0, unsure: 0 },
      ],
    },
    cover: {
      name,
      outline: "order",
      art: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h8v8z"/></svg>`,
      numbers: [{ text: "7", isFact: false, line: "M1 1h9", fill: "" }],
    },
  },
});

/** A thread that does what the name of the deck says, and else sends as many bytes as it has drawn pictures. */
function failing(): string {
  const file = join(folder, "failing.mjs");
  const script = `import { parentPort } from "node:worker_threads";
let drawn = 0;
parentPort.on("message", async ({ deck: { name } }) => {
  if (name === "exit") process.exit(1);
  if (name === "throw") throw new Error("the pen is broken");
  if (name === "hang") for (;;);
  if (name === "grow") for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
  parentPort.postMessage(new ArrayBuffer(++drawn));
});`;
  writeFileSync(file, script);
  return file;
}

const drawing = (file: string, limits = { line: 16, longest: 10_000 }) =>
  new WorkThread<Picture, ArrayBuffer>(file, { lost: "It could not be drawn", megabytes: 128, ...limits });
const bytesOf = async (worker: WorkThread<Picture, ArrayBuffer>, name: string) =>
  (await worker.ask(called(name)))?.byteLength;

/** Runs with the log out of sight, and returns what was written to it. */
async function logged(work: () => Promise<void>): Promise<string> {
  const { write } = process.stderr;
  let said = "";
  process.stderr.write = (text) => {
    said += String(text);
    return true;
  };
  try {
    await work();
  } finally {
    process.stderr.write = write;
  }
  return said;
}

// Only a thread that hangs is to be stopped for its time. How long the others take to end is the machine's affair.
test.each([
  ["exit", "ended", 30_000],
  ["throw", "the pen is broken", 30_000],
  ["grow", "memory", 30_000],
  ["hang", "longer than 1500 ms", 1_500],
])("a thread that does this costs its own picture and no other: %s", async (fault, says, longest) => {
  const worker = drawing(failing(), { line: 4, longest });
  const said = await logged(async () => {
    expect(await Promise.all(["fine", fault, "fine", "fine"].map((name) => bytesOf(worker, name)))).toEqual([
      1,
      undefined,
      1,
      2,
    ]);
    expect(await bytesOf(worker, "fine")).toBe(3);
  });
  expect(said).toContain(says);
});

test("so many pictures wait, and no more", async () => {
  const worker = drawing(failing(), { line: 2, longest: 60_000 });
  const drawn = Array.from({ length: 5 }, () => bytesOf(worker, "fine"));
  expect(await Promise.all(drawn)).toEqual([1, 2, 3, undefined, undefined]);
});

test("a picture is a PNG of 1200 by 630, whatever the deck is called", async () => {
  const worker = drawing(DRAWS);
  for (const name of ["Fleet", "Ночной флот", "🚀🛸", "中文", "\u0000\ud800", ""]) {
    const picture = Buffer.from((await worker.ask(called(name))) ?? new ArrayBuffer(0));
    expect([name, picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      name,
      "PNG",
      1200,
      630,
    ]);
  }
  const damaged = Buffer.from((await worker.ask({ colours })) ?? new ArrayBuffer(0));
  expect(damaged.readUInt32BE(16)).toBe(1200);
});

test("the thread that asks for pictures goes on meanwhile", async () => {
  const worker = drawing(DRAWS);
  await worker.ask(called("Fleet"));
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 10 }, (_, n) => worker.ask(called(`Fleet ${n}`))));
  // How much of that time this thread was busy itself.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3);
});

test("nothing is drawn that the bundled font does not have, so no font is fetched", () => {
  const drawn = layoutOf(called("Né 🚀 Ночь 中 “x” <&"));
  expect(drawn).toContain(">Né “x” &lt;&amp;<");
  expect(drawn).not.toMatch(/[^\u0020-\u00ff\u2018-\u201d…−]/);
});

test("drawing connects to nobody", () => {
  const script = `
    import net from "node:net";
    import dgram from "node:dgram";
    const refuse = () => { console.log("CONNECTS"); process.exit(1); };
    net.Socket.prototype.connect = refuse;
    dgram.Socket.prototype.send = refuse;
    globalThis.fetch = new Proxy(fetch, { apply(to, self, [from, ...rest]) { if (/^http/.test(String(from?.url ?? from))) refuse(); return Reflect.apply(to, self, [from, ...rest]); } });
    const { drawn } = await import(${JSON.stringify(resolve("app/_server/picture/drawing.ts"))});
    const png = await drawn(JSON.parse(process.argv[1]));
    console.log(png.byteLength > 1000 ? "DRAWN" : "NOTHING");`;
  const words = ["--input-type=module", "-e", script, JSON.stringify(called("🚀 Ночной 中文"))];
  const { stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stdout.trim()).toBe("DRAWN");
});
