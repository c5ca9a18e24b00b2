import { useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Free } from "../../../lib/core/table/goldfish.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import { CardFacts } from "../../_ui/cards/card-facts.tsx";
import type { GameView, Session } from "../state/session.ts";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly view: GameView;
  readonly card: number;
}

/** What a card says, and what its player does by hand because it says so. */
export function ByHand({ game, session, view, card }: Props) {
  const { table } = view;
  const isWaiting = table.stack.length > 1;
  return (
    <section className="table-hand" aria-label={`${table.label(card)}: facts and moves by hand`}>
      <details open>
        <summary className="label">The card</summary>
        <CardFacts game={game} entry={{ card: table.card(card), label: table.label(card) }} />
      </details>
      {session.dealer.isOver(table) ? null : (
        <details>
          <summary className="label">By hand, because its text says so</summary>
          {isWaiting ? (
            <p className="text-sm">First finish what has begun.</p>
          ) : (
            <Deeds session={session} table={table} card={card} />
          )}
        </details>
      )}
    </section>
  );
}

function Deeds({ session, table, card }: { session: Session; table: Table; card: number }) {
  const [to, setTo] = useState("");
  const [token, setToken] = useState(table.board.tokens.find(({ hidden }) => !hidden)?.id ?? "");
  const [note, setNote] = useState(table.notes.get(card) ?? "");
  const zones = table.sheet.spots.map(({ name, zone }) => ({ name, says: slotName(zone.name, name) }));
  const hosts = inPlay(table).filter((id) => id !== card);
  const { spent } = table.board;
  const free = (move: Omit<Free, "card">) => session.play({ ...move, card });
  return (
    <div className="deeds">
      <p>
        <select aria-label="Where to" className="select" value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">Move to…</option>
          {zones.map(({ name, says }) => (
            <option key={name} value={name}>
              {says}
            </option>
          ))}
          {hosts.map((id) => (
            <option key={id} value={table.nameOf(table.under(id))}>
              under {table.label(id)}
            </option>
          ))}
        </select>
        <button type="button" className="tool" disabled={to === ""} onClick={() => free({ free: "move", to })}>
          Move
        </button>
        <button
          type="button"
          className="tool"
          disabled={to === ""}
          onClick={() => free({ free: "move", to, bottom: true })}
        >
          To the bottom
        </button>
      </p>
      <p>
        <select aria-label="Token" className="select" value={token} onChange={({ target }) => setToken(target.value)}>
          {table.board.tokens.map(({ id, name, hidden }) =>
            hidden ? null : (
              <option key={id} value={id}>
                {name}
              </option>
            ),
          )}
        </select>
        <button type="button" className="tool" onClick={() => free({ free: "counter", to: token, by: 1 })}>
          One more
        </button>
        <button type="button" className="tool" onClick={() => free({ free: "counter", to: token, by: -1 })}>
          One fewer
        </button>
      </p>
      <p>
        {spent === undefined ? null : (
          <button
            type="button"
            className="tool"
            onClick={() => free({ free: table.isExhausted(card) ? "ready" : "exhaust" })}
          >
            {table.isExhausted(card) ? spent.restore : spent.spend}
          </button>
        )}
        <button type="button" className="tool" onClick={() => free({ free: "turn" })}>
          Turn over
        </button>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          free({ free: "note", text: note });
        }}
      >
        <input
          aria-label="Note"
          className="field"
          maxLength={80}
          value={note}
          placeholder="A note on the card"
          onChange={({ target }) => setNote(target.value)}
        />
        <button type="submit" className="tool">
          Note
        </button>
      </form>
    </div>
  );
}

function slotName(zone: string, name: string): string {
  const [, slot] = name.split(":");
  return slot === undefined ? zone : `${zone} ${slot}`;
}

/** The cards in play, each followed by those that lie on it. */
function inPlay(table: Table): number[] {
  const withOthers = (id: number): number[] => [id, ...table.in(table.under(id)).flatMap(withOthers)];
  return table.sheet.spots.flatMap(({ zone }, number) =>
    zone.as === "play" ? table.in(number).flatMap(withOthers) : [],
  );
}
