import type { Game } from "../../../../lib/core/game.ts";
import type { Reach } from "./reach.ts";
import type { Seen, Sitting } from "./sitting.ts";
import { TableCard } from "./table-card.tsx";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly seen: Seen;
  readonly reach: Reach;
  readonly card: number;
  readonly lit: ReadonlySet<number>;
}

/** A card and what lies on or under it. */
export function CardStack({ game, sitting, seen, reach, card, lit }: Props) {
  const { table, selected } = seen;
  const target = reach.cards.get(card);
  const below = table.in(table.under(card));
  const marks = table.board.tokens.flatMap(({ name, hidden }, at) => {
    const value = hidden ? 0 : table.token(card, at);
    return value === 0 ? [] : [`${name} ${value}`];
  });
  return (
    <li className="stack">
      <TableCard
        game={game}
        sitting={sitting}
        id={card}
        card={table.card(card)}
        label={table.label(card)}
        isUp={table.isUp(card)}
        isExhausted={table.isExhausted(card)}
        isLit={lit.has(card)}
        isSelected={selected === card}
        target={target}
        marks={[...marks, ...(table.notes.has(card) ? [`“${table.notes.get(card)}”`] : [])].join(" · ")}
      />
      {below.length === 0 ? null : (
        <ul className="stack-below">
          {below.map((id) => (
            <CardStack key={id} game={game} sitting={sitting} seen={seen} reach={reach} card={id} lit={lit} />
          ))}
        </ul>
      )}
    </li>
  );
}
