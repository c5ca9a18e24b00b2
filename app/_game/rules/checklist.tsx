import type { Pool } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import type { Agreed } from "../../../lib/deck/code/address.ts";
import { checklistUnder, type RuleLine } from "../../../lib/deck/verdict/checklist.ts";
import { PageSection } from "../../_ui/base/page-section.tsx";
import { formatName } from "../../_ui/deck/format-name.ts";
import { Advice } from "../../_ui/verdict/advice.tsx";
import { Citation } from "../../_ui/verdict/citation.tsx";
import { Switches } from "./switches.tsx";

interface Props {
  readonly pool: Pool;
  readonly agreed: Agreed;
  readonly faults: readonly string[];
}

/** The rulebook's rules that a deck is checked against under a format and house rules, each with its place. */
export function Checklist({ pool, agreed, faults }: Props) {
  const { game } = pool;
  const { asked, others } = checklistUnder(game, { ...agreed, pool });
  // Other rules are about how Drydock reads a list, and of no use to someone who reads the rulebook's.
  const own = asked.filter(({ cite }) => cite.rulebook === game.rulebook);
  return (
    <PageSection
      id="rules"
      title="Formats and rules"
      says="The rules that a deck is checked against, in the rulebook's order. Each names its place there."
    >
      <Switches game={game} agreed={agreed} faults={faults} />
      <ol aria-label="Rules that apply" className="sheet rows mt-4">
        {own.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ol>
      {others.length === 0 ? null : (
        <details className="mt-2">
          <summary className="text-faint">Rules that do not apply: {others.length}</summary>
          <ul className="sheet rows mt-2">
            {others.map((rule) => (
              <Rule key={`${rule.id} ${rule.formats}`} rule={rule} when={conditionOf(game, rule)} />
            ))}
          </ul>
        </details>
      )}
    </PageSection>
  );
}

/** A rule with its place in the rulebook and, if it does not apply, what would put it in force. */
function Rule({ rule: { says, cite, advice }, when }: { rule: RuleLine; when?: string }) {
  return (
    <li className="grid items-baseline gap-x-6 py-2.5 md:grid-cols-[1fr_14rem]">
      <p>
        {advice ? <Advice /> : null}
        {says}
        {when === undefined ? null : <span className="block text-sm text-faint">{when}</span>}
      </p>
      <Citation cite={cite} />
    </li>
  );
}

/** What puts a rule in force, in words. */
function conditionOf(game: Game, { house, formats = [] }: RuleLine): string {
  const agreed = game.house.find(({ id }) => id === house);
  return agreed ? `House rule: ${agreed.says}` : `Format: ${formats.map((id) => formatName(game, id)).join(", ")}`;
}
