import { filled, lined, placed, widthOf, written } from "./pen.ts";
import type { PicturedCard, PicturedNumber } from "./picture.ts";
import { PREVIEW } from "./preview-colours.ts";
import { fitted } from "./words.ts";

const WIDTH = 376;
const HEIGHT = 524;
const HEAD = 126;
/** Drawings of cards are 400 by 280. */
const ART = { scale: WIDTH / 400, foot: HEAD + (280 * WIDTH) / 400 };
const TURN = `translate(60 53) rotate(-3 ${WIDTH / 2} ${HEIGHT / 2})`;
/** The outline tells what a card is, as on the pages. */
const OUTLINES = {
  craft: `M46 0H${WIDTH - 46}l46 46V${HEIGHT}H0V46z`,
  order: `M0 0H${WIDTH - 60}l60 60V${HEIGHT}H0z`,
  place: rounded(44),
  stands: rounded(20),
} as const;
/** How far a name stands from the sides, where corners are cut off. */
const BESIDE = { craft: 42, order: 44, place: 26, stands: 24 } as const;

function rounded(r: number): string {
  const [right, foot] = [WIDTH - r, HEIGHT - r];
  return `M${r} 0H${right}a${r} ${r} 0 0 1 ${r} ${r}V${foot}a${r} ${r} 0 0 1-${r} ${r}H${r}a${r} ${r} 0 0 1-${r}-${r}V${r}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

/** The card that the deck is known by, large enough to be known again. */
export function cardOf({ name, outline, art, numbers }: PicturedCard, tone: string): string {
  const shape = OUTLINES[outline];
  return `<g transform="${TURN}">${[
    filled(shape, PREVIEW.onLit, ` transform="translate(5 11)" fill-opacity=".4"`),
    filled(shape, PREVIEW.sheet),
    titleOf(name, outline),
    placed(0, HEAD, ART.scale, art),
    numbersOf(numbers, tone),
    lined(shape, tone, 6),
  ].join("")}</g>`;
}

/** The place of a card, where there is none, with a sign in its middle. */
export function noCard(colour: string, sign: string): string {
  const middle = placed(WIDTH / 2 - 80, HEIGHT / 2 - 80, 5, lined(sign, colour, 1));
  return `<g transform="${TURN}">${lined(OUTLINES.stands, colour, 4, ` stroke-dasharray="14 14"`)}${middle}</g>`;
}

function titleOf(name: string, outline: PicturedCard["outline"]): string {
  const beside = BESIDE[outline];
  const { size, lines } = fitted(name, 700, WIDTH - 2 * beside, [
    [46, 1],
    [42, 2],
    [34, 2],
    [30, 3],
  ]);
  const high = size * 1.1;
  const first = HEAD / 2 - (high * (lines.length - 1)) / 2 + size * 0.36;
  return lines
    .map((line, n) =>
      written(beside, first + n * high, line, { size, weight: 700, colour: PREVIEW.ink, spacing: -0.02 }),
    )
    .join("");
}

const NUMBER = 62;
const SYMBOL = 46;
const BETWEEN = 10;

/** The numbers side by side below the drawing, as large as there is room. */
function numbersOf(numbers: readonly PicturedNumber[], tone: string): string {
  const width = ({ text, line, fill }: PicturedNumber) =>
    (line + fill === "" ? 0 : SYMBOL + BETWEEN) + widthOf(text, { size: NUMBER, weight: 700 });
  const all = numbers.reduce((sum, one) => sum + width(one), 0);
  const room = WIDTH - 40;
  const scale = Math.min(1, room / (all + 24 * (numbers.length - 1)));
  const space = (WIDTH - all * scale) / (numbers.length + 1);
  let x = space;
  return numbers
    .map((one) => {
      const drawing = placed(x, (ART.foot + HEIGHT) / 2, scale, numberOf(one, tone));
      x += width(one) * scale + space;
      return drawing;
    })
    .join("");
}

/** A number on a line through its middle. One that is no fact is slanted and dotted, as on the pages. */
function numberOf({ text, isFact, line, fill }: PicturedNumber, tone: string): string {
  const start = line + fill === "" ? 0 : SYMBOL + BETWEEN;
  const symbol = `${lined(line, tone, 1.7)}${filled(fill, tone)}`;
  const style = { size: NUMBER, weight: 700, colour: PREVIEW.ink } as const;
  const number = written(0, NUMBER * 0.36, text, style);
  return [
    start === 0 ? "" : placed(0, -SYMBOL / 2, SYMBOL / 16, symbol),
    `<g transform="translate(${start})${isFact ? "" : " skewX(-12)"}">${number}</g>`,
    isFact
      ? ""
      : lined(`M${start} ${NUMBER * 0.56}h${widthOf(text, style)}`, PREVIEW.ink, 4, ` stroke-dasharray="0 8.5"`),
  ].join("");
}
