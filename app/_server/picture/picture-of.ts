import type { JudgedDeck } from "../../../lib/deck/verdict/judged-deck.ts";
import { blocksOf } from "../../../lib/deck/view/blocks.ts";
import { type Bar, curveOf, numbersOf } from "../../../lib/deck/view/charts.ts";
import { formatName } from "../../_ui/deck/format-name.ts";
import { houseRulesInForce } from "../../_ui/verdict/house-rules-in-force.ts";
import { keyCards } from "./key-cards.ts";
import type { Colours, Picture } from "./picture.ts";
import { PREVIEW } from "./preview-colours.ts";

const VERDICTS = {
  legal: { word: "LEGAL", sign: "M2.5 8.5 6.2 12.2 13.5 4" },
  illegal: { word: "ILLEGAL", sign: "M3.5 3.5l9 9m0-9-9 9" },
  undetermined: {
    word: "UNDETERMINED",
    sign: "M5 5.5a3 3 0 1 1 4.6 2.5C8.5 8.7 8 9.2 8 10.3M8 13.2v.2",
  },
} as const;

/** A deck without cards is not blamed for what it lacks. */
const EMPTY = { word: "EMPTY", sign: "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3", colour: PREVIEW.faint };
const MOST_COUNTS = 3;

/** The colours of a picture for a game, or for a link that holds no deck of any. */
export function coloursOf(accent: string): Colours {
  const { sheet, ink, faint, rule } = PREVIEW;
  return { ground: accent, sheet, ink, faint, rule };
}

function barOf({ label, count, standIn, unknown }: Bar) {
  return { label, count, unsure: standIn + unknown };
}

/** A deck as its preview shows it: key cards, the curve, and the title block below them. */
export async function pictureOf({ pool: { game }, pool, deck, report }: JudgedDeck): Promise<Picture> {
  const curve = curveOf(numbersOf(pool, deck.entries));
  const counts = game.sections.flatMap(({ id, name }) => {
    const count = report.counts[id];
    return count === undefined || count === 0 ? [] : [{ label: name, count }];
  });
  const house = houseRulesInForce(game, report.house).map(({ says }) => says);
  return {
    colours: coloursOf(game.layout.accent.light),
    deck: {
      game: game.name,
      name: deck.name ?? "",
      instead: `A deck of ${game.name}`,
      terms: [formatName(game, report.format), ...house].join(". "),
      counts: counts.slice(0, MOST_COUNTS),
      verdict: counts.length === 0 ? EMPTY : { ...VERDICTS[report.status], colour: PREVIEW[report.status] },
      ...(curve === undefined ? {} : { curve: { title: curve.title, bars: curve.bars.map(barOf) } }),
      cards: await keyCards(pool, blocksOf(pool, deck)),
    },
  };
}
