import { useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Session } from "../state/session.ts";

interface Props {
  readonly game: Game;
  /** A stamp of the game's cards. */
  readonly stamp: string;
  readonly session: Session;
}

/** Takes any deck as the one to face: as its link, its code or a list. */
export function FaceDeck({ game, stamp, session }: Props) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const face = async () => {
    setSaid("Reading the deck.");
    try {
      const { opponentIn } = await import("../state/opponent-in.ts");
      const opponent = await opponentIn(game, session.dealer.goldfish, stamp, text);
      if (typeof opponent === "string") return setSaid(opponent);
      session.face(opponent);
      setSaid("");
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void face();
      }}
    >
      <label className="grid gap-1">
        <span className="font-semibold">Face another deck</span>
        <textarea
          className="field min-h-16"
          value={text}
          placeholder="Its link, its code, or a list"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className="flex items-center gap-3">
        <button type="submit" className="chip" disabled={text.trim() === ""}>
          Face it
        </button>
        <span role="status" className="text-sm">
          {said}
        </span>
      </p>
    </form>
  );
}
