// The list of the decks that a browser keeps: what can be found in it and done with them.
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { changedWhen } from "../../app/_client/drafts/changed-when.ts";
import { forgetWaiting, keepWaiting, waitingGame } from "../../app/_client/waiting-game.ts";
import { OwnDecks } from "../../app/_shelf/own-decks.tsx";
import { RecentDecks } from "../../app/_shelf/recent-decks.tsx";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { changed, type Draft, newDraft, toName } from "../../lib/deck/draft/draft.ts";
import { recordOf } from "../../lib/deck/draft/draft-record.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { sampleOf, samples } from "../samples.ts";
import { MemoryDrafts } from "./memory-drafts.ts";
import "./opened.tsx";

let memory: MemoryDrafts;
vi.mock("../../app/_client/drafts/drafts.ts", async (original) => ({
  ...(await original<object>()),
  openDrafts: async () => memory.tab(),
}));
const stamped = games.map(({ id, name }) => ({ id, name, stamp: "1" }));

/** A deck of each game, and as many copies of the first as are asked for. */
function keep(copies = 0): void {
  const drafts = samples.map(({ game, text }) => {
    const read = readText(games, builtInPool(game), text);
    return read.ok ? newDraft(game, game.id, read.reading.deck) : newDraft(game, game.id);
  });
  const [first] = drafts;
  const more = Array.from({ length: first ? copies : 0 }, (_, n) => ({ ...(first as Draft), id: `copy-${n}` }));
  for (const draft of [...drafts, ...more]) memory.records.set(draft.id, recordOf(draft, Date.now()));
}

beforeEach(() => {
  memory = new MemoryDrafts();
});

const names = () => screen.getAllByRole("link", { name: /^Edit / }).map((link) => link.getAttribute("aria-label"));
async function act(name: string, does: string) {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(`More for ${name}`));
  await user.click(screen.getByRole("button", { name: `${does} ${name}` }));
  return user;
}

describe("the list of decks", () => {
  test("says the verdict on each, and links to its table", async () => {
    keep();
    render(<OwnDecks games={stamped} />);
    await waitFor(() => expect(screen.getAllByText("Legal")).toHaveLength(games.length));
    for (const { name, code } of samples)
      expect(screen.getByRole("link", { name: `Play ${name}` }).getAttribute("href")).toBe(`/d/${code}/play`);
  });

  test("says how much is to be fixed, and that a deck is empty", async () => {
    const [game = samples[0]?.game] = games;
    if (!game) return;
    const card = builtInPool(game).cards[0]?.label ?? "";
    const one = changed(newDraft(game, "one"), {
      do: "step",
      step: { says: "", edits: [{ section: game.sections[0].id, card, by: 99 }] },
    });
    for (const draft of [one, newDraft(game, "none")]) memory.records.set(draft.id, recordOf(draft, 1));
    render(<OwnDecks games={stamped} />);
    expect(await screen.findByText(/^[1-9]\d* to fix$/)).toBeDefined();
    expect(await screen.findByText("Empty")).toBeDefined();
  });

  test("is searched by name and card, and filtered by game", async () => {
    keep(3);
    render(<OwnDecks games={stamped} />);
    const user = userEvent.setup();
    const box = await screen.findByRole("searchbox", { name: "Search decks" });
    for (const { name, game, text } of samples.slice(1)) {
      const card = /^(?:\d+ )?(.+)$/m.exec(text.split(/\n\n\w+\n/)[1] ?? "")?.[1] ?? "";
      for (const words of [name.toLowerCase(), card]) {
        await user.clear(box);
        await user.type(box, words);
        await waitFor(() => expect(names(), words).toEqual([`Edit ${name}`]));
      }
      await user.clear(box);
      const chip = screen.getByRole("button", { name: `${game.name} 1` });
      await user.click(chip);
      await waitFor(() => expect(names()).toEqual([`Edit ${name}`]));
      await user.click(chip);
    }
    await user.type(box, "no such deck");
    await user.click(await screen.findByRole("button", { name: `Show all ${games.length + 3} decks` }));
    expect(names()).toHaveLength(games.length + 3);
  });

  test("gives a deck another name and tags, finds it by them, and takes both back", async () => {
    keep(3);
    const [{ name, game } = { name: "", game: games[0] }] = samples.slice(2);
    render(<OwnDecks games={stamped} />);
    await screen.findByRole("link", { name: `Edit ${name}` });
    const user = await act(name, "Rename or tag");
    const form = within(await screen.findByRole("form", { name: `Name and tags of ${name}` }));
    await user.clear(form.getByLabelText("Name"));
    await user.type(form.getByLabelText("Name"), "Sunday");
    await user.type(form.getByLabelText("Tags, with commas between"), "league, #Fast ,league{Enter}");
    expect(await screen.findByText("Sunday saved.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("More for Sunday"));
    expect(memory.draft(game.id)?.about).toEqual({ tags: ["league", "Fast"] });
    await user.click(screen.getByRole("button", { name: "#league 1" }));
    await waitFor(() => expect(names()).toEqual(["Edit Sunday"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(memory.draft(game.id)?.heading.name).toBe(name));
    expect(memory.draft(game.id)?.about).toBeUndefined();
  });

  test("duplicates and removes a deck, and undoes both", async () => {
    keep();
    const { name } = samples[0] ?? { name: "" };
    render(<OwnDecks games={stamped} />);
    await screen.findByRole("link", { name: `Edit ${name}` });
    const user = await act(name, "Duplicate");
    await screen.findByRole("link", { name: `Edit ${name} (copy)` });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(memory.records.size).toBe(games.length));
    const before = new Map(memory.records);
    await act(name, "Remove");
    await waitFor(() => expect(memory.records.size).toBe(games.length - 1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" })));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(new Map(memory.records)).toEqual(before));
  });

  test("says that nothing was changed if the storage is full", async () => {
    keep();
    memory.failing = () => true;
    const { name } = samples[0] ?? { name: "" };
    render(<OwnDecks games={stamped} />);
    await screen.findByRole("link", { name: `Edit ${name}` });
    await act(name, "Duplicate");
    expect(await screen.findByText(/^Nothing was changed: .*full/)).toBeDefined();
  });

  test("holds two hundred decks and names of any length", async () => {
    keep(200);
    const [game] = games;
    const long = changed(newDraft(game, "long"), { do: "step", step: toName("W".repeat(80)) });
    memory.records.set("long", recordOf(long, 1));
    render(<OwnDecks games={stamped} />);
    expect(await screen.findByRole("link", { name: `Edit ${"W".repeat(80)}` })).toBeDefined();
    expect(names()).toHaveLength(games.length + 201);
  });

  test("of one game has no deck of another", async () => {
    keep();
    const { game, name } = samples[1] ?? { game: games[0], name: "" };
    render(<OwnDecks games={stamped} of={game.id} />);
    await screen.findByRole("link", { name: `Edit ${name}` });
    expect(names()).toEqual([`Edit ${name}`]);
  });

  test("that is empty says what belongs here and where to begin", async () => {
    render(<OwnDecks games={stamped} />);
    expect(await screen.findByText(/^You have no decks here yet/)).toBeDefined();
    for (const { id, name } of games)
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(`/${id}/build`);
  });
});

test("the first page lists the decks that were changed last, and links to all", async () => {
  keep(3);
  render(<RecentDecks games={stamped} />);
  const all = await screen.findByRole("link", { name: `All ${games.length + 3} decks` });
  expect(all.getAttribute("href")).toBe("/decks");
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByText("Legal")).toHaveLength(4));
  expect(document.documentElement.dataset.decks).toBe("4");
});

test("on the first page a deck has the face of a card of its own, and a game that waits is resumed", async () => {
  keep();
  const { name, code } = sampleOf("open-worlds");
  keepWaiting({ deck: `/d/${code}`, moment: "1.seed", turn: 3 });
  const { container } = render(<RecentDecks games={stamped} />);
  const resume = await screen.findByRole("link", { name: `Resume ${name}` });
  expect(resume.getAttribute("href")).toBe(`/d/${code}/play#1.seed`);
  expect(screen.getByText("Turn 3 waits")).toBeDefined();
  expect(screen.queryByRole("link", { name: `Play ${name}` })).toBeNull();
  await waitFor(() => expect(container.querySelectorAll("[data-art]")).toHaveLength(4));
  forgetWaiting("/d/another");
  expect(waitingGame()?.turn).toBe(3);
  forgetWaiting(`/d/${code}`);
  expect(waitingGame()).toBeUndefined();
});

test.each([
  [30_000, "just now"],
  [5 * 60_000, "5 min ago"],
  [3 * 3_600_000, "3 h ago"],
  [20 * 3_600_000, "yesterday"],
  [5 * 86_400_000, "13 Nov"],
  [400 * 86_400_000, "14 Oct 2024"],
])("a change %i ms ago is said to be %s", (ago, says) => {
  const now = new Date(2025, 10, 18, 15).getTime();
  expect(changedWhen(now - ago, now)).toBe(says);
});
