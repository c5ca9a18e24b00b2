import type { Pool } from "../../lib/cards/pool.ts";
import type { Agreed } from "../../lib/deck/code/address.ts";
import { checklistUnder, type RuleLine } from "../../lib/deck/verdict/checklist.ts";
import { PageSection } from "../_ui/base/page-section.tsx";
import { Advice } from "../_ui/verdict/advice.tsx";
import { Citation } from "../_ui/verdict/citation.tsx";
import { Switches } from "./switches.tsx";

interface Props {
  readonly pool: Pool;
  readonly agreed: Agreed;
  readonly faults: readonly string[];
}

/** The rules that a deck is checked against under a format and house rules, each with its place in the rulebook. */
export function Checklist({ pool, agreed, faults }: Props) {
  const { game } = pool;
  const { asked, others } = checklistUnder(game, { ...agreed, pool });
  return (
    <PageSection
      id="rules"
      title="Formats and rules"
      says="The rules that a deck is checked against, in the rulebook's order, with the page of each."
    >
      <Switches game={game} agreed={agreed} faults={faults} />
      <ol aria-label="Rules that apply" className="sheet ruled mt-4">
        {asked.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ol>
      {others.length === 0 ? null : (
        <details className="mt-2">
          <summary className="min-h-6 text-faint">Rules that do not apply: {others.length}</summary>
          <ul className="sheet ruled mt-2">
            {others.map((rule) => (
              <Rule key={`${rule.id} ${rule.formats}`} rule={rule} when />
            ))}
          </ul>
        </details>
      )}
    </PageSection>
  );
}

/** A rule with its place in the rulebook and, on request, what puts it in force. */
function Rule({ rule: { id, says, cite, formats, house, advice }, when = false }: { rule: RuleLine; when?: boolean }) {
  return (
    <li className="grid items-baseline gap-x-6 px-3 py-2 md:grid-cols-[1fr_14rem]">
      <p>
        {advice ? <Advice /> : null}
        {says}
        {when ? (
          <span className="ml-2 text-sm text-faint">
            {house === undefined ? formats?.join(", ") : `under the house rule ${house}`}
          </span>
        ) : null}
        <code className="block font-mono text-xs text-faint">{id}</code>
      </p>
      <Citation cite={cite} />
    </li>
  );
}
