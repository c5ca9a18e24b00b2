// The work of a page's thread for one key, taken from a trace of the browser.
import type { Browser, Page } from "@playwright/test";

/** Milliseconds of work from the arrival of the key to the end of the next frame. */
export interface Worked {
  readonly all: number;
  /** To the end of the last frame that shows something new. */
  readonly whole: number;
  readonly script: number;
  readonly layout: number;
  readonly paint: number;
}

type Part = Exclude<keyof Worked, "all" | "whole">;

const PARTS: Readonly<Record<string, Part>> = {
  EventDispatch: "script",
  FunctionCall: "script",
  FireAnimationFrame: "script",
  RunMicrotasks: "script",
  TimerFire: "script",
  UpdateLayoutTree: "layout",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};

/** Milliseconds after which a key has had all its effects. */
const FOLLOWS = 300;

/** A step of one thread. All times are in microseconds, including those of the thread itself. */
interface Step {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Presses a key and tells what it cost the page's thread. */
export async function worked(browser: Browser, page: Page, key: string): Promise<Worked> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await page.keyboard.press(key);
  await new Promise((resolve) => setTimeout(resolve, FOLLOWS));
  const trace: { readonly traceEvents: readonly Step[] } = JSON.parse((await browser.stopTracing()).toString());
  return readOff(trace.traceEvents);
}

function readOff(steps: readonly Step[]): Worked {
  const key = steps.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown");
  const here = steps
    .filter(({ ph, pid, tid }) => ph === "X" && pid === key?.pid && tid === key?.tid)
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const frames = here.filter(({ name, ts }) => name === "Commit" && key && ts > key.ts);
  const [first, last] = [frames[0], frames.at(-1)];
  if (!key || !first || !last) throw new Error("the trace shows no key and no frame");
  const sums = { all: workOf(here, key.ts, endOf(first)), whole: workOf(here, key.ts, endOf(last)) };
  const parts = { script: 0, layout: 0, paint: 0 };
  let until = 0;
  for (const step of here) {
    const part = PARTS[step.name];
    if (part === undefined || step.ts < until || step.ts >= endOf(first) || endOf(step) <= key.ts) continue;
    until = endOf(step);
    parts[part] += thread(step);
  }
  return { ...sums, ...parts };
}

/** The work of a thread's tasks between two moments. Work of the last task after the end does not count. */
function workOf(here: readonly Step[], from: number, end: number): number {
  const tasks = here.filter(({ name, ts }) => name === "RunTask" && ts < end).filter((task) => endOf(task) > from);
  const last = tasks.at(-1);
  let behind = end;
  let sum = tasks.reduce((all, task) => all + thread(task), 0);
  for (const step of here) {
    if (!last || step.ts < behind || step.ts >= endOf(last)) continue;
    behind = endOf(step);
    sum -= thread(step);
  }
  return sum;
}

function endOf({ ts, dur = 0 }: Step): number {
  return ts + dur;
}

function thread({ tdur = 0 }: Step): number {
  return tdur / 1000;
}
