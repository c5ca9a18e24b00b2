import { mix, type Pair } from "../../../lib/art/tones.ts";
import { besideCount } from "../../../lib/deck/place.ts";
import type { JudgedDeck } from "../../../lib/deck/verdict/judged-deck.ts";
import { captionOf, curveOf, type Numbers, numbersOf } from "../../../lib/deck/view/charts.ts";
import { coverOf } from "../../../lib/deck/view/cover.ts";
import { formatName } from "../../_ui/deck/format-name.ts";
import { houseRulesInForce } from "../../_ui/verdict/house-rules-in-force.ts";
import { pictured } from "./cover.ts";
import type { Colours, Picture } from "./picture.ts";
import { PREVIEW } from "./preview-colours.ts";

const VERDICTS = {
  legal: { word: "LEGAL", colour: PREVIEW.feltLegal, sign: "M2.5 8.5 6.2 12.2 13.5 4" },
  illegal: { word: "ILLEGAL", colour: PREVIEW.feltIllegal, sign: "M3.5 3.5l9 9m0-9-9 9" },
  undetermined: {
    word: "UNDETERMINED",
    colour: PREVIEW.feltOpen,
    sign: "M5 5.5a3 3 0 1 1 4.6 2.5C8.5 8.7 8 9.2 8 10.3M8 13.2v.2",
  },
} as const;

/** A deck without cards is not blamed for what it lacks. */
const EMPTY = { word: "EMPTY", sign: "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3", colour: PREVIEW.feltFaint };
/** How much of the game's colour is in the ground, in hundredths. */
const DEEP = 38;

/** The colours of a picture for a game, or for a link that holds no deck of any. */
export function coloursOf({ light, dark }: Pair): Colours {
  return { ground: mix(light, DEEP, PREVIEW.onLit), tone: light, bright: dark };
}

/** A deck as its preview shows it: the card that it is known by, what is said of it, and its curve. */
export async function pictureOf({ pool: { game }, pool, deck, report }: JudgedDeck): Promise<Picture> {
  const curve = curveOf(numbersOf(pool, deck.entries));
  const cover = coverOf(pool, deck.entries);
  const counts = game.sections.flatMap((section) => {
    const { [section.id]: count = 0 } = report.counts;
    return count === 0 ? [] : [{ label: besideCount(game, section, count), count }];
  });
  const house = houseRulesInForce(game, report.house).map(({ says }) => says);
  return {
    colours: coloursOf(game.layout.accent),
    deck: {
      game: game.name,
      name: deck.name ?? "",
      instead: `A deck of ${game.name}`,
      terms: [formatName(game, report.format), ...house].join(". "),
      counts,
      verdict: counts.length === 0 ? EMPTY : VERDICTS[report.status],
      ...(curve === undefined ? {} : { curve: { title: captionOf(curve), bars: curve.bars.map(barOf) } }),
      ...(cover === undefined ? {} : { cover: await pictured(game, cover) }),
    },
  };
}

/** A column with its label, which for values that are not known is a question mark, as on the pages. */
function barOf({ label, count, standIn, unknown }: Numbers["bars"][number]) {
  return { label: unknown > 0 ? "?" : label, count, unsure: standIn + unknown };
}
