import type { Game } from "../../../lib/core/game.ts";
import type { Agreed } from "../../../lib/deck/code/address.ts";
import { readingsOf } from "../../../lib/deck/verdict/report.ts";
import { PageSection } from "../../_ui/base/page-section.tsx";
import { InterpretationList } from "../../_ui/verdict/interpretation-list.tsx";

interface Props {
  readonly game: Game;
  readonly agreed: Agreed;
}

/** Two columns on a wide screen, so that no line is too long to be read. */
const COLUMNS = "sheet px-1 py-2 lg:columns-2 lg:gap-4 *:break-inside-avoid";

/**
 * How we interpret the rulebook where it is silent, for decks and at the table, and what the group has agreed on
 * instead.
 */
export async function Readings({ game, agreed }: Props) {
  const goldfish = await game.goldfish();
  return (
    <>
      <PageSection
        id="readings"
        title="Rules interpretations"
        says="Where the rulebook is silent or can be read in two ways, this is how we judge a deck. House rules can change some of these."
      >
        <ul className={COLUMNS}>
          <InterpretationList game={game} house={agreed.house} readings={readingsOf(game, agreed)} />
        </ul>
      </PageSection>
      <PageSection
        id="table-readings"
        title="Rules interpretations at the table"
        says="Where the rulebook is silent, can be read in two ways or needs an opponent, this is how the table works when you play alone. It carries out each sentence of a card’s text that it understands whole, and leaves the others to you."
      >
        <ul className={COLUMNS}>
          <InterpretationList game={game} house={agreed.house} readings={goldfish.readings} />
        </ul>
      </PageSection>
    </>
  );
}
