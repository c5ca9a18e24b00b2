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
      says="What a deck is checked against, in the rulebook's order. Each rule names its place there. Print the page to sign it."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:order-2">
          <Switches game={game} agreed={agreed} faults={faults} />
        </div>
        <div>
          <ol aria-label="Rules that apply" className="sheet px-4 py-2">
            {own.map((rule, at) => (
              <Rule key={rule.id} rule={rule} number={at + 1} when={changedBy(game, rule)} />
            ))}
          </ol>
          <Signature />
          {others.length === 0 ? null : (
            <details className="mt-2 print:hidden">
              <summary className="text-faint">Rules that do not apply: {others.length}</summary>
              <ul className="sheet mt-2 px-4 py-2">
                {others.map((rule) => (
                  <Rule key={`${rule.id} ${rule.formats}`} rule={rule} when={conditionOf(game, rule)} />
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </PageSection>
  );
}

interface RuleProps {
  readonly rule: RuleLine;
  readonly number?: number;
  readonly when?: string | undefined;
}

/** A rule with its place in the rulebook and, if it does not apply, what would put it in force. */
function Rule({ rule: { says, cite, advice }, number, when }: RuleProps) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] items-baseline gap-x-3 py-2 md:grid-cols-[1.75rem_1fr_13rem]">
      <span aria-hidden="true" className="font-stencil text-xl font-bold text-accent">
        {number ?? "–"}
      </span>
      <p>
        {advice ? <Advice /> : null}
        {says}
        {when === undefined ? null : <span className="block text-sm text-faint">{when}</span>}
      </p>
      <span className="max-md:col-start-2">
        <Citation cite={cite} />
      </span>
    </li>
  );
}

/** Lines for the event, the deck and the judge, on paper alone. */
function Signature() {
  return (
    <p className="mt-10 hidden grid-cols-4 gap-6 text-sm print:grid">
      {["Event", "Deck of", "Judge", "Date"].map((line) => (
        <span key={line} className="border-t border-(--edge) pt-1">
          {line}
        </span>
      ))}
    </p>
  );
}

/** What a rule that applies says because of a house rule. */
function changedBy(game: Game, { house }: RuleLine): string | undefined {
  const agreed = game.house.find(({ id }) => id === house);
  return agreed && `House rule: ${agreed.says}`;
}

/** What puts a rule in force, in words. */
function conditionOf(game: Game, { house, formats = [] }: RuleLine): string {
  const agreed = game.house.find(({ id }) => id === house);
  return agreed ? `House rule: ${agreed.says}` : `Format: ${formats.map((id) => formatName(game, id)).join(", ")}`;
}
