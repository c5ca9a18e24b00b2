import type { Game } from "../../../lib/core/game.ts";
import type { DealtHand } from "../../../lib/deck/table-setup.ts";
import type { OwnQuestions } from "../../../lib/odds/weigh.ts";
import { Still } from "../../_ui/base/still.tsx";
import { HandFaces } from "../../_ui/cards/hand-faces.tsx";
import { HandDealer } from "../../_ui/hand/hand-dealer.tsx";
import { Citation } from "../../_ui/verdict/citation.tsx";
import { HandOdds } from "./hand-odds.tsx";

interface Props {
  readonly code: string;
  readonly game: Game;
  readonly hand: DealtHand;
  /** What the builder of the deck asks of its hands, if anything. */
  readonly own?: OwnQuestions | undefined;
}

/** A first hand, dealt by the rules, and what others are likely to hold. It follows from the code, so that everybody who opens the page sees the same one. */
export function SampleHand({ code, game, hand, own }: Props) {
  return (
    <>
      <HandDealer
        code={code}
        gameId={game.id}
        choices={hand.choices}
        stays={hand.stays}
        own={own}
        note={
          hand.rule && (
            <>
              {hand.rule.says} (<Citation cite={hand.rule.cite} />)
            </>
          )
        }
      >
        <Still>
          <HandFaces game={game} faces={hand.faces} />
        </Still>
      </HandDealer>
      {hand.pile.length === 0 ? null : (
        <Still>
          <HandOdds game={game} pile={hand.pile} drawn={hand.cards.length} />
        </Still>
      )}
    </>
  );
}
