// @vitest-environment jsdom
// The pages of a game as a reader without scripts has them, for every game.
import { describe, expect, inject, test } from "vitest";
import { Session } from "../../app/_table/state/session.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { valuesFirst } from "../../lib/cards/sort.ts";
import { readMoment } from "../../lib/core/table/moment.ts";
import { fingerprintOf, replayed } from "../../lib/core/table/replay.ts";
import { seatedAs } from "../../lib/core/table/seats.ts";
import { checklist } from "../../lib/deck/verdict/checklist.ts";
import { games } from "../../lib/games/index.ts";
import { samples, visited } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { type Read, read } from "./document.ts";

const origin = inject("origin");

const open = (path: string): Promise<Read> => read(new URL(path, origin).href);
// Roles are slow to compute on pages of many cards, so what is asked often is asked by selector.
const status = ({ document }: Read) => document.querySelector("[role=status]")?.textContent;
const linkSaying = ({ document }: Read, words: RegExp) =>
  [...document.querySelectorAll("main a")].find(({ textContent }) => words.test(textContent))?.getAttribute("href");
const hrefs = (elements: Iterable<Element>) => [...elements].map((link) => link.getAttribute("href") ?? "");

describe.each(visited.map(({ game }) => [game.name, game] as const))("%s", (_, game) => {
  const pool = builtInPool(game);

  test("every page has its own title and description, one heading, and a tab that says where one is", async () => {
    const { document } = await open(`/${game.id}`);
    const tabs = hrefs(document.querySelectorAll(`nav[aria-label="${game.name}"] a`));
    const pages = await Promise.all(tabs.map(open));
    const about = pages.map(({ document }) =>
      document.querySelector("meta[name=description]")?.getAttribute("content"),
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(5);
    expect(new Set(about).size).toBe(5);
    for (const [i, { document, status }] of pages.entries()) {
      expect(status).toBe(200);
      expect([...document.querySelectorAll("h1")].map(({ textContent }) => textContent)).toEqual([game.name]);
      expect(hrefs(document.querySelectorAll("[aria-current=page]"))).toEqual([tabs[i]]);
    }
  });

  test("the start says how it plays, and offers a deck to build and samples to play", async () => {
    const { page } = await open(`/${game.id}`);
    for (const { title, says } of await game.intro())
      expect(page.getByText(says).closest("li")?.querySelector("h3")?.textContent).toBe(title);
    expect(page.getByRole("link", { name: "Build a deck" }).getAttribute("href")).toBe(`/${game.id}/build`);
    for (const { name } of samplesOf(game)) {
      const play = page.getByRole("link", { name: `Play ${name}` }).getAttribute("href") ?? "";
      expect(play).toMatch(/^\/d\/[\w-]+\/play$/);
      expect((await open(play)).status).toBe(200);
    }
  });

  test("the start shows a game in play, and leads to that very moment of it", async () => {
    const { page } = await open(`/${game.id}`);
    const way = page.getByRole("link", { name: "Play on from here" }).getAttribute("href") ?? "";
    const [path = "", moment = ""] = way.split("#");
    const [sample] = samples.filter(({ code }) => path === `/d/${code}/play`);
    const read = readMoment(moment);
    if (!sample || typeof read === "string") throw new Error(`${way} leads to no moment`);
    const { dealer, start } = await tableOf(game);
    expect(read.fingerprint).toBe(fingerprintOf(dealer.goldfish, seatedAs(start(read.seed), read)));
    const { table, refused } = replayed(dealer, seatedAs(start(read.seed), read), read);
    expect(refused).toBeUndefined();
    const picture = page.getByRole("img", { name: new RegExp(`^A table of ${game.name}: `) });
    expect(picture.textContent).toContain(`Turn ${table.turn}${dealer.phase(table).name}`);
    const lying = dealer.goldfish.areas.filter(({ as }) => as !== "pile").flatMap(({ zone }) => table.zone(zone));
    const names = lying.flatMap((zone) => table.in(zone)).flatMap((id) => (table.isUp(id) ? table.label(id) : []));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(picture.textContent.replaceAll("\u00ad", "")).toContain(name);
    expect(picture.querySelectorAll("a, button, [tabindex], [style]")).toHaveLength(0);
    const standIns = [...picture.querySelectorAll('[data-zone]:has(> ul) [data-state="placeholder"]')];
    for (const { parentElement } of standIns) {
      const label = parentElement?.closest("[data-shows]")?.getAttribute("data-shows") ?? "";
      expect(pool.cards.find((entry) => entry.label === label)?.card.standIn?.length, label).toBeGreaterThan(0);
    }
    const caption = picture.closest("figure")?.querySelector("figcaption")?.textContent;
    expect(caption?.includes("Values in italics with dots below are placeholders, not facts.")).toBe(
      standIns.length > 0,
    );
  });

  test("every symbol on its pages, and on those of its decks, has its drawing there", async () => {
    const [sample] = samples.filter((one) => one.game === game);
    for (const path of [`/${game.id}`, `/${game.id}/cards`, `/${game.id}/learn`, `/d/${sample?.code}`, "/"]) {
      const { document } = await open(path);
      const missing = hrefs(document.querySelectorAll("use")).filter((href) => !document.querySelector(href));
      expect(missing, path).toEqual([]);
    }
  });

  test("a table asks the same before its script runs and after it has", async () => {
    const { dealer, start } = await tableOf(game);
    const { table } = new Session(dealer, start("early")).view;
    const { name, asks, says } = dealer.phase(table);
    const [sample] = samples.filter((one) => one.game === game);
    const { document } = await open(`/d/${sample?.code}/play`);
    expect(document.querySelector("main h2")?.textContent).toBe(name);
    const said = document.querySelector("main h2 + details")?.textContent ?? "";
    expect(said.replace(/\s/g, "")).toContain((asks?.(table) ?? says).replace(/\s/g, ""));
  });

  test("to learn it, every phase stands with its place in the rulebook", async () => {
    const { page } = await open(`/${game.id}/learn`);
    const { setup, phases, called } = await game.goldfish();
    for (const { says, cite } of [...setup, ...phases, ...called]) {
      const phase = page
        .getAllByText(says)
        .find((element) => element.tagName === "P")
        ?.closest("li");
      expect(phase?.textContent).toContain(cite.part + (cite.page === undefined ? "" : `,\u00a0p.\u00a0${cite.page}`));
    }
  });

  test("to learn it, the phrases of its cards stand as people write them", async () => {
    const { document } = await open(`/${game.id}/learn`);
    const { texts } = await game.goldfish();
    const said = [...document.querySelectorAll("[aria-labelledby=phrases] dt")].map(({ textContent }) => textContent);
    expect(said).toHaveLength(texts?.phrases.length ?? 0);
    for (const words of said) expect(words).not.toMatch(/\|| [,:)]|\( /);
  });

  test("to learn it, one reads which rulebook the places are in", async () => {
    const { document } = await open(`/${game.id}/learn`);
    expect(document.body.textContent).toContain(`Each step cites the ${game.rulebook}.`);
  });

  test("its rules stand under their words, never under an id", async () => {
    const { document } = await open(`/${game.id}/rules`);
    for (const { says } of game.rules) expect(document.body.textContent).toContain(says);
    for (const { id } of checklist(game)) expect(document.body.textContent).not.toContain(id);
    expect(document.body.textContent).not.toContain("Reading lists");
    const kinds = document.querySelector("[aria-labelledby=sets] ul")?.textContent ?? "";
    expect(kinds, "a kind of card and its number").toMatch(/\p{L}\u00a0\d/u);
    expect(kinds).not.toMatch(/\p{L} \d+ · /u);
  });

  test("the page of a card says what it bears, and each place that it names is a line of the rules", async () => {
    const { document: rules } = await open(`/${game.id}/rules`);
    const [first] = valuesFirst(pool, pool.cards);
    const { document } = await open(`/${game.id}/cards/${encodeURIComponent(first?.label ?? "")}`);
    const places = hrefs(document.querySelectorAll("main table a"));
    expect(places.length).toBeGreaterThan(2);
    for (const place of places) {
      const [path, anchor = ""] = place.split("#");
      expect(path).toBe(`/${game.id}/rules`);
      expect(rules.getElementById(anchor)?.querySelector("cite"), place).not.toBeNull();
    }
  });

  test("beside the cards stands the first of them, and nothing where none is found", async () => {
    const { page } = await open(`/${game.id}/cards?view=list`);
    const [first] = valuesFirst(pool, pool.cards);
    expect(page.getByRole("region", { name: "Card" }).textContent).toContain(first?.label);
    const none = await open(`/${game.id}/cards?q=zzz`);
    expect(none.page.queryByRole("region", { name: "Card" })).toBeNull();
  });

  test("a filter finds as many cards as it says, and another press takes it back", async () => {
    const first = await open(`/${game.id}/cards`);
    expect(status(first)).toBe(`${pool.cards.length} cards`);
    for (const filter of first.document.querySelectorAll("nav[aria-label^='Filter by']")) {
      const chip = filter.querySelector("a");
      if (!chip) throw new Error("a filter has a chip");
      const count = Number(/\d+$/.exec(chip.textContent)?.[0]);
      const found = await open(chip.getAttribute("href") ?? "");
      expect(status(found)).toMatch(new RegExp(`^${count} cards?: `));
      const [chosen] = found.document.querySelectorAll("nav li > [aria-current=true]");
      expect(chosen?.getAttribute("href")).toBe(`/${game.id}/cards`);
    }
  });

  test("its cards go on from page to page, as faces and as a list, until each was shown once", async () => {
    for (const view of ["", "?view=list"]) {
      const shown: string[] = [];
      for (let path: string | undefined = `/${game.id}/cards${view}`; path !== undefined; ) {
        const html: string = await (await fetch(origin + path)).text();
        for (const [, card = ""] of html.matchAll(/<a [^>]*href="([^"?]+\/cards\/[^"?]+)"/g))
          shown.push(card.replaceAll("&#x27;", "'"));
        path = /<a [^>]*href="([^"]+)"[^>]*>More cards</.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(shown.toSorted()).toEqual(
        pool.cards.map(({ label }) => `/${game.id}/cards/${encodeURIComponent(label)}`).toSorted(),
      );
    }
  });
});

test("two filters narrow each other, and a choice that was typed stays whole", async () => {
  const typed = await open(`/shoulder-of-orion/cards?q=${encodeURIComponent("type=hero or type=warrior")}`);
  const found = await open(linkSaying(typed, /^Union/) ?? "");
  const box = found.document.querySelector("input[type=search]");
  expect(box?.getAttribute("value")).toBe("(type=hero or type=warrior) factions=Union");
  const heroes = await open(`/shoulder-of-orion/cards?q=${encodeURIComponent("type=hero factions=Union")}`);
  const all = builtInPool(games[1] ?? games[0]).cards.map(({ card }) => card as { type?: string; factions?: string[] });
  const wanted = all.filter(({ type, factions }) => type === "hero" && factions?.includes("Union")).length;
  expect(status(heroes)).toMatch(new RegExp(`^${wanted} cards`));
});

test("cards come in the order that is asked for", async () => {
  const { document } = await open("/open-worlds/cards?sort=name&view=list");
  const names = [...document.querySelectorAll("[data-card-list] [data-name]")].map(({ textContent }) => textContent);
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(names.length).toBeGreaterThan(20);
});

test("a search that finds nothing says what to do, and one that is not understood names no internal field", async () => {
  const none = await open("/open-worlds/cards?q=zzz");
  expect(none.page.queryByText(/^Did you mean/)).toBeNull();
  expect(none.page.getByText(/^No cards match/).textContent).toContain("Remove a filter");
  const all = await open(linkSaying(none, /^show all cards$/) ?? "");
  expect(status(all)).toMatch(/^\d+ cards$/);
  const wrong = await open("/open-worlds/cards?q=qqqqqq:3");
  const alert = wrong.page.getByRole("alert").textContent;
  expect(alert).toMatch(/^There is no field/);
  expect(alert).not.toMatch(/kindAmong|classAtMost|character/);
});

test("a misspelt name finds the cards that it might mean", async () => {
  const { page } = await open("/shoulder-of-orion/cards?q=border+riflse");
  const near = page.getByRole("region", { name: /^Did you mean/ });
  expect(near.querySelector("a")?.getAttribute("aria-label")).toBe("Border Rifles");
});

test("old addresses of cards and rules lead to them for good, with all that they ask for", async () => {
  for (const [from, to] of [
    [
      "/open-worlds?q=k:world&cursor=20&format=introductory",
      "/open-worlds/cards?q=k%3Aworld&cursor=20&format=introductory",
    ],
    ["/conquest-of-fates?house=copies=2,one-faction", "/conquest-of-fates/rules?house=copies%3D2%2Cone-faction"],
  ] as const) {
    const answer = await fetch(origin + from, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
  }
});

test("a practice card says that it was invented, and counts no facts", async () => {
  const { document } = await open("/orions-spur/cards/Ochre%20Sentence");
  expect(document.body.textContent).toContain("Practice card, invented by Drydock");
  expect(document.body.textContent).not.toMatch(/\d+ facts? ·/);
});
