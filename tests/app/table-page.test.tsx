// The table of every game: what can be done is offered and said, and the address holds every moment.
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { readMoment } from "../../lib/core/table/moment.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { seatedAs } from "../../lib/core/table/seats.ts";
import { deckOf, type SampleDeck, sampleOf, visited } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { openTable } from "./opened.tsx";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const panel = () => screen.getByRole("region", { name: "What can be done" });
const said = () => within(panel()).getByRole("status").textContent;
const log = () => screen.getByRole("region", { name: "Log" }).textContent;
const heading = () => within(panel()).getByRole("heading").textContent;
const moment = () => location.hash.slice(1);
const turn = () => screen.getByRole("navigation", { name: "Phases of a turn" }).firstElementChild?.textContent;
const onTable = () => [...document.querySelectorAll<HTMLElement>("[data-zone] [data-card]")];
const lit = () => onTable().filter(({ dataset }) => dataset.lit);
const nameOf = (card: Element | undefined) =>
  card?.querySelector("[data-name]")?.textContent.replaceAll("\u00ad", "") ?? "";
const moves = () => [...panel().querySelectorAll<HTMLElement>("[data-move]")];

/** Where every card lies. */
const lying = () =>
  [...document.querySelectorAll<HTMLElement>("[data-zone]")].map(({ dataset, textContent }) => [
    dataset.zone,
    textContent,
  ]);

/** Does something and waits until the address holds another moment. */
async function stepped(act: () => Promise<void>): Promise<void> {
  const before = moment();
  await act();
  await waitFor(() => expect(moment(), "the moment in the address").not.toBe(before));
}

async function take(sample: SampleDeck, at = "") {
  const { user } = await openTable(sample.code, at);
  await waitFor(() => expect(moment()).not.toBe(""));
  const press = (what: Element | undefined) => {
    if (!what) throw new Error("There is nothing to press.");
    return user.click(what);
  };
  return { user, press };
}

const pass = (user: UserEvent) => stepped(() => user.click(panel().querySelector("[data-next]") ?? panel()));
const keys = (user: UserEvent, pressed: string) => stepped(() => user.keyboard(pressed));

/** What is lit is what the rules allow something with, played again beside the page. */
async function expectLit({ game }: SampleDeck): Promise<void> {
  const { dealer, start } = await tableOf(game);
  const read = readMoment(moment());
  if (typeof read === "string") throw new Error(read);
  const { table, refused } = replayed(dealer, seatedAs(start(read.seed), read), read);
  expect(refused).toBeUndefined();
  const offered = new Set(dealer.moves(table).map(({ card }) => String(card)));
  const cards = onTable().map(({ dataset }) => dataset.card ?? "");
  await waitFor(() =>
    expect(lit().map(({ dataset }) => dataset.card)).toEqual(cards.filter((card) => offered.has(card))),
  );
}

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("the table of %s", (_, sample) => {
  test("lights what can be played, by single steps and by keys faster than the page", async () => {
    const { user } = await take(sample);
    for (let steps = 0; steps < 6; steps++) await keys(user, "a");
    await expectLit(sample);
    const [slowly, cards] = [moment(), lying()];
    for (const pressed of ["uuuuuu", "rrrrrr"]) await keys(user, pressed);
    await waitFor(() => expect(moment()).toBe(slowly));
    expect(lying()).toEqual(cards);
    await keys(user, "uu");
    await keys(user, "rar");
    await expectLit(sample);
  });

  test("names the autopilot’s step and its reason, and its turns come back by their link", async () => {
    const { user } = await take(sample);
    await stepped(() => user.click(button("Step")));
    expect(screen.getByText(/^Autopilot played: /).textContent).toMatch(/^Autopilot played: [A-Z].*\. Why: [A-Z].*\./);
    for (let turns = 0; turns < 3 && turn() !== "Over"; turns++) await stepped(() => user.click(button("Turn")));
    const [link, cards] = [moment(), lying()];
    await keys(user, "n");
    location.hash = link;
    await waitFor(() => expect(lying()).toEqual(cards));
    expect(moment()).toBe(link);
  });

  test("keeps the focus where it is while steps change the table around it", async () => {
    const { user } = await take(sample);
    for (const name of ["Step", "Undo"]) {
      button(name).focus();
      for (let steps = 0; steps < 4; steps++) {
        await keys(user, "{Enter}");
        expect(document.activeElement, `step ${steps}`).toBe(button(name));
      }
    }
  });

  test("says at the end how the game ended, and leads to the next one", async () => {
    const { user } = await take(sample);
    await stepped(() => user.click(button("To the end")));
    await waitFor(() => expect(heading()).toMatch(/^The game is over, in turn \d+\.$/));
    const last = screen.getByRole("region", { name: "Log" }).querySelector("li:last-child button")?.textContent ?? "";
    expect(last).not.toBe("");
    expect(said()).toContain("The game is over.");
    expect(said()).toContain(last);
    await stepped(() => user.click(within(panel()).getByRole("button", { name: "New hand" })));
    await waitFor(() => expect(heading()).not.toMatch(/over/));
  });

  test("lists all keys in a dialog that gives the focus back", async () => {
    const { user } = await take(sample);
    const opener = button("Keys");
    await user.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Keys" });
    const { goldfish } = (await tableOf(sample.game)).dealer;
    const own = [...goldfish.setup, ...goldfish.phases, ...goldfish.called].flatMap(({ moves }) => moves);
    for (const { key, says } of own) if (key !== undefined) expect(dialog.textContent).toContain(says);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("counts by hand what a card says", async () => {
    const { user } = await take(sample);
    const nameOf = (more: Element) => more.getAttribute("aria-label")?.replace(": one more", "") ?? "";
    const own = within(screen.getByRole("region", { name: "You" }));
    const count = (name: string) => own.queryByText(name, { selector: "dt" })?.nextElementSibling;
    // What the rulebook counts stands elsewhere, in large numbers.
    const all = screen.getAllByRole("button", { name: /: one more$/, hidden: true });
    const more = all.find((one) => count(nameOf(one)));
    const counter = nameOf(more as Element);
    const value = () => Number(count(counter)?.textContent);
    const before = value();
    await stepped(() => user.click(more as Element));
    await waitFor(() => expect(value(), counter).toBe(before + 1));
    expect(log()).toContain("by hand");
  });
});

const worlds = sampleOf("open-worlds");
const fates = sampleOf("conquest-of-fates");

test("what a move brings is said, and a step back says where in the game it leads", async () => {
  const { user, press } = await take(worlds);
  await pass(user);
  await waitFor(() => expect(lit()).not.toEqual([]));
  const name = nameOf(lit()[0]);
  await press(lit()[0]);
  await waitFor(() => expect(moves()).not.toEqual([]));
  await stepped(() => press(moves()[0]));
  expect(said()).toContain(`${name} is staged at`);
  await keys(user, "u");
  await waitFor(() => expect(said()).toContain("Move 1 of 2."));
});

test("the way on is the only move where there is no other, and a letter says why it does nothing", async () => {
  const { user, press } = await take(
    deckOf(fates.game, "Game: Conquest of Fates\nMain\n40 Forge Sergeant", "Sergeants"),
  );
  await pass(user);
  await user.keyboard("m");
  await waitFor(() => expect(said()).toContain("the rules do not allow it now"));
  const away = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
  away();
  await keys(user, " ");
  await waitFor(() => expect(lit()).not.toEqual([]));
  await press(lit()[0]);
  await waitFor(() => expect(moves()).not.toEqual([]));
  await stepped(() => press(moves()[0]));
  await pass(user);
  away();
  await user.keyboard(" ");
  await waitFor(() => expect(log()).toContain("Forge Sergeant is revealed"));
});

test("the ship that attacks is marked, and says so", async () => {
  const { user } = await take(sampleOf("orions-spur"));
  for (let steps = 0; heading() !== "Main attack"; steps++) {
    if (steps > 60) throw new Error(`The autopilot stays in ${heading()}.`);
    await keys(user, "a");
    await waitFor(() => expect(heading()).not.toBe(""));
  }
  const ship = await screen.findByRole("button", { name: /in question now/ });
  await waitFor(() => expect(panel().textContent).toContain(`${nameOf(ship)} has`));
});

test("the mulligan is one key where the rules allow it, and only once", async () => {
  const { user } = await take(fates);
  await keys(user, "m");
  await waitFor(() => expect(log()).toContain("Mulligan"));
  const after = moment();
  await user.keyboard("m");
  await waitFor(() => expect(said()).toContain("the rules do not allow it now"));
  expect(moment()).toBe(after);
  await keys(user, "u");
  await keys(user, "mm");
  await waitFor(() => expect(moment()).toBe(after));
});

test("what a card's own text asks for is done by hand, and the log says so", async () => {
  const { user, press } = await take(fates);
  const hand = () => onTable().filter((one) => one.closest("[data-zone=hand]"));
  const before = hand().length;
  await press(hand()[0]);
  await user.click(screen.getByText("By hand"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Where to" }), "void");
  await stepped(() => user.click(button("Move")));
  await waitFor(() => expect(log()).toMatch(/goes to The Void\.\s*by hand/));
  expect(hand()).toHaveLength(before - 1);
});

test("a damaged link says so and deals", async () => {
  await take(fates, "#1.abc.nothing");
  expect(screen.getByText(/The link of this game is damaged.*A new game was dealt instead\./)).toBeDefined();
});

test("a link of other cards says that it may have gone on differently", async () => {
  const { user } = await take(fates);
  await pass(user);
  location.hash = moment().replace(/\.[0-9a-f]{8}\./, ".00000000.");
  await waitFor(() => expect(said()).toContain("Cards of this deck have changed"));
});
