import { cardOf, noCard } from "./card.ts";
import { filled, lined, placed, round, widthOf, written } from "./pen.ts";
import type { Bar, Picture, PicturedDeck } from "./picture.ts";
import { SIZE } from "./picture.ts";
import { PREVIEW } from "./preview-colours.ts";
import { drawable, fitted } from "./words.ts";

/** What stands beside the card. */
const LEFT = 496;
const RIGHT = 1148;
const WIDTH = RIGHT - LEFT;
const { feltInk: INK, feltFaint: FAINT } = PREVIEW;
/** The ship in its dock, as on the icon of the pages. */
const MARK = "M5 9v14h22V9M9 19h14M16 6v13m0-13 6 8H10z";

/** The picture as SVG: without masks and patterns, which would cost more than all the rest. */
export function layoutOf({ colours: { ground, tone, bright }, deck }: Picture): string {
  const cover = deck?.cover;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="Inter" fill="none" stroke-linejoin="round" stroke-linecap="round">${[
    filled(`M0 0h${SIZE.width}v${SIZE.height}H0z`, ground),
    cover ? cardOf(cover, tone) : noCard(FAINT, MARK),
    headOf(deck?.game ?? ""),
    ...(deck
      ? [titleOf(deck), verdictOf(deck), curveOf(deck, bright)]
      : [large("This link does not hold a whole deck")]),
  ].join("")}</svg>`;
}

function headOf(game: string): string {
  const mark = { size: 32, weight: 700, colour: INK } as const;
  const left = RIGHT - widthOf("Drydock", mark);
  return [
    written(LEFT, 82, game, { size: 36, colour: FAINT }),
    written(left, 82, "Drydock", mark),
    placed(left - 54, 48, 1.35, lined(MARK, INK, 2.4)),
  ].join("");
}

/** A text as large as it fits on one line, or else on two. It stands on the same base however long it is. */
function large(text: string): string {
  const { size, lines } = fitted(text, 700, WIDTH, [
    [92, 1],
    [78, 1],
    [60, 2],
    [48, 2],
  ]);
  const last = lines.length - 1;
  return lines
    .map((line, n) =>
      written(LEFT, 228 - (last - n) * size * 1.08, line, { size, weight: 700, colour: INK, spacing: -0.02 }),
    )
    .join("");
}

/** Its name, and how many cards each section has, as long as there is room. */
function titleOf({ name, instead, counts }: PicturedDeck): string {
  const [number, words] = [{ size: 40, weight: 700, colour: INK } as const, { size: 30, colour: FAINT }];
  const parts = [large(drawable(name) || instead)];
  let x = LEFT;
  for (const { label, count } of counts) {
    const start = widthOf(String(count), number) + 10;
    const width = start + widthOf(label, words);
    if (x + width > RIGHT) break;
    parts.push(written(x, 282, String(count), number), written(x + start, 282, label, words));
    x += width + 32;
  }
  return parts.join("");
}

/** The stamp, and beside it by which terms. */
function verdictOf({ verdict: { word, colour, sign }, terms }: PicturedDeck): string {
  const style = { size: 38, weight: 700, colour, spacing: 0.04 } as const;
  const wide = round(88 + widthOf(word, style));
  const start = LEFT + wide + 26;
  const { size, lines } = fitted(terms, 400, RIGHT - start, [
    [32, 1],
    [25, 2],
  ]);
  return [
    lined(`M${LEFT + 2} 310h${wide}v62h-${wide}z`, colour, 5),
    placed(LEFT + 20, 324, 2.1, lined(sign, colour, 2.4)),
    written(LEFT + 68, 355, word, style),
    ...lines.map((line, n) =>
      written(start, 341 + size * (0.36 + 1.2 * (n - (lines.length - 1) / 2)), line, { size, colour: FAINT }),
    ),
  ].join("");
}

const MOST_BARS = 13;
const BASE = 550;
const HIGHEST = 80;

function curveOf({ curve, cover }: PicturedDeck, bright: string): string {
  if (!curve) return cover ? "" : written(LEFT, 480, "No cards yet", { size: 40, weight: 700, colour: INK });
  const bars = curve.bars.slice(0, MOST_BARS);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / bars.length;
  return [
    ...bars.map((bar, n) =>
      columnOf(bar, most, { middle: LEFT + (n + 0.5) * step, width: Math.min(72, step * 0.72) }, bright),
    ),
    lined(`M${LEFT} ${BASE + 1.5}H${RIGHT}`, FAINT, 3),
    written(LEFT, 416, curve.title, { size: 30, colour: FAINT }),
  ].join("");
}

interface Place {
  readonly middle: number;
  readonly width: number;
}

/** The column of a bar. The part that rests on values that are no facts is an outline, as on the pages. */
function columnOf({ label, count, unsure }: Bar, most: number, { middle, width }: Place, bright: string): string {
  const [whole, sure] = [count, count - unsure].map((cards) => round((cards / most) * HIGHEST));
  const box = (from: number, to: number) =>
    `M${round(middle - width / 2)} ${BASE - from}h${round(width)}V${BASE - to}h-${round(width)}z`;
  return [
    unsure === 0
      ? ""
      : `<path data-unsure="" d="${box(sure ?? 0, whole ?? 0)}" fill="${bright}" fill-opacity=".22" stroke="${bright}" stroke-width="3"/>`,
    filled(box(0, sure ?? 0), bright),
    count === 0
      ? ""
      : written(middle, BASE - (whole ?? 0) - 10, String(count), {
          size: 32,
          weight: 700,
          colour: INK,
          anchor: "middle",
        }),
    written(middle, 586, label, { size: 28, colour: FAINT, anchor: "middle" }),
  ].join("");
}
