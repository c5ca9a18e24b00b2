import { useState } from "react";
import type { Free } from "../../../lib/core/table/move.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import type { Session } from "../state/session.ts";

interface Props {
  readonly table: Table;
  readonly card: number;
  /** Plays a move by hand with the card. */
  play(move: Omit<Free, "card">): void;
}

/** Everything that a player can do with a card by hand. */
export function CardActions({ session, table, card }: Pick<Props, "table" | "card"> & { session: Session }) {
  const play = (move: Omit<Free, "card">) => session.play({ ...move, card });
  return (
    <div className="grid gap-2 pt-1">
      <MoveTo table={table} card={card} play={play} />
      <Tokens table={table} card={card} play={play} />
      <Turn table={table} card={card} play={play} />
      <Note table={table} card={card} play={play} />
    </div>
  );
}

function MoveTo({ table, card, play }: Props) {
  const [to, setTo] = useState("");
  const hosts = inPlay(table).filter((id) => id !== card);
  return (
    <p className="flex flex-wrap gap-2">
      <select
        aria-label="Where to"
        className="select max-w-40"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">Move to…</option>
        {table.index.spots.map(({ name, zone }) => (
          <option key={name} value={name}>
            {slotName(zone.name, name)}
          </option>
        ))}
        {hosts.map((id) => (
          <option key={id} value={table.nameOf(table.under(id))}>
            under {table.known(id)}
          </option>
        ))}
      </select>
      <button type="button" className="tool" disabled={to === ""} onClick={() => play({ free: "move", to })}>
        Move
      </button>
      <button
        type="button"
        className="tool"
        disabled={to === ""}
        onClick={() => play({ free: "move", to, bottom: true })}
      >
        To the bottom
      </button>
    </p>
  );
}

function Tokens({ table, play }: Props) {
  const tokens = table.board.tokens.filter(({ hidden }) => !hidden);
  const [token, setToken] = useState(tokens[0]?.id ?? "");
  return (
    <p className="flex flex-wrap gap-2">
      <select
        aria-label="Token"
        className="select max-w-40"
        value={token}
        onChange={({ target }) => setToken(target.value)}
      >
        {tokens.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="tool" onClick={() => play({ free: "counter", to: token, by: 1 })}>
        One more
      </button>
      <button type="button" className="tool" onClick={() => play({ free: "counter", to: token, by: -1 })}>
        One fewer
      </button>
    </p>
  );
}

function Turn({ table, card, play }: Props) {
  const { spent } = table.board;
  const isExhausted = table.isExhausted(card);
  return (
    <p className="flex flex-wrap gap-2">
      {spent === undefined ? null : (
        <button type="button" className="tool" onClick={() => play({ free: isExhausted ? "ready" : "exhaust" })}>
          {isExhausted ? spent.restore : spent.spend}
        </button>
      )}
      <button type="button" className="tool" onClick={() => play({ free: "turn" })}>
        Turn over
      </button>
    </p>
  );
}

function Note({ table, card, play }: Props) {
  const [note, setNote] = useState(table.notes.get(card) ?? "");
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        play({ free: "note", text: note });
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
  );
}

function slotName(zone: string, name: string): string {
  const [, slot] = name.split(":");
  return slot === undefined ? zone : `${zone} ${slot}`;
}

/** The cards in play, each followed by the cards on it. */
function inPlay(table: Table): number[] {
  const withOthers = (id: number): number[] => [id, ...table.in(table.under(id)).flatMap(withOthers)];
  return table.index.spots.flatMap(({ zone }, number) =>
    zone.as === "play" ? table.in(number).flatMap(withOthers) : [],
  );
}
