// What the builder asks before it does something, and what it says about single cards.
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { sampleOf, samples } from "../samples.ts";
import { openBuilder } from "./opened.tsx";

const button = (name: string) => screen.getByRole("button", { name });

/** Opens the builder of a game, and in its dialog a list. */
async function importing(game: string, list: string) {
  const opened = await openBuilder(game);
  await opened.user.click(button("Import"));
  const dialog = within(await screen.findByRole("dialog", { name: "Import a list or a code" }));
  await opened.user.click(dialog.getByRole("textbox", { name: "List or code" }));
  await opened.user.paste(list);
  return { ...opened, dialog, lineOf: (words: RegExp) => within(dialog.getByRole("group", { name: words })) };
}

describe("lines of a list that are not clear", () => {
  test("by mouse: each has its choices, and what comes of them is seen before the deck is made", async () => {
    const list = "Player\n2 City\nCty 20\n1. City 30\nDreadnought of Nowhere";
    const { user, deck, dialog, lineOf } = await importing("open-worlds", list);
    const groups = dialog.getAllByRole("group");
    expect(groups).toHaveLength(4);
    for (const group of groups) expect(within(group).getByRole("radio", { name: "Leave out" })).toBeDefined();
    expect(dialog.getByText("The deck: 5 cards.")).toBeDefined();
    await user.click(lineOf(/“City” could be several cards/).getByRole("radio", { name: "2 City 25 to Player" }));
    await user.click(lineOf(/No card is called “Cty 20”/).getByRole("radio", { name: "1 City 20 to Player" }));
    await user.click(lineOf(/Line 4/).getByRole("radio", { name: "Leave out" }));
    expect(dialog.getByText("The deck: 4 cards.")).toBeDefined();
    await user.click(lineOf(/Dreadnought of Nowhere/).getByRole("radio", { name: "Leave out" }));
    expect(dialog.getByText("The deck: 3 cards.")).toBeDefined();
    expect(dialog.getByText("Illegal")).toBeDefined();
    await user.click(button("Import this deck"));
    const city = (number: string) => within(deck).getByRole("button", { name: `City ${number}` });
    await waitFor(() => expect(city("25").textContent).toBe("25×2"));
    expect(city("20").getAttribute("aria-pressed")).toBe("true");
    expect(city("30").getAttribute("aria-pressed")).toBe("false");
    expect(within(deck).queryByText(/^Not understood/)).toBeNull();
    await user.click(button("Undo"));
    expect(await within(deck).findByText("This deck is empty.")).toBeDefined();
  });

  test("by keyboard: arrows choose, and a line nobody chose for stays, to be mended in the deck", async () => {
    const list = "2 Border Rifle\nSidebord:\n1 Shield Conscript\nNowhere";
    const { user, deck, dialog, lineOf } = await importing("shoulder-of-orion", list);
    for (const [line, usual, other] of [
      [/No card is called “Border Rifle”/, "2 Border Rifles to Main", "Keep the line and fix it later"],
      [/Shield Conscript is in “Sidebord”/, "Keep the line and fix it later", "1 Shield Conscript to Sideboard"],
    ] as const) {
      const kept = lineOf(line).getByRole<HTMLInputElement>("radio", { name: usual });
      expect(kept.checked, usual).toBe(true);
      kept.focus();
      await user.keyboard(other.startsWith("Keep") ? "{ArrowDown}" : "{ArrowUp}");
      expect(lineOf(line).getByRole<HTMLInputElement>("radio", { name: other }).checked, other).toBe(true);
    }
    await user.keyboard("{ArrowDown}{ArrowUp}");
    lineOf(/Border Rifle/)
      .getByRole("radio", { name: "Keep the line and fix it later" })
      .focus();
    await user.keyboard("{ArrowUp}");
    expect(dialog.getByText("1 spelling corrected, 1 line not understood.")).toBeDefined();
    button("Import this deck").focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(button("Import")));
    const section = (name: string) => within(within(deck).getByRole("region", { name }));
    expect(await section("Main").findByText("Border Rifles")).toBeDefined();
    expect(section("Sideboard").getByText("Shield Conscript")).toBeDefined();
    expect(within(deck).getByRole("heading", { name: /^Not understood ?1$/ })).toBeDefined();
  });

  test.each(samples)(
    "a link of a deck of $game.name, as it is copied from its page, opens that deck",
    async (sample) => {
      const { dialog } = await importing(sample.game.id, `https://drydock.example/d/${sample.code}`);
      expect(await dialog.findByText("Legal")).toBeDefined();
      expect(button("Import this deck").hasAttribute("disabled")).toBe(false);
    },
  );

  test("a damaged code is called one, and no deck can be taken from it", async () => {
    const { code } = sampleOf("conquest-of-orion");
    const { dialog } = await importing("conquest-of-orion", `${code.slice(0, -3)}xyz`);
    expect((await dialog.findByRole("alert")).textContent).toContain("Copy the whole code again");
    expect(button("Import this deck").hasAttribute("disabled")).toBe(true);
  });
});

test("a card that lies in another section says where, and not what a second one would break", async () => {
  const { search, user } = await openBuilder("orions-spur", `?code=${sampleOf("orions-spur").code}`);
  await user.click(screen.getByRole("button", { name: "Cards as a list" }));
  await user.click(search);
  await user.paste("Umber");
  const row = await screen.findByRole("button", { name: "Add Umber Shieldbearer, 0 here, 1 in Middle" });
  expect(row.textContent).toContain("1 in Middle");
  expect(row.textContent).not.toContain("If added");
});

test("why a card does not fit is said with its button", async () => {
  const { user } = await openBuilder("orions-spur", `?code=${sampleOf("orions-spur").code}&group=none`);
  await user.click(screen.getByRole("button", { name: "Cards as a list" }));
  await user.click(screen.getByRole("checkbox", { name: /^Include illegal cards/ }));
  const cards = within(screen.getByRole("region", { name: "Cards" }));
  const objected = () => cards.getAllByRole("button").filter((card) => card.hasAttribute("aria-description"));
  await waitFor(() => expect(objected()).not.toEqual([]));
  for (const card of objected()) expect(card.textContent).toContain(card.getAttribute("aria-description"));
});

test("all keys are listed, and single letters can be switched off and on", async () => {
  const { user, search } = await openBuilder("open-worlds");
  const first = await screen.findByRole("button", { name: "Add Outpost 1, 0 in the deck" });
  const letters = async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Keys" }));
    await user.click(dialog.getByRole("checkbox", { name: "Use single-letter keys" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  first.focus();
  await user.keyboard("?");
  await letters();
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard("/");
  expect(document.activeElement).toBe(first);
  await user.click(button("Keys"));
  await letters();
  first.focus();
  await user.keyboard("/");
  expect(document.activeElement).toBe(search);
});

test("a card is moved to another section from its line, by keyboard alone", async () => {
  const { user, deck } = await openBuilder("shoulder-of-orion", `?code=${sampleOf("shoulder-of-orion").code}`);
  const section = (name: string) => within(within(deck).getByRole("region", { name }));
  const name = "Move one Border Rifles to";
  section("Main").getByRole("button", { name }).focus();
  await user.keyboard("{Enter}");
  const places = await section("Main").findByRole("combobox", { name });
  expect(document.activeElement).toBe(places);
  await user.selectOptions(places, "to Sideboard");
  expect(await section("Sideboard").findByText("Border Rifles")).toBeDefined();
});
