// What the builder keeps beside the deck: its text, notes, cards that are considered, and the other decks.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { changed, newDraft, toName } from "../../lib/deck/draft/draft.ts";
import { recordOf } from "../../lib/deck/draft/draft-record.ts";
import { firstCard, sampleOf, visited } from "../samples.ts";
import { MemoryDrafts } from "./memory-drafts.ts";
import { openBuilder } from "./opened.tsx";

let memory: MemoryDrafts;
vi.mock("../../app/_client/drafts/drafts.ts", async (original) => ({
  ...(await original<object>()),
  openDrafts: async () => memory.tab(),
}));
beforeEach(() => {
  memory = new MemoryDrafts();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const keptDraft = () => memory.draft([...memory.records.keys()][0] ?? "");

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("a deck of %s", (_, sample) => {
  const { game, code } = sample;

  test("is edited as text in its place: applied, cancelled and undone", async () => {
    const { user, deck } = await openBuilder(game.id, `?code=${code}`);
    const share = () => screen.getByRole("link", { name: "Share" }).getAttribute("href");
    await user.click(button("Edit as text"));
    const box = await within(deck).findByRole<HTMLTextAreaElement>("textbox", { name: "The whole list as text" });
    await waitFor(() => expect(document.activeElement).toBe(box));
    const lines = box.value.trimEnd().split("\n");
    expect(lines[0]).toBe(`Game: ${game.name}`);
    const less = lines.slice(0, -1).join("\n");
    await user.clear(box);
    await user.paste(less);
    await user.click(button("Cancel"));
    await waitFor(() => expect(document.activeElement).toBe(button("Edit as text")));
    expect(share()).toBe(`/d/${code}`);
    await user.click(button("Edit as text"));
    const again = await within(deck).findByRole("textbox", { name: "The whole list as text" });
    await user.clear(again);
    await user.paste(`${less}\nDreadnought of Nowhere`);
    const at = less.split("\n").length + 1;
    expect(await within(deck).findByText(`Line ${at}: No card is called “Dreadnought of Nowhere”.`)).toBeDefined();
    await user.click(within(deck).getByRole("radio", { name: "Leave out" }));
    await user.click(button("Apply"));
    await waitFor(() => expect(share()).not.toBe(`/d/${code}`));
    await user.click(button("Undo"));
    await waitFor(() => expect(share()).toBe(`/d/${code}`));
  });

  test("keeps notes, author and tags, which its text says and its link does not", async () => {
    const { user, deck } = await openBuilder(game.id, `?code=${code}`);
    await user.click(button("Notes"));
    const dialog = within(await screen.findByRole("dialog", { name: "Notes" }));
    await user.type(dialog.getByLabelText("Notes"), "Slow start.");
    await user.type(dialog.getByLabelText("Author"), "Ann");
    await user.type(dialog.getByLabelText("Tags, with commas between"), "league, fast");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await within(deck).findByText("by Ann #league #fast")).toBeDefined();
    await waitFor(() =>
      expect(keptDraft()?.about).toEqual({ author: "Ann", notes: "Slow start.", tags: ["league", "fast"] }),
    );
    expect(screen.getByRole("link", { name: "Share" }).getAttribute("href")).toBe(`/d/${code}`);
    await user.click(button("Export"));
    await user.click(await screen.findByRole("button", { name: "Copy Text" }));
    expect(await navigator.clipboard.readText()).toContain("\n# Slow start.\n# by Ann\n");
    await user.keyboard("{Escape}");
    await user.click(button("Edit as text"));
    const box = await within(deck).findByRole<HTMLTextAreaElement>("textbox", { name: "The whole list as text" });
    expect(box.value).toContain("\n# Slow start.\n# by Ann\n");
    await user.clear(box);
    await user.paste(`Game: ${game.name}\n# Faster now\n`);
    await user.click(button("Apply"));
    await waitFor(() => expect(keptDraft()?.about).toEqual({ notes: "Faster now", tags: ["league", "fast"] }));
  });

  test("chooses a plan into the notes, and says there what cannot be read of them", async () => {
    const { user, deck } = await openBuilder(game.id, `?code=${code}`);
    await user.click(button("Notes"));
    const dialog = within(await screen.findByRole("dialog", { name: "Notes" }));
    await user.type(dialog.getByLabelText("Notes"), "Plan: nothing of the kind");
    expect(await dialog.findByText(/^Line 1: no plan of the game is called “nothing of the kind”/)).toBeDefined();
    const [, plan] = (await game.goldfish()).plans;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Plan" }), plan?.says ?? "");
    await waitFor(() => expect(dialog.queryByText(/^Line 1/)).toBeNull());
    expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Plan" }).value).toBe(plan?.says);
    await user.type(dialog.getByLabelText("Notes"), "\nGroup few: no such card");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await within(deck).findByText(/^Line 2: the deck has no card called “no such card”/)).toBeDefined();
    await waitFor(() => expect(keptDraft()?.about?.notes).toBe(`Plan: ${plan?.says}\nGroup few: no such card`));
  });

  test("puts cards aside, and takes them from a text under a heading for them", async () => {
    const { user, deck } = await openBuilder(game.id);
    const card = firstCard(game);
    await user.selectOptions(screen.getByRole("combobox", { name: "Add to" }), "Considering");
    await user.click(screen.getByRole("searchbox", { name: "Search cards" }));
    await user.paste(`"${card}"`);
    await user.click(await screen.findByRole("button", { name: `Add ${card}, 0 put aside` }));
    const aside = within(await within(deck).findByRole("region", { name: "Considering" }));
    expect(aside.getByText(card)).toBeDefined();
    expect(within(screen.getByRole("region", { name: "Verdict" })).getByText("Empty")).toBeDefined();
    await user.click(button("Import"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("textbox", { name: "List or code" }));
    await user.paste(`${sample.text}\n[Maybeboard]\n3 ${card}`);
    await user.click(dialog.getByRole("button", { name: "Import this deck" }));
    await waitFor(() => expect(screen.getByRole("link", { name: "Share" }).getAttribute("href")).toBe(`/d/${code}`));
    expect(aside.getByRole("button", { name: `One ${card} more, 3 now` })).toBeDefined();
  });

  test("has the other decks of its game at its name, and no deck of another game", async () => {
    const named = (name: string, id: string, of = game) => {
      const draft = changed(newDraft(of, id), { do: "step", step: toName(name) });
      memory.records.set(id, recordOf(draft, 1));
    };
    named("Sunday", "one");
    const other = [sampleOf("open-worlds"), sampleOf("orions-spur")].find((one) => one.game !== game);
    named("Elsewhere", "two", other?.game);
    const { user } = await openBuilder(game.id);
    await user.click(screen.getByLabelText("Your decks"));
    const link = await screen.findByRole("link", { name: /^Sunday/ });
    expect(link.getAttribute("href")).toBe(`/${game.id}/build?draft=one`);
    expect(screen.queryByText("Elsewhere")).toBeNull();
    expect(screen.getByRole("link", { name: "New deck" }).getAttribute("href")).toBe(`/${game.id}/build`);
  });

  test("gives the focus to the next finding behind one that was mended, or to the pane", async () => {
    const { user, verdict } = await openBuilder(game.id);
    await user.click(button("Import"));
    await user.click(await screen.findByRole("textbox", { name: "List or code" }));
    await user.paste(`${sample.text}\nFirst Nowhere\nSecond Nowhere\nThird Nowhere`);
    await user.click(button("Import this deck"));
    const mend = async (name: string) => {
      const fix = await within(verdict).findByRole("button", { name: `Remove “${name} Nowhere”` });
      fix.focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(fix.isConnected).toBe(false));
      await waitFor(() => expect(verdict.contains(document.activeElement)).toBe(true));
      return document.activeElement?.closest("li")?.textContent;
    };
    expect(await mend("Second")).toContain("Third Nowhere");
    await mend("Third");
    await mend("First");
  });

  test("is walked card by card with the arrows, and seven times Tab lead from the search’s card to the first fix", async () => {
    const { user, search, deck, verdict } = await openBuilder(game.id);
    await user.click(button("Import"));
    await user.click(await screen.findByRole("textbox", { name: "List or code" }));
    await user.paste(`${sample.text}\nDreadnought of Nowhere`);
    await user.click(button("Import this deck"));
    await within(verdict).findByRole("button", { name: "Remove “Dreadnought of Nowhere”" });
    search.focus();
    await user.keyboard("{ArrowDown}");
    const walked: (Element | null)[] = [];
    while (document.activeElement?.textContent !== "Remove “Dreadnought of Nowhere”" && walked.length < 20) {
      await user.tab();
      walked.push(document.activeElement);
    }
    expect(walked.length).toBeLessThanOrEqual(7);
    const stop = walked.find((one) => one?.matches("[data-stop]"));
    if (!(stop instanceof HTMLElement)) throw new Error("the Tab key stops at no card");
    stop.focus();
    const stops = [...deck.querySelectorAll("[data-stop]")];
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(stops[1]);
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(stop);
  });

  test("says what its cards are filtered by", async () => {
    const { user, search } = await openBuilder(game.id, `?code=${code}`);
    const found = () => document.querySelector("[data-found]")?.textContent;
    await user.click(search);
    await user.paste(`"${firstCard(game)}"`);
    await waitFor(() => expect(found()).toMatch(/^1 card( that fits this deck)?: ./));
    await user.clear(search);
    await waitFor(() => expect(found()).toMatch(/^\d+ cards( that fit this deck)?$/));
    const [chip] = screen.getAllByRole("button", { pressed: false }).filter((one) => /\D \d+$/.test(one.textContent));
    if (!chip) throw new Error("there are no chips");
    await user.click(chip);
    const kind = chip.textContent.replace(/ \d+$/, "");
    await waitFor(() => expect(found()).toMatch(new RegExp(`: ${kind}$`)));
  });
});

test("an invitation’s search ends when its section is full, so that nobody has to clear it", async () => {
  const { user, search, deck } = await openBuilder("shoulder-of-orion");
  await user.click(within(deck).getByRole("button", { name: "Show the heroes" }));
  await waitFor(() => expect((search as HTMLInputElement).value).toBe("t:hero"));
  for (const hero of ["Banneret Apollo", "Marshal Ilse Thorne", "Sergeant Vex Amari"]) {
    expect((search as HTMLInputElement).value).toBe("t:hero");
    await user.click(await screen.findByRole("button", { name: `Add ${hero}, 0 in the deck` }));
  }
  await waitFor(() => expect((search as HTMLInputElement).value).toBe(""));
  // The list goes on with what the deck still needs.
  await waitFor(() =>
    expect(document.querySelector("[data-row]")?.getAttribute("aria-label")).toBe("Add Border Rifles, 0 in the deck"),
  );
});

test("a deck of Shoulder of Orion goes from nothing to legal, and no filter has to be cleared", async () => {
  const { user, search, deck, verdict } = await openBuilder("shoulder-of-orion");
  await user.click(screen.getByRole("button", { name: "Cards as a list" }));
  await user.click(within(deck).getByRole("button", { name: "Show the heroes" }));
  for (const hero of ["Banneret Apollo", "Marshal Ilse Thorne", "Sergeant Vex Amari"])
    await user.click(await screen.findByRole("button", { name: `Add ${hero}, 0 in the deck` }));
  await waitFor(() => expect((search as HTMLInputElement).value).toBe(""));
  // Then the cards in sight are as good as any: three copies of each, and one of the last.
  for (let copies = 0; copies < 40; copies += 3) {
    const row = await waitFor(() => {
      const next = document.querySelector<HTMLElement>('[data-row][aria-label$=", 0 in the deck"]');
      if (!next) throw new Error("no card is left in sight");
      return next;
    });
    row.focus();
    await user.keyboard(copies < 39 ? "3" : "1");
  }
  expect(await within(verdict).findAllByText("Legal")).not.toEqual([]);
});

test("a line of the deck takes the keys of the results, and its last copy leaves the focus at the next card", async () => {
  const { user, deck } = await openBuilder("shoulder-of-orion", `?code=${sampleOf("shoulder-of-orion").code}`);
  const stop = (card: string) => deck.querySelector<HTMLElement>(`[data-stop]:has([data-shows="${card}"])`);
  const more = (card: string, n: number) => within(deck).findByRole("button", { name: `One ${card} more, ${n} now` });
  stop("Border Rifles")?.focus();
  await user.keyboard("2");
  await more("Border Rifles", 2);
  await user.keyboard("{+}");
  await more("Border Rifles", 3);
  await user.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move one Border Rifles to");
  stop("Border Rifles")?.focus();
  await user.keyboard("0");
  await waitFor(() => expect(stop("Border Rifles")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(stop("Kestrel Pilot")));
});

test("a finger on a card of the results reads it, and adds it from there", async () => {
  const wide = window.matchMedia;
  vi.stubGlobal("matchMedia", (media: string) => ({ ...wide(media), matches: media.includes("coarse") }));
  const card = "Outpost 1";
  const { user } = await openBuilder("open-worlds");
  await user.click(await screen.findByRole("button", { name: `Read ${card}, 0 in the deck` }));
  const dialog = within(await screen.findByRole("dialog", { name: card }));
  await user.click(dialog.getByRole("button", { name: `One ${card} more, 0 now` }));
  expect(await screen.findByRole("button", { name: `Read ${card}, 1 in the deck`, hidden: true })).toBeDefined();
  vi.stubGlobal("matchMedia", wide);
});
