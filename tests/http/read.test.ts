// @vitest-environment jsdom
// What pages say without any script, for every game.
import { describe, expect, inject, test } from "vitest";
import { PAGE_COMMANDS } from "../../app/_builder/state/commands.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { CARD_PATTERNS } from "../../lib/deck/list/card-patterns.ts";
import { LINE_PATTERNS } from "../../lib/deck/list/list-reader.ts";
import { games } from "../../lib/games/index.ts";
import { fieldsOf } from "../../lib/query/fields.ts";
import { samples, visited } from "../samples.ts";
import { type Read, read } from "./document.ts";

const origin = inject("origin");

const open = (path: string): Promise<Read> => read(new URL(path, origin).href);
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent.trim());

/** The link of these words. */
function linkOf({ document }: Read, words: RegExp): Element {
  const links = [...document.querySelectorAll("a")].filter(({ textContent }) => words.test(textContent));
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`${links.length} links say ${words}`);
  return link;
}

/** Goes where the link of these words leads. */
const follow = (from: Read, words: RegExp) => open(linkOf(from, words).getAttribute("href") ?? "");

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("a shared deck of %s", (_, sample) => {
  const { game, format, code, name, text } = sample;

  test("shows its list, its verdict and how the rulebook was read for it", async () => {
    const { title, document, page } = await open(`/d/${code}`);
    expect(title).toBe(`${name} · Drydock`);
    expect(page.getAllByText(/rules hold/).length).toBeGreaterThan(0);
    const list = page.getByRole("region", { name: "Deck list" });
    const rows = [...list.querySelectorAll("tbody tr")];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row.querySelector("a")?.getAttribute("href")).toBe(
        `/${game.id}/cards/${encodeURIComponent(row.getAttribute("data-shows") ?? "")}`,
      );
    const odds = page.getByRole("region", { name: "In the first hand" });
    expect(odds.querySelectorAll("dd").length).toBeGreaterThan(0);
    for (const { textContent } of odds.querySelectorAll("dd")) expect(textContent).toMatch(/^[<>]?\d{1,3} %$/);
    for (const block of list.querySelectorAll("table")) {
      const headed = block.querySelectorAll("thead th").length - 1;
      for (const row of block.querySelectorAll("tbody tr")) expect(row.children).toHaveLength(3 + headed);
    }
    expect(page.getByText(/^\d+ rules interpretations?$/)).toBeDefined();
    const readings = texts(document.querySelectorAll("details li")).join("\n");
    for (const { formats, text } of game.readings)
      expect(readings.includes(text), text).toBe(!formats || formats.includes(format));
    expect(document.querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
  });

  test("says under its details from which rules, from which cards and on which day it was checked", async () => {
    for (const path of [`/d/${code}`, `/d/${code}/sheet`]) {
      const { document, page } = await open(path);
      const [rules, cards] = ["Rules", "Cards"].map((term) => page.getByText(term, { selector: "dt" }).parentElement);
      expect(rules?.textContent).toContain(game.rulebook);
      for (const one of [rules, cards]) expect(one?.querySelector("code")?.textContent).toMatch(/^[0-9a-f]{7}$/);
      expect(document.querySelector("time")?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(page.getByRole("img", { name: "The link of this deck as a QR code" })).toBeDefined();
    }
  });

  test("names its author and its idea, because it is a sample", async () => {
    const { document } = await open(`/d/${code}`);
    const block = document.querySelector("[data-title-block]")?.textContent;
    expect(block).toContain("Drydock, sample deck");
    const idea = /^#\s*(.+)/.exec(text)?.[1];
    if (idea !== undefined) expect(block).toContain(idea);
    const own = text.replace(/^Name:.*$/m, "Name: Somebody’s own");
    const link = linkOf(await open(`/?${new URLSearchParams({ list: own })}`), /^View deck$/);
    const other = await open(link.getAttribute("href") ?? "");
    expect(other.document.querySelector("[data-title-block]")?.textContent).not.toContain("sample deck");
  });

  test("is called empty where it has no cards, and nobody is blamed", async () => {
    const none = { format, options: {}, house: {}, entries: [], misread: [] };
    const { document, page } = await open(`/d/${encode(games, builtInPool(game), none)}`);
    expect(document.querySelector("[data-title-block]")?.textContent).toMatch(/Unnamed deck.*Empty/);
    expect(page.queryByText("Illegal")).toBeNull();
    expect(page.getByText("This deck has no cards yet.")).toBeDefined();
    expect(page.queryByRole("heading", { name: "Sample hand" })).toBeNull();
  });

  test("shows a first hand by the rules, the same to everybody", async () => {
    const hands = await Promise.all([open(`/d/${code}`), open(`/d/${code}`)]);
    const [one, other] = hands.map(({ page }) => {
      const hand = page.getByRole("list", { name: "Cards of the hand" });
      return [...hand.children].map((face) => face.getAttribute("data-shows"));
    });
    expect(one?.length).toBeGreaterThan(2);
    expect(one).toEqual(other);
  });

  test("has a sheet of proxies with a face for every copy, or for every card", async () => {
    const list = (await open(`/d/${code}`)).page.getByRole("region", { name: "Deck list" });
    const counts = texts(list.querySelectorAll("tbody td:first-child")).map(Number);
    const faces = async (asked: string) =>
      (await open(`/d/${code}/proxies${asked}`)).page.getAllByRole("listitem").length;
    expect(await faces("")).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(await faces("?each=one")).toBe(counts.length);
  });

  test("mends a misspelt card by a link that opens the builder", async () => {
    const [line = "", name = ""] = /^\d+ ([A-Za-z]{6}.*)$/m.exec(text) ?? [];
    const typed = `${name.slice(0, 3)}${name.slice(4)}`;
    const list = text.replace(line, line.replace(name, typed));
    const found = linkOf(await open(`/?${new URLSearchParams({ list })}`), /^View deck$/);
    const misspelt = await open(found.getAttribute("href") ?? "");
    expect(misspelt.document.body.textContent).toContain(`No card is called “${typed}”`);
    const leadTo = async (link: Element) => {
      const answer = await fetch(new URL(link.getAttribute("href") ?? "", origin), { redirect: "manual" });
      return [answer.status, answer.headers.get("location")];
    };
    const [use, ...others] = misspelt.page.getAllByRole("link", { name: new RegExp(`^Use ${name}$`) });
    if (!use || others.length > 0) throw new Error("One link mends the name.");
    expect(await leadTo(use)).toEqual([303, `/${game.id}/build?code=${code}`]);
    // However much is wrong, every fix is a link.
    const all = text.replace(/^(\d+ [A-Za-z]{3})[A-Za-z]([A-Za-z]{2}.*)$/gm, "$1$2");
    const wrong = await open(
      linkOf(await open(`/?${new URLSearchParams({ list: all })}`), /^View deck$/).getAttribute("href") ?? "",
    );
    const fixes = [...wrong.document.querySelectorAll("[aria-labelledby=to-fix] a.fix")];
    expect(fixes.length).toBeGreaterThan(2);
    const last = fixes.at(-1);
    expect(last && (await leadTo(last))[0]).toBe(303);
  });

  test("has a registration sheet with every card by name, to be ticked", async () => {
    const { document, page } = await open(`/d/${code}/sheet`);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(name);
    expect(page.getByRole("link", { name: "View deck" }).getAttribute("href")).toBe(`/d/${code}`);
    for (const line of ["Player", "Event", "Date", "Judge"])
      expect(page.getByRole("textbox", { name: line })).toBeDefined();
    for (const section of document.querySelectorAll("[data-section]")) {
      const cards = texts(section.querySelectorAll("li"));
      const names = cards.map((card) => card.replace(/^\d+/, ""));
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
      const total = cards.reduce((sum, card) => sum + Number.parseInt(card, 10), 0);
      expect(section.querySelector("h2")?.textContent).toContain(`${total} card`);
      expect(section.querySelectorAll("input[type=checkbox]")).toHaveLength(cards.length);
    }
  });

  test.each([44, 100])("has room for %i different cards on its sheet", async (cards) => {
    const { code, known } = different(game, cards);
    expect((await open(`/d/${code}/sheet`)).document.querySelectorAll("input[type=checkbox]")).toHaveLength(known);
  });

  test("has a preview picture of 1200 by 630", async () => {
    const answer = await fetch(`${origin}/d/${code}/opengraph-image`);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual({ width: 1200, height: 630 });
  });

  test("is recognised, judged and linked where its list is sent as a form", async () => {
    const list = text.replace(/^Game:.*\n/m, "");
    const { page } = await open(`/?${new URLSearchParams({ list })}`);
    expect(page.getByRole("form", { name: "Check a deck" }).textContent).toContain("Legal");
    expect(page.getByRole("link", { name: "View deck" }).getAttribute("href")).toBe(`/d/${code}`);
  });

  test("is read from any address of it, on the first page, in a comparison and by the API", async () => {
    const address = `https://drydock.example/d/${code}/play?seed=7#now`;
    const first = await open(`/?${new URLSearchParams({ list: address })}`);
    expect(linkOf(first, /^View deck$/).getAttribute("href")).toBe(`/d/${code}`);
    const compared = await open(`/compare?${new URLSearchParams({ a: address, b: `/d/${code}` })}`);
    expect(compared.page.getByText("Both decks hold the same cards.")).toBeDefined();
    const answer = await fetch(`${origin}/api/v1/recognise`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: address }),
    });
    expect(await answer.json()).toMatchObject({ recognised: true, verdict: { game: game.id, code } });
  });

  test("says at the table that playing needs a script, and leads back", async () => {
    const { page } = await open(`/d/${code}/play`);
    expect(page.getByText(/^The table needs JavaScript/)).toBeDefined();
    expect(page.getByRole("link", { name: "the deck and its verdict" }).getAttribute("href")).toBe(`/d/${code}`);
  });
});

/** A deck of so many different cards, or of all that the game has. */
function different(game: Game, cards: number): { readonly code: string | undefined; readonly known: number } {
  const pool = builtInPool(game);
  const chosen = pool.known.slice(0, cards);
  const section = game.sections[0]?.id ?? "";
  const entries = chosen.map((card) => ({ section, card, count: 1 }));
  const deck = { format: game.formats[0].id, options: {}, house: {}, entries, misread: [] };
  return { code: encode(games, pool, deck), known: chosen.length };
}

test.each(["", "/sheet", "/proxies", "/embed", "/play", "/measure"])(
  "the link of a damaged code says so, %s",
  async (end) => {
    const { status, page } = await open(`/d/${samples[0]?.code}x${end}`);
    expect(status).toBe(404);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("This link does not hold a whole deck");
  },
);

test("whoever follows a damaged code can paste it again there, and it opens", async () => {
  const { document } = await open(`/d/${samples[0]?.code}x`);
  const box = document.querySelector<HTMLTextAreaElement>('form[action="/"] textarea');
  const again = new URLSearchParams({ [box?.name ?? ""]: `https://drydock.example/d/${samples[0]?.code}` });
  expect((await open(`/?${again}`)).page.getByRole("link", { name: "View deck" })).toBeDefined();
});

test.each([
  ["/sets/nowhere", "There is no such card set", ["/sets", "/sets#new-set", "/sets#listed", "/open-worlds/cards"]],
  ["/sets/nowhere?version=3", "There is no such card set", ["/sets/nowhere", "/sets", "/open-worlds/cards"]],
  ["/decks/nowhere", "There is no such deck", ["/decks", "/", "/compare", "/open-worlds/decks"]],
  [`/d/${samples[0]?.code}x`, "This link does not hold a whole deck", ["/decks", "/", "/open-worlds/decks"]],
])("%s says that nothing is there, what it may come from, and leads on", async (path, title, ways) => {
  const { status, page } = await open(path);
  expect([status, page.getByRole("heading", { level: 1 }).textContent]).toEqual([404, title]);
  expect(page.getByRole("heading", { name: "What may have happened" })).toBeDefined();
  const links = page.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(ways));
});

describe("every page begins with the way to all games, to one’s own decks and to the help", () => {
  test.each(["/", "/compare", "/help", "/nowhere/at/all", `/${samples[0]?.game.id}`, `/d/${samples[0]?.code}`])(
    "%s",
    async (path) => {
      const { page } = await open(path);
      const site = page.getByRole("navigation", { name: "Site" });
      const links = [...site.querySelectorAll("a")].map(({ textContent, pathname, hash }) => [
        textContent,
        pathname + hash,
      ]);
      expect(links).toEqual([...games.map(({ id, name }) => [name, `/${id}`]), ["Decks", "/decks"], ["Help", "/help"]]);
      expect(page.getByRole("link", { name: "Drydock" }).getAttribute("href")).toBe("/");
    },
  );
});

describe("the help", () => {
  test("has a heading for each of its links, and an example of each way to write a line", async () => {
    const { title, document, page } = await open("/help");
    expect(title).toBe("Help · Drydock");
    for (const { hash } of page.getByRole("navigation", { name: "Parts of this page" }).querySelectorAll("a"))
      expect(document.querySelector(`h2${hash}`), hash).not.toBeNull();
    const lines = page.getAllByRole("table").at(-1);
    const rows = texts(lines?.querySelectorAll("tbody td:first-child") ?? []);
    for (const { name, example } of LINE_PATTERNS) expect(rows, name).toContain(example.replaceAll("\t", "⇥"));
    const tabs = LINE_PATTERNS.flatMap(({ example }) => example.match(/\t/g) ?? []).length;
    expect(page.getAllByRole("img", { name: "tab" })).toHaveLength(tabs);
    expect(rows).toHaveLength(LINE_PATTERNS.length + CARD_PATTERNS.length);
  });

  test("begins with what people come for, and has the key that works on every page", async () => {
    const { document, page } = await open("/help");
    const [first] = texts(document.querySelectorAll("h2"));
    expect(first).toBe("What do you want to do?");
    const everywhere = page.getByRole("heading", { level: 3, name: "On every page" }).parentElement;
    expect(texts(everywhere?.querySelectorAll("dt") ?? [])[0]).toBe("/");
  });

  test.each(games)("has every word that the search of $name offers", async (game) => {
    const { page } = await open("/help");
    const section = page.getByRole("heading", { level: 3, name: game.name }).parentElement;
    const terms = texts(section?.querySelectorAll("dt") ?? []);
    // Limits of other facts are understood too, but nobody is told to ask for them.
    const limits = game.attributes.flatMap(({ name, bounds }) => (bounds ? [name] : []));
    for (const { name } of fieldsOf(game).filter((field) => !limits.includes(field.name)))
      expect(
        terms.some((term) => term.split(", ").includes(name)),
        name,
      ).toBe(true);
  });

  test.each(games)("has every key of the table of $name", async (game) => {
    const { document } = await open("/help");
    const said = texts(document.querySelectorAll("dd"));
    for (const { key, says } of new Dealer(await game.goldfish()).kinds)
      if (key !== undefined) expect(said.join("\n")).toContain(says);
    for (const { keys, says } of PAGE_COMMANDS) if (keys.length > 0) expect(said).toContain(says);
  });
});

test.each(["/nowhere", "/nowhere/build", "/nowhere/at/all"])("%s is called missing in its title", async (path) => {
  const { status, title, page } = await open(path);
  expect([status, title]).toEqual([404, "Page not found · Drydock"]);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a page that does not exist leads to every game and its cards", async () => {
  const { document, page } = await open("/nowhere/at/all");
  const actions = [...document.querySelectorAll("search form button")].map((button) =>
    button.getAttribute("formaction"),
  );
  expect(actions).toEqual(games.map(({ id }) => `/${id}/cards`));
  expect(page.getByRole("searchbox", { name: "Find a card" }).getAttribute("name")).toBe("q");
});

test("a card of a game that is none has status 404, and one that no card is called the names near to it", async () => {
  expect((await open("/nowhere/cards/City")).status).toBe(404);
  const { status, page } = await open("/open-worlds/cards/Cty%2020");
  expect(status).toBe(404);
  expect(page.getByRole("link", { name: /City 20/ }).getAttribute("href")).toBe("/open-worlds/cards/City%2020");
});

describe("the page of a card says of every fact where it is from", () => {
  test.each([
    ["open-worlds", "City 20", "a placeholder, not a fact"],
    ["open-worlds", "Outpost 1", "Appendix A,\u00a0p.\u00a015"],
    ["shoulder-of-orion", "Banneret Apollo", "not published no source gives it"],
    ["conquest-of-fates", "Sunforged Titan", "Practice: Conquest of Fates"],
    ["conquest-of-orion", "Osiris", "1.8.1 Units"],
    ["orions-spur", "Gale Talon", "Laser Medium: 2 energy, 3 damage."],
  ])("%s: %s", async (game, card, says) => {
    const { title, document, page } = await open(`/${game}/cards/${encodeURIComponent(card)}`);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(card);
    expect(title.startsWith(card), title).toBe(true);
    expect(document.body.textContent).toContain(says);
    expect(page.getByRole("link", { name: "Build with it" }).getAttribute("href")).toMatch(`/${game}/build`);
  });
});

describe("the rules of a game, chosen by links", () => {
  const asked = ({ page }: Read) => page.getByLabelText("Rules that apply").textContent;
  const agreed = ({ document }: Read) => document.body.textContent.split("Agreed instead").length - 1;

  test("the checklist follows the format", async () => {
    const standard = await open("/open-worlds/rules");
    expect(asked(standard)).toContain("exactly 54 cards");
    const introductory = await follow(standard, /^Format Introductory$/);
    expect(asked(introductory)).toContain("exactly 40 cards");
    expect(asked(introductory)).not.toContain("exactly 54 cards");
    const chosen = linkOf(introductory, /^Format Introductory$/);
    expect(chosen.getAttribute("aria-current")).toBe("true");
  });

  test("house rules are switched one by one, and the readings say what is agreed instead", async () => {
    const before = await open("/conquest-of-fates/rules");
    expect(asked(before)).not.toContain("all units of the deck are of one faction");
    const one = await follow(before, /^All units are of one faction\. on$/);
    expect(asked(one)).toContain("all units of the deck are of one faction");
    const both = await follow(one, /^Copy limit per unit.* 3$/);
    expect(both.document.body.textContent).toContain("Copy limit per unit that is not Apex: 3.");
    expect(agreed(both)).toBe(2);
    const off = await follow(both, /^All units are of one faction\. off$/);
    expect(asked(off)).not.toContain("all units of the deck are of one faction");
  });

  test("a search for cards keeps the rules that are switched on", async () => {
    const { document } = await open("/conquest-of-fates/cards?house=one-celestial");
    const form = document.querySelector("search form");
    const search = form?.querySelector<HTMLInputElement>("input[type=search]");
    if (!form || !search) throw new Error("There is no search.");
    search.value = "k:celestial";
    const hidden = [...form.querySelectorAll<HTMLInputElement>("input")].map(({ name, value }) => [name, value]);
    const found = await open(`/conquest-of-fates/cards?${new URLSearchParams(hidden)}`);
    expect(agreed(await follow(found, /^Rules/))).toBe(1);
  });

  test("a format that the game does not have is said in one sentence", async () => {
    const draft = await open("/open-worlds?format=draft"); // The old address of the rules leads on to them.
    expect(draft.document.body.textContent).toContain(
      "Open Worlds has no format “draft”. It has standard and introductory.",
    );
    expect(asked(draft)).toContain("exactly 54 cards");
  });
});

describe("lists sent as a form", () => {
  test("of no game are said in one sentence, and stay in the box", async () => {
    const { document, page } = await open("/?list=4+Lightning+Bolt");
    expect(document.body.textContent).toContain("No line of this list names a card");
    expect(page.getByRole("textbox", { name: /Deck list, deck code or link$/ }).textContent).toBe("4 Lightning Bolt");
  });

  test("without a name are called by game and format, as the game calls them", async () => {
    const { page } = await open(`/?${new URLSearchParams({ list: "Game: Open Worlds\nPlayer\n1 City 10" })}`);
    expect(page.getByText("Open Worlds · Standard")).toBeDefined();
  });
});

test("a list with a name is called by name, game and format, and up to three findings are told and the others counted", async () => {
  const list = `Game: Open Worlds\nName: Sunday\nPlayer\n1 City 10\n${["One", "Two", "Three", "Four"].map((one) => `1 Nobody’s ${one}`).join("\n")}`;
  const { page } = await open(`/?${new URLSearchParams({ list })}`);
  expect(page.getByText("Sunday · Open Worlds · Standard")).toBeDefined();
  const told = texts(page.getByRole("form", { name: "Check a deck" }).querySelectorAll("li"));
  expect(told).toHaveLength(4);
  expect(told[0]).toContain("“Nobody’s One”");
  expect(told[3]).toMatch(/^And [1-9]\d* more\.$/);
});
