import { type Box, box, column, drawable, drawing } from "./box.ts";
import { cardOf } from "./card.ts";
import type { Bar, Colours, Picture, PicturedDeck } from "./picture.ts";

const MOST_BARS = 13;
const HIGHEST = 176;
/** The ship in its dock, as on the icon of the pages. */
const MARK = "M5 9v14h22V9M9 19h14M16 6v13m0-13 6 8H10z";

/** The picture as nested boxes. */
export function layoutOf({ deck, colours }: Picture): Box {
  const page = {
    ...column,
    width: "100%",
    height: "100%",
    padding: "36px 44px 40px",
    background: colours.ground,
    color: colours.sheet,
    fontFamily: "Inter",
    backgroundImage: `linear-gradient(${colours.sheet}14 2px, transparent 2px), linear-gradient(90deg, ${colours.sheet}14 2px, transparent 2px)`,
    backgroundSize: "40px 40px",
  };
  const middle = { flexGrow: 1, alignItems: "center", justifyContent: "center", fontSize: 56, fontWeight: 700 };
  if (!deck)
    return box(page, [
      head("", colours),
      box({ ...middle, textAlign: "center" }, "This link does not hold a whole deck"),
    ]);
  const isEmpty = deck.curve === undefined && deck.cards.length === 0;
  return box(page, [
    head(deck.game, colours),
    isEmpty ? box(middle, "No cards yet") : drawn(deck, colours),
    titleBlock(deck, colours),
  ]);
}

function head(game: string, { sheet }: Colours): Box {
  return box({ alignItems: "center", justifyContent: "space-between", fontSize: 42, fontWeight: 700 }, [
    box({}, game),
    box({ alignItems: "center", gap: 12 }, [
      drawing([32, 32], 50, 50, `<path d="${MARK}" stroke="${sheet}" stroke-width="2.4"/>`),
      box({}, "Drydock"),
    ]),
  ]);
}

/** The curve on the left and the key cards on the right. */
function drawn({ curve, cards }: PicturedDeck, colours: Colours): Box {
  const row = { flexGrow: 1, alignItems: "flex-end", gap: 32, paddingBottom: 24 };
  return box({ ...row, justifyContent: curve ? "space-between" : "center" }, [
    ...(curve ? [curveOf(curve, colours)] : []),
    box(
      { gap: 16 },
      cards.map((card) => cardOf(card, colours)),
    ),
  ]);
}

/** The column of a bar. The part that rests on values that are no facts is an outline, as on the pages. */
function columnOf({ count, unsure }: Bar, most: number, colour: string): readonly Box[] {
  const high = (cards: number) => Math.round((cards / most) * HIGHEST);
  const outline = { border: `3px solid ${colour}`, borderBottomWidth: 0, background: `${colour}38` };
  return [
    ...(unsure === 0 ? [] : [box({ ...outline, width: "76%", height: high(count) - high(count - unsure) }, [])]),
    box({ width: "76%", height: high(count - unsure), background: colour }, []),
  ];
}

function curveOf({ title, bars }: NonNullable<PicturedDeck["curve"]>, { sheet }: Colours): Box {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const columns = bars
    .slice(0, MOST_BARS)
    .map((bar) =>
      box({ ...column, alignItems: "center", justifyContent: "flex-end", flexGrow: 1, flexBasis: 0 }, [
        box({ fontSize: 27, fontWeight: 700 }, bar.count === 0 ? "" : String(bar.count)),
        ...columnOf(bar, most, sheet),
        box({ width: "100%", height: 3, background: sheet }, []),
        box({ height: 34, fontSize: bars.length > 9 ? 20 : 25 }, bar.label.slice(0, 4)),
      ]),
    );
  return box({ ...column, flexGrow: 1, flexBasis: 0 }, [
    box({ fontSize: 28, marginBottom: 6 }, title),
    box({ height: HIGHEST + 76, alignItems: "flex-end" }, columns),
  ]);
}

/** The title block of the deck at the foot of its plan. */
function titleBlock({ name, instead, terms, counts, verdict }: PicturedDeck, colours: Colours): Box {
  const title = drawable(name) || instead;
  const cell = { ...column, justifyContent: "center", padding: "0 18px", borderLeft: `2px solid ${colours.rule}` };
  const taken = counts.reduce((sum, { label }) => sum + label.length * 13 + 38, STAMP + verdict.word.length * 26);
  const fontSize = sizeOf(title, INSIDE - taken);
  return box({ height: 138, background: colours.sheet, padding: 4 }, [
    box({ flexGrow: 1, color: colours.ink, borderLeft: `16px solid ${colours.ground}` }, [
      box({ ...column, flexGrow: 1, flexShrink: 1, flexBasis: 0, justifyContent: "center", padding: "0 20px" }, [
        box({ fontSize, fontWeight: 700, letterSpacing: "-0.02em", lineHeight: 1.15, ...clamp(2) }, title),
        box({ fontSize: 24, color: colours.faint, ...clamp(1) }, terms),
      ]),
      ...counts.map(({ label, count }) =>
        box(cell, [
          box({ fontSize: 24, color: colours.faint }, label),
          box({ fontSize: 52, fontWeight: 700, lineHeight: 1.05 }, String(count)),
        ]),
      ),
      box({ ...cell, padding: "0 20px" }, [stamp(verdict)]),
    ]),
  ]);
}

/** The width inside the title block, and that of a stamp without its word. */
const INSIDE = 1048;
const STAMP = 120;
/** The average width of a letter, as a part of its size. */
const LETTER = 0.58;

/** The largest size at which a name stands on one line, or else on two. */
function sizeOf(title: string, width: number): number {
  const line = title.length * LETTER;
  const one = [62, 54, 46].find((size) => line * size <= width);
  return one ?? [42, 36].find((size) => line * size <= width * 1.8) ?? 32;
}

function clamp(lines: number) {
  return { display: "block", lineClamp: lines, overflow: "hidden" };
}

function stamp({ word, colour, sign }: PicturedDeck["verdict"]): Box {
  const frame = { alignItems: "center", gap: 10, border: `5px solid ${colour}`, padding: "6px 16px", color: colour };
  return box({ ...frame, fontSize: word.length > 8 ? 30 : 42, fontWeight: 700, letterSpacing: "0.03em" }, [
    drawing([16, 16], 36, 36, `<path d="${sign}" stroke="${colour}" stroke-width="2.6"/>`),
    box({}, word),
  ]);
}
