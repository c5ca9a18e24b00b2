import type { Card } from "../core/card/card.ts";
import type { Layout } from "../core/look/layout.ts";
import type { ArtSize } from "./address.ts";
import type { CardPicture, Language } from "./card-picture.ts";
import { Facts } from "./facts.ts";
import { vary } from "./forms/vary.ts";
import { INKS } from "./pen/ink.ts";
import { type Level, Pen } from "./pen/pen.ts";
import { range } from "./pen/points.ts";
import { plain } from "./plain.ts";
import { styleOf, type Theme } from "./tones.ts";

interface Drawn {
  readonly id: string;
  readonly kind: string;
  readonly layout: Layout;
}

const LEVELS: Readonly<Record<ArtSize, Level>> = { small: 0, medium: 1, large: 2 };
/** The smaller it is seen, the heavier its lines, and the less of the ground it shows. */
const HEAVY = [1.9, 1.35, 1] as const;
const WINDOWS = ["30 21 340 238", "0 0 400 280", "0 0 400 280"] as const;

/**
 * The drawing of a card, as SVG: the same for the same facts and name, on the server and in every browser. Without a theme
 * it takes that of the page.
 */
export function drawCard(
  language: Language | undefined,
  game: Drawn,
  card: Card,
  name: string,
  size: ArtSize,
  theme?: Theme,
): string {
  const facts = new Facts(card, name);
  const picture = language ? language.picture(facts) : plain(game, card, facts);
  const level = LEVELS[size];
  const pen = new Pen(`${game.id} ${name}`, level);
  pen.poly("ground", "0,0 400,0 400,280 0,280");
  if (picture.isNight) stars(pen);
  pen.fresh("texture");
  picture.ground?.(pen);
  pen.fresh("view");
  // Cards with the same facts differ by how their subject is seen.
  vary(pen, () => drawSubject(pen, picture), { turn: 0, near: 1.1 });
  const paths = pen.paths;
  const ground = { isNight: picture.isNight ?? false, isGold: picture.isGold ?? false };
  const style = styleOf(game.layout.accent, ground, [...pen.inks].sort(byLetter), HEAVY[level], theme);
  const head = `viewBox="${WINDOWS[level]}" width="400" height="280" fill="none" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${head}><style>${style}</style>${paths}</svg>`;
}

function drawSubject(pen: Pen, picture: CardPicture): void {
  pen.fresh("subject");
  picture.subject(pen);
}

function byLetter(a: keyof typeof INKS, b: keyof typeof INKS): number {
  return INKS[a] < INKS[b] ? -1 : 1;
}

function stars(pen: Pen): void {
  pen.dots(
    "studs",
    range(8 + pen.level * 6 * pen.level).map(() => [pen.between(4, 396), pen.between(4, 276)]),
  );
}
