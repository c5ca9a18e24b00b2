import type { Card } from "../core/card/card.ts";
import { faceOf } from "../core/look/card-view.ts";
import type { Layout } from "../core/look/layout.ts";
import type { CardPicture } from "./card-picture.ts";
import { type Facts, shareOf } from "./facts.ts";
import { portrait } from "./forms/bust.ts";
import { city, fort, mine, post, works } from "./forms/place.ts";
import { globe } from "./forms/planet.ts";
import { muster } from "./forms/rally.ts";
import { hull } from "./forms/ship.ts";
import { hymn } from "./forms/sound.ts";
import { ray, volley } from "./forms/strike.ts";
import { ward } from "./forms/ward.ts";
import type { Pen } from "./pen/pen.ts";
import { around, range } from "./pen/points.ts";

/** A number that is large on most cards. */
const LARGE = 8;

/**
 * The language for a game without one of its own: the outline of a card says what flies, what is done and what is a place,
 * and the first number in its line how large it is.
 */
export function plain(game: { readonly kind: string; readonly layout: Layout }, card: Card, facts: Facts): CardPicture {
  const { outline, line } = faceOf(game, facts.has(game.kind) ? card : { name: card.name });
  const [slot] = line;
  const number = slot ? facts.number(slot.attribute, slot.part) : 0;
  const size = shareOf(number, LARGE);
  const draw = { craft: flies, order: happens, place: stands, stands: somebody };
  return { ground: rings, subject: (pen) => draw[outline ?? "stands"](pen, size) };
}

function rings(pen: Pen): void {
  const [x, y] = [pen.between(60, 340), pen.between(-20, 60)];
  for (const i of range(pen.level + 2)) pen.disc("faint", x, y, 70 + i * 62);
  for (const i of range(pen.level * 4)) pen.poly("faint", [around(x, y, 70, i * 45), around(x, y, 320, i * 45)], true);
}

function flies(pen: Pen, size: number): void {
  const guns = range(size * 3).map(() => size);
  hull(pen, { size, armour: size, guns, engines: 2, fins: size < 0.4 ? 1 : 0, scale: 1.25 - size * 0.2 });
}

function happens(pen: Pen, size: number): void {
  const many = 1 + Math.round(size * 4);
  pen.pick([
    () => volley(pen, many),
    () => ray(pen, size),
    () => ward(pen, "star"),
    () => hymn(pen, many),
    () => muster(pen, many),
  ])();
}

function stands(pen: Pen, size: number): void {
  const wealth = Math.round(size * 4);
  pen.pick([
    () => city(pen, size, wealth),
    () => works(pen, size, wealth),
    () => mine(pen, wealth),
    () => post(pen, size),
    () => fort(pen, size),
    () => globe(pen, [200, 164], 98, { seas: size, craters: 3, lights: wealth }),
  ])();
}

function somebody(pen: Pen, size: number): void {
  const head = pen.pick(["sallet", "visor", "mask", "goggles", "hood", "brim"] as const);
  const arm = pen.pick(["rifle", "staff", "wrench", "ledger", "sword"] as const);
  const form = pen.pick(["plate", "round", "shard"] as const);
  portrait(pen, { head, form, arm, plates: 1 + size * 3, reach: size, crest: Math.round(size * 2) });
}
