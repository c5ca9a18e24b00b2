import { FirstHands } from "../../../../lib/deck/first-hand.ts";
import type { Shared } from "../../../_server/decks.ts";
import { startOf } from "../../../_server/tables.ts";
import { Citation } from "../../../_ui/verdict/citation.tsx";
import { HandDealer } from "./hand-dealer.tsx";
import { HandFaces } from "./hand-faces.tsx";

interface Props {
  readonly code: string;
  readonly shared: Pick<Shared, "pool" | "deck">;
}

/** A first hand, dealt by the rules. It follows from the code, so that everybody who opens the page sees the same one. */
export async function SampleHand({ code, shared }: Props) {
  const { game } = shared.pool;
  const start = await startOf(shared, code);
  if (typeof start === "string") return null;
  const hand = new FirstHands(await game.goldfish(), start).dealt(start);
  if (typeof hand === "string" || hand.cards.length === 0) return null;
  const faces = hand.cards.flatMap(({ id, label }) => {
    const dealt = start.cards[id];
    return dealt ? [{ id, entry: { card: dealt.card, label } }] : [];
  });
  return (
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
      <HandFaces game={game} faces={faces} />
    </HandDealer>
  );
}
