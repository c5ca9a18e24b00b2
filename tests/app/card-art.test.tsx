// The picture of a card comes from its address, or is drawn in this browser.
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { artDataUrl, drawOwn } from "../../app/_client/art/data-url.ts";
import { MissingArt } from "../../app/_client/art/missing-art.tsx";
import { cardOfRow } from "../../app/_sets/editor/row-card.ts";
import { CardFace } from "../../app/_ui/cards/card-face.tsx";
import { artAddress } from "../../lib/art/address.ts";
import { builtInPool, builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { Pool, type PoolCard } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { games } from "../every-game.ts";
import { visited } from "../samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function pictureOf(game: Game, entry: Pick<PoolCard, "card" | "label">): HTMLImageElement {
  const picture = render(<CardFace game={game} entry={entry} />).container.querySelector<HTMLImageElement>("img");
  if (!picture) throw new Error("no picture");
  return picture;
}

const [{ game } = { game: undefined }] = visited;
if (!game) throw new Error("There is no game.");
const known = builtInPool(game);
const [first, second] = known.cards;
if (!first || !second) throw new Error("There are no cards.");

test("a card that the server knows has an address, and room before it is there", () => {
  const picture = pictureOf(game, first);
  expect(picture.getAttribute("src")).toBe(artAddress(game, first.card, first.label, "large"));
  expect([picture.alt, picture.width, picture.height]).toEqual(["", 400, 280]);
});

test("own cards, and known ones with other facts, are drawn here; all others have their addresses", () => {
  const set = { id: "own", name: "Own", official: false, source: "me", game: game.id };
  const other = { ...second.card, name: "A card of my own" };
  const changed = { ...first.card, [game.kind]: Reflect.get(second.card, game.kind), standIn: ["text"] };
  const own = new Pool(game, [...builtInSets(game), { ...set, cards: [other, changed] }], codesOf(game));
  drawOwn(game, own.cards, known.cards);
  const sources = own.cards.map((entry) => pictureOf(game, entry).src.startsWith("data:image/svg+xml,"));
  const differ = own.cards.map(({ card, label }) => {
    const same = known.cards.find((entry) => entry.label === label);
    return same === undefined || JSON.stringify(same.card) !== JSON.stringify(card);
  });
  expect(sources).toEqual(differ);
  expect(sources.filter(Boolean).length).toBeGreaterThan(0);
});

test("a card in the set editor is drawn as it is typed", () => {
  const drawn = cardOfRow(
    game,
    {
      id: "1",
      cells: { name: "Mine", [game.kind]: String(Reflect.get(first.card, game.kind)) },
      sources: {},
      standIn: [],
    },
    [],
  );
  if ("why" in drawn) throw new Error(drawn.why);
  expect(pictureOf(game, drawn).getAttribute("src")).toBe(artDataUrl(game, drawn.card, drawn.label, "large"));
});

beforeEach(() => {
  const cards = { sets: builtInSets(game), codes: [...codesOf(game)] };
  vi.stubGlobal("fetch", async (address: string) => {
    if (address !== `/games/${game.id}/pool`) throw new Error(`nobody asked for ${address}`);
    return Response.json(cards);
  });
});

test("a picture that could not be had is drawn from the cards that this browser has, once it is missing", async () => {
  render(<MissingArt />);
  const picture = pictureOf(game, first);
  picture.dispatchEvent(new Event("error"));
  await waitFor(() => expect(picture.getAttribute("src")).toBe(artDataUrl(game, first.card, first.label, "large")));
});

test("what is no picture of a card, or of no card that is known, is left as it is", async () => {
  render(<MissingArt />);
  const others = [
    "/icon-512.png",
    `/art/${game.id}/0-large.svg`,
    artAddress(game, first.card, first.label, "large").replace(game.id, "nowhere"),
  ].map((src) => Object.assign(document.body.appendChild(document.createElement("img")), { src }));
  for (const picture of others) picture.dataset.art = "";
  const before = others.map(({ src }) => src);
  for (const picture of others) picture.dispatchEvent(new Event("error"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(others.map(({ src }) => src)).toEqual(before);
});

test.each(games.map((one) => [one.name, one] as const))("no face of %s has two parts of one name", (_, one) => {
  const said = vi.spyOn(console, "error");
  const kinds = new Map(builtInPool(one).cards.map((entry) => [Reflect.get(entry.card, one.kind), entry]));
  for (const entry of kinds.values()) render(<CardFace game={one} entry={entry} />);
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
});
