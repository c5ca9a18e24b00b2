import type { Game, Term } from "../../lib/core/game.ts";
import { anchorOf } from "../../lib/core/look/terms.ts";
import { Citation } from "../_ui/verdict/citation.tsx";

/** What a term means, and its place in the rulebook, which leads to its line among the rules. */
export function Meaning({ game, term }: { game: Game; term: Term }) {
  return (
    <>
      {term.says}{" "}
      <a
        href={`/${game.id}/rules#${anchorOf(term)}`}
        className="text-faint decoration-(--edge) hover:decoration-current"
        aria-label={`Rule of ${term.word}`}
      >
        <Citation cite={term.cite} />
      </a>
    </>
  );
}
