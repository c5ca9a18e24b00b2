// The builder for every game: what is pressed or typed changes deck, verdict and counts, and is said.
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { firstCard, sampleOf, samples, visited } from "../samples.ts";
import { openBuilder } from "./opened.tsx";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const row = (card: string, copies: number) =>
  screen.findByRole("button", { name: `Add ${card}, ${copies} in the deck` });

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("the builder of %s", (_, sample) => {
  const { game, code, text } = sample;
  const card = firstCard(game);

  test("says the verdict and the number of cards where screen readers hear it", async () => {
    const { user, search } = await openBuilder(game.id);
    const said = screen.getAllByRole("status").filter(({ textContent }) => / cards$/.test(textContent));
    expect(said).toHaveLength(1);
    expect(said[0]?.textContent).toBe("Empty, 0 cards");
    await user.click(search);
    await user.paste(`"${card}"`);
    await user.click(await row(card, 0));
    await waitFor(() => expect(said[0]?.textContent).toMatch(/^(Legal|Illegal|Undetermined|Unfinished), 1 cards$/));
  });

  test("reads a card where it is: beside the deck, and large with its facts by a key or its name", async () => {
    const { user, search, deck, verdict } = await openBuilder(game.id);
    await user.click(search);
    await user.paste(`"${card}"`);
    await user.hover(await row(card, 0));
    const shown = await within(verdict).findByRole("region", { name: "Card" });
    await within(shown).findAllByText(card);
    await user.keyboard("{ArrowDown}i");
    const dialog = await screen.findByRole("dialog", { name: card });
    expect(within(dialog).getByRole("table", { name: `What is known of ${card}` })).toBeDefined();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(await row(card, 0));
    await user.keyboard("1");
    await waitFor(() => expect(deck.querySelector(`[data-shows="${card}"]`)).not.toBeNull());
    await user.click(deck.querySelector(`[data-shows="${card}"]`) ?? deck);
    // Where cards lie in rows, a press chooses one of them first.
    const read = within(deck).queryByRole("button", { name: `Read ${card}` });
    if (read) await user.click(read);
    expect(await screen.findByRole("dialog", { name: card })).toBeDefined();
  });

  test("blames nobody for a deck that is not begun", async () => {
    const { user, search, verdict } = await openBuilder(game.id);
    expect(within(verdict).getByText("Empty")).toBeDefined();
    expect(within(verdict).queryByText("Illegal")).toBeNull();
    expect(within(verdict).queryByText(/rules? holds?$/)).toBeNull();
    expect(button("Play")).toHaveProperty("disabled", true);
    await user.click(search);
    await user.paste(`"${card}"`);
    await user.click(await row(card, 0));
    await waitFor(() => expect(within(verdict).queryByText("Empty")).toBeNull());
    expect(within(verdict).getAllByText(/rules? holds?$/)).not.toEqual([]);
    expect(screen.getAllByRole("link", { name: "Play" })).not.toEqual([]);
  });

  test("says how an empty deck can begin: with a card, a list or a copy of a sample", async () => {
    const { user, deck, verdict } = await openBuilder(game.id);
    const copies = within(deck).getAllByRole("link", { name: /^Copy / });
    expect(copies.map((link) => link.getAttribute("href"))).toContain(`/${game.id}/build?code=${code}`);
    await user.click(button("Paste a list, code or link"));
    await user.click(await screen.findByRole("textbox", { name: "List or code" }));
    await user.paste(`https://drydock.example/d/${code}`);
    await user.click(button("Import this deck"));
    await within(verdict).findAllByText("Legal");
    expect(within(deck).queryByRole("link", { name: /^Copy / })).toBeNull();
  });

  test("sets copies by keys on a card that was found, and undoes them, the focus where it was", async () => {
    const { user, search } = await openBuilder(game.id);
    await user.click(search);
    await user.paste(`"${card}"`);
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(await row(card, 0));
    for (const [key, copies] of [
      ["3", 3],
      ["-", 2],
      ["+", 3],
      ["u", 2],
      ["r", 3],
      ["0", 0],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement, `after the key ${key}`).toBe(await row(card, copies));
    }
  });

  test("shows a card in the deck at once, and verdict, counts and charts in one go behind that", async () => {
    const { user, search, deck, verdict } = await openBuilder(game.id, `?code=${code}`);
    await user.click(search);
    await user.paste(`"${card}"`);
    const add = await screen.findByRole("button", { name: new RegExp(`^Add ${card}, \\d+ in the deck$`) });
    const told = changesOf({
      lines: () => [...deck.querySelectorAll("li")],
      verdict: () => [...verdict.querySelectorAll("[data-verdict]")],
      counts: () => [...deck.querySelectorAll("h2")],
      charts: () => [...verdict.querySelectorAll("[data-charts]")],
    });
    await user.click(add);
    await waitFor(() => expect(told.at(-1)).toBe("lines verdict counts charts"));
    expect(told).toEqual(["lines", "lines verdict counts charts"]);
  });

  test("tells which rule a list breaks, and mends it by a button", async () => {
    const { user, verdict } = await openBuilder(game.id);
    await user.click(button("Import"));
    await user.click(await screen.findByRole("textbox", { name: "List or code" }));
    await user.paste(`${text}\nDreadnought of Nowhere`);
    await user.click(button("Import this deck"));
    await within(verdict).findAllByText("Illegal");
    await user.click(await within(verdict).findByRole("button", { name: "Remove “Dreadnought of Nowhere”" }));
    expect(await within(verdict).findAllByText("Legal")).not.toEqual([]);
  });

  test("has dialogs that take the focus and give it back", async () => {
    const { user } = await openBuilder(game.id, `?code=${code}`);
    for (const [name, title] of [
      ["Import", "Import a list or a code"],
      ["Export", "Export this deck"],
      ["Keys", "Keys"],
    ]) {
      const opener = button(name ?? "");
      await user.click(opener);
      const dialog = await screen.findByRole("dialog", { name: title ?? "" });
      await waitFor(() => expect(dialog.contains(document.activeElement), `focus in ${name}`).toBe(true));
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(document.activeElement, `focus behind ${name}`).toBe(opener));
    }
  });

  test("finds the cards of one kind by a press on its chip, and all again by another", async () => {
    const { user } = await openBuilder(game.id);
    await user.click(screen.getByRole("checkbox", { name: /^Include illegal cards/ }));
    const chips = screen.getAllByRole("button", { pressed: false }).filter((one) => /\D\d+$/.test(one.textContent));
    const found = () => Number(screen.getByText(/^\d+ cards?(:|$)/).textContent.split(" ")[0]);
    const all = found();
    const [chip] = chips;
    if (!chip) throw new Error(`${game.id} has no chips`);
    await user.click(chip);
    expect(chip.getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => expect(found()).toBe(Number(/\d+$/.exec(chip.textContent)?.[0])));
    await user.click(chip);
    await waitFor(() => expect(found()).toBe(all));
  });

  test("sorts and groups what was found, and the address holds both", async () => {
    const { user } = await openBuilder(game.id);
    const cards = within(screen.getByRole("region", { name: "Cards" }));
    for (const [name, asked] of [
      ["Sort", "sort"],
      ["Group", "group"],
    ]) {
      const choice = screen.getByRole("combobox", { name: name ?? "" });
      const [first, second] = within(choice).getAllByRole<HTMLOptionElement>("option");
      await user.selectOptions(choice, second?.value ?? "");
      await waitFor(() => expect(new URLSearchParams(location.search).get(asked ?? "")).toBe(second?.value));
      expect(cards.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(0);
      await user.selectOptions(choice, first?.value ?? "");
      await waitFor(() => expect(new URLSearchParams(location.search).has(asked ?? "")).toBe(false));
    }
    await user.selectOptions(screen.getByRole("combobox", { name: "Group" }), "none");
    await waitFor(() => expect(cards.queryAllByRole("heading", { level: 2 })).toEqual([]));
  });
});

const ofFormats = samples.filter(({ game }) => game.formats.length > 1);
const ofHouses = samples.filter(({ game }) => game.house.length > 0);

test.each(ofFormats)("the builder of $game.name judges by the format that is chosen", async ({ game, code }) => {
  const { user } = await openBuilder(game.id, `?code=${code}`);
  const shared = () => screen.getByRole("link", { name: "Share" }).getAttribute("href");
  const codes = new Set<string | null>();
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Format" });
  for (const { id, name } of game.formats) {
    const [before, was] = [shared(), choice.value];
    await user.selectOptions(choice, id);
    expect(choice.value).toBe(id);
    if (was !== id) await waitFor(() => expect(shared()).not.toBe(before));
    expect(codes.has(shared()), name).toBe(false);
    codes.add(shared());
  }
});

test.each(ofHouses)(
  "the builder of $game.name switches house rules, and puts them away by Escape and by a press beside",
  async ({ game, code }) => {
    const { user, search } = await openBuilder(game.id, `?code=${code}`);
    const summary = screen.getByText(/^House rules/, { selector: "summary" });
    const details = summary.closest("details");
    await user.click(summary);
    expect(details?.open).toBe(true);
    const [first] = [...(details?.querySelectorAll<HTMLElement>("input, select") ?? [])];
    if (first instanceof HTMLSelectElement) await user.selectOptions(first, "1");
    else if (first) await user.click(first);
    await waitFor(() => expect(summary.textContent).toContain("(1)"));
    first?.focus();
    await user.keyboard("{Escape}");
    expect(details?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
    await user.click(summary);
    expect(details?.open).toBe(true);
    await user.click(search);
    expect(details?.open).toBe(false);
  },
);

/** What says something else than before, written down behind each change of the page: what stands in one line was shown
 * in one go. */
function changesOf(parts: Readonly<Record<string, () => readonly Element[]>>): readonly string[] {
  const said = () =>
    Object.entries(parts).map(([name, at]) => ({
      name,
      text: at()
        .map(({ textContent }) => textContent)
        .join(),
    }));
  const before = said();
  const told: string[] = [];
  new MutationObserver(() => {
    const now = said().filter(({ text }, i) => text !== before[i]?.text);
    const names = now.map(({ name }) => name).join(" ");
    if (names !== (told.at(-1) ?? "")) told.push(names);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return told;
}

test("counts on its chips what they would show, whatever the deck has no room for", async () => {
  const { user } = await openBuilder("shoulder-of-orion", `?code=${sampleOf("shoulder-of-orion").code}`);
  await waitFor(() => expect(screen.getByText(/^Include illegal cards \(\d+\)$/)).toBeDefined());
  const found = () => Number(/^\d+/.exec(screen.getByText(/^\d+ cards? that fits? this deck/).textContent)?.[0]);
  const chips = (group: string) =>
    within(screen.getByRole("group", { name: group }))
      .getAllByRole("button")
      .map((chip) => ({ chip, count: Number(/\d+$/.exec(chip.ariaLabel ?? chip.textContent)?.[0]) }));
  expect(chips("Kind").reduce((all, { count }) => all + count, 0)).toBe(found());
  const [, second] = chips("Cost");
  const [, , third] = chips("Kind");
  for (const one of [second, third]) {
    const { count } = [...chips("Cost"), ...chips("Kind")].find(({ chip }) => chip === one?.chip) ?? {};
    await user.click(one?.chip ?? document.body);
    await waitFor(() => expect(found()).toBe(count));
  }
  expect(location.search).toMatch(/numbers=cost%3A\d/);
  await user.click(second?.chip ?? document.body);
  expect(location.search).not.toMatch(/numbers=/);
});

test("says nothing against a card before its rules were asked, nor until somebody asks for such cards", async () => {
  const said: string[] = [];
  const look = () => said.push(...screen.queryAllByText(/^If added: /).map(({ textContent }) => textContent));
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const { user } = await openBuilder("shoulder-of-orion", `?code=${sampleOf("shoulder-of-orion").code}`);
  await user.click(screen.getByRole("button", { name: "Cards as a list" }));
  const asks = await screen.findByRole("checkbox", { name: /^Include illegal cards \(\d+\)$/ });
  look();
  expect(said).toEqual([]);
  await user.click(asks);
  await screen.findAllByText(/^If added: /);
  observer.disconnect();
});
