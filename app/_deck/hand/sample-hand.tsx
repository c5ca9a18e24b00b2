import type { Shared } from "../../_server/decks.ts";
import { firstHandOf } from "../../_server/tables.ts";
import { HandFaces } from "../../_ui/cards/hand-faces.tsx";
import { Citation } from "../../_ui/verdict/citation.tsx";
import { HandDealer } from "./hand-dealer.tsx";
import { HandOdds } from "./hand-odds.tsx";

interface Props {
  readonly code: string;
  readonly shared: Pick<Shared, "pool" | "deck">;
}

/** A first hand, dealt by the rules, and what others are likely to hold. It follows from the code, so that everybody who opens the page sees the same one. */
export async function SampleHand({ code, shared }: Props) {
  const { game } = shared.pool;
  const hand = await firstHandOf(shared, code);
  if (!hand) return null;
  return (
    <>
      <HandDealer
        code={code}
        gameId={game.id}
        choices={hand.choices}
        note={
          hand.rule && (
            <>
              {hand.rule.says} (<Citation cite={hand.rule.cite} />)
            </>
          )
        }
      >
        <HandFaces game={game} faces={hand.faces} />
      </HandDealer>
      {hand.pile.length === 0 ? null : <HandOdds game={game} pile={hand.pile} drawn={hand.cards.length} />}
    </>
  );
}
