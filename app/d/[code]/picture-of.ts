import { numbersOf } from "../../../lib/deck/view/charts.ts";
import type { Shared } from "../../_server/decks.ts";
import type { Picture } from "../../_server/picture/picture.ts";
import { houseRulesInForce } from "../../_ui/verdict/house-rules-in-force.ts";
import { tallyOf } from "../../_ui/verdict/stamp.tsx";
import { PREVIEW } from "./preview-colours.ts";

const WORDS = { legal: "LEGAL", illegal: "ILLEGAL", undetermined: "UNDETERMINED" } as const;

/** The title block of a deck, below its curve. */
export function pictureOf({ pool: { game }, pool, deck, report }: Shared): Picture {
  const curve = numbersOf(pool, deck.entries).find(({ as, cards }) => as === "histogram" && cards > 0);
  const counts = game.sections.flatMap(({ id, name }) =>
    report.counts[id] === undefined ? [] : [`${name} ${report.counts[id]}`],
  );
  return {
    colours: PREVIEW,
    deck: {
      name: deck.name ?? "",
      instead: `A deck of ${game.name}`,
      contents: [game.name, report.format, ...counts].join(" · "),
      agreed: houseRulesInForce(game, report.house)
        .map(({ says }) => says)
        .join(" "),
      verdict: `${WORDS[report.status]} · ${tallyOf(report)}`,
      verdictColour: PREVIEW[report.status],
      bars: (curve?.bars ?? []).map(({ label, count }) => ({ label, count })),
    },
  };
}
