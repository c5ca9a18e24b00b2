// What the other side does upon a press is seen move by move, unless somebody wants to see the end at once.
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { sampleOf } from "../samples.ts";
import { openTable } from "./opened.tsx";

/** While this is so, a move of the other side would be shown for an hour. */
const paused = vi.hoisted(() => ({ is: false }));
vi.mock("../../app/_table/state/pace.ts", async (load) => {
  const pace = await load<typeof import("../../app/_table/state/pace.ts")>();
  return { ...pace, beat: () => (paused.is ? 3_600_000 : pace.beat()) };
});

const still = matchMedia;
const lines = () => [...document.querySelectorAll("#table-rail ol li button")].map(({ textContent }) => textContent);
const isWatched = () => document.querySelector("[data-watched]") !== null;

afterEach(() => {
  localStorage.clear();
  paused.is = false;
  vi.stubGlobal("matchMedia", still);
});

/** Lets the autopilot play until something holds. Answers how many lines the log had before the last step. */
async function until(user: UserEvent, holds: () => boolean): Promise<number> {
  for (let steps = 0; steps < 40; steps++) {
    const [before, moment] = [lines().length, location.hash];
    await user.keyboard("a");
    await waitFor(() => expect(location.hash).not.toBe(moment));
    if (holds()) return before;
  }
  throw new Error("That never came.");
}

/** Whether the other side was watched while a few steps of the autopilot were played, which it answered. */
async function wasWatched(user: UserEvent): Promise<boolean> {
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(isWatched()));
  watch.observe(document.body, { childList: true, subtree: true });
  const before = lines().length;
  await until(user, () => isWatched() || lines().filter((line) => line?.startsWith("The opponent: ")).length > 3);
  watch.disconnect();
  expect(lines().length).toBeGreaterThan(before);
  return seen.includes(true);
}

function withMotion(pace: string): void {
  localStorage.setItem("drydock-table-pace", pace);
  vi.stubGlobal("matchMedia", (media: string) => ({
    ...still(media),
    matches: !media.includes("reduced-motion") && still(media).matches,
  }));
  Element.prototype.animate ??= vi.fn(() => ({}) as Animation);
}

test("without motion the table shows at once what the other side did", async () => {
  const { user } = await openTable(sampleOf("shoulder-of-orion").code);
  expect(await wasWatched(user)).toBe(false);
});

test("moves of the other side come one after the other, with their lines", async () => {
  withMotion("quick");
  const { user } = await openTable(sampleOf("shoulder-of-orion").code);
  const before = await until(user, isWatched);
  expect(screen.getByRole("region", { name: "What can be done" }).textContent).toContain(" plays.");
  const counts = new Set([lines().length]);
  await waitFor(() => {
    counts.add(lines().length);
    expect(isWatched()).toBe(false);
  });
  await waitFor(() => expect(lines().length).toBeGreaterThan(before));
  expect(counts.size).toBeGreaterThan(1);
});

test.each(["a", "{Enter}"])("the key %s shows the rest at once, and does nothing else", async (key) => {
  withMotion("calm");
  paused.is = true;
  const { user } = await openTable(sampleOf("shoulder-of-orion").code);
  await until(user, isWatched);
  await waitFor(() => expect(location.hash).not.toBe(""));
  const moment = location.hash;
  await user.keyboard(key);
  await waitFor(() => expect(isWatched()).toBe(false));
  expect(location.hash).toBe(moment);
});

test("a press shows the rest at once, and does nothing else", async () => {
  withMotion("calm");
  paused.is = true;
  const { user } = await openTable(sampleOf("shoulder-of-orion").code);
  await until(user, isWatched);
  const moment = location.hash;
  await user.click(screen.getByRole("button", { name: "New hand" }));
  await waitFor(() => expect(isWatched()).toBe(false));
  expect(location.hash).toBe(moment);
});

test("the pace is chosen among the tools, and stays", async () => {
  withMotion("usual");
  const { user } = await openTable(sampleOf("shoulder-of-orion").code);
  const extras = within(document.getElementById("table-extras") as HTMLElement);
  const pace = (name: string) => extras.getByText(name, { selector: "button" });
  await waitFor(() => expect(pace("usual").getAttribute("aria-pressed")).toBe("true"));
  await user.click(pace("at once"));
  expect(pace("at once").getAttribute("aria-pressed")).toBe("true");
  expect(localStorage.getItem("drydock-table-pace")).toBe("at once");
  expect(await wasWatched(user)).toBe(false);
});
