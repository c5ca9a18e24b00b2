import { homeOf, mainSection } from "../../lib/deck/place.ts";
import { useCardInHand } from "../_client/card-in-hand.ts";
import { useStaged } from "../_client/staged-store.ts";
import CardDialog from "../_ui/cards/card-dialog.tsx";
import { Stepper } from "./deck/stepper.tsx";
import type { Builder } from "./state/builder.ts";

/** The card that is open large, with its copies in the deck. */
export default function CardInFull({ builder }: { builder: Builder }) {
  const { name } = useCardInHand();
  return (
    <CardDialog pool={builder.pool}>{name === undefined ? null : <Copies builder={builder} name={name} />}</CardDialog>
  );
}

/** How many copies of a card the deck has in the section that it belongs to. */
function Copies({ builder, name }: { builder: Builder; name: string }) {
  const { pool } = builder;
  const card = pool.labelled(name);
  const section = (card && homeOf(pool.game, pool.of(card).card)) ?? mainSection(pool.game).id;
  const count = useStaged(builder.store, () => builder.count(section, name));
  const cover = useStaged(builder.store, () => builder.draft.about?.cover);
  const change = (by: number) =>
    builder.edit(by > 0 ? `${by} more ${name}` : `${-by} fewer ${name}`, [{ section, card: name, by }]);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-faint">In the deck</span>
      <Stepper label={name} count={count} onChange={change} />
      {count === 0 ? null : (
        <button
          type="button"
          className="chip whitespace-nowrap"
          aria-pressed={cover === name}
          onClick={() => builder.do({ do: "about", about: { cover: cover === name ? "" : name } })}
        >
          Use as the cover
        </button>
      )}
    </span>
  );
}
