import type { ReactNode } from "react";
import type { Provenance } from "../../lib/contract/provenance.ts";
import type { Fix, RuleFinding, Status } from "../../lib/core/judge/rule.ts";
import { counted } from "../../lib/core/words.ts";
import { checklistOf } from "../../lib/deck/verdict/checklist.ts";
import { spellingsFix } from "../../lib/deck/verdict/judge.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { readingsOf } from "../../lib/deck/verdict/report.ts";
import { holding } from "../../lib/deck/verdict/tally.ts";
import { SideHead } from "../_ui/base/side-head.tsx";
import { Findings } from "../_ui/verdict/findings.tsx";
import { InterpretationList } from "../_ui/verdict/interpretation-list.tsx";
import { RuleList } from "../_ui/verdict/rules-that-hold.tsx";
import { Details } from "./details.tsx";

/** Up to this many findings are shown at once. Mending them often mends the others. */
const FIRST = 6;
/** Up to this many findings are drawn. To draw one takes the server's time. */
const MOST = 50;

/** What the rules find, each with its fixes. A fix opens in the builder, applied to a copy. */
export function ToFix({
  code,
  query = "",
  shared,
}: {
  code: string | null;
  query?: string | undefined;
  shared: JudgedDeck;
}) {
  const { findings, moreFindings = 0, status } = shared.report;
  if (findings.length === 0) return null;
  const spellings = spellingsFix(shared.pool, shared.deck);
  const fixed = (named: Record<string, string>) =>
    code === null ? undefined : `/d/${code}/fixed${query || "?"}${query && "&"}${new URLSearchParams(named)}`;
  const hrefOf = ({ label }: Fix, finding: RuleFinding) =>
    fixed({ finding: String(findings.indexOf(finding)), fix: label });
  const [first, others] = [findings.slice(0, FIRST), findings.slice(FIRST, MOST)];
  const more = Math.max(0, findings.length - MOST) + moreFindings;
  return (
    <section aria-labelledby="to-fix" className="[&>ul]:mt-2">
      <SideHead id="to-fix" title={titleOfFindings(status)}>
        {code === null ? null : "A fix opens in the builder"}
      </SideHead>
      {spellings && code !== null ? (
        <p className="mt-2 print:hidden">
          <a className="fix" rel="nofollow" href={fixed({ fix: spellings.label })}>
            {spellings.label}
          </a>
        </p>
      ) : null}
      <Findings findings={first} hrefOf={hrefOf} />
      {others.length === 0 ? null : (
        <details>
          <summary className="text-sm font-semibold">{counted(others.length + more, "more finding")}</summary>
          <Findings findings={others} more={more || undefined} hrefOf={hrefOf} />
        </details>
      )}
    </section>
  );
}

/** Above the findings, and in links to them. */
export function titleOfFindings(status: Status): string {
  return status === "legal" ? "Advice" : "To fix";
}

interface JudgedProps {
  readonly link: string | undefined;
  readonly code: string | null;
  readonly shared: JudgedDeck;
  readonly made: Provenance;
}

/** How the verdict came about: the rules that hold, the interpretations used, and the details of the deck. */
export function Judged({ link, code, shared, made }: JudgedProps) {
  const { deck, report } = shared;
  const { game } = shared.pool;
  const rules = checklistOf(game, report);
  const readings = readingsOf(game, deck);
  return (
    <section aria-label="How this deck was checked" className="sheet px-4 py-1">
      <Folded id="rules" title={holding(report.held)}>
        <RuleList rules={rules} />
      </Folded>
      {readings.length === 0 ? null : (
        <Folded id="interpretations" title={counted(readings.length, "rules interpretation")}>
          <ul className="grid gap-3">
            <InterpretationList game={game} house={deck.house} readings={readings} />
          </ul>
        </Folded>
      )}
      <Folded id="details" title="Details" isPrinted>
        <Details link={link} code={code} shared={shared} made={made} />
      </Folded>
    </section>
  );
}

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  /** Shown on paper even if it is folded. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

function Folded({ id, title, isPrinted = false, children }: FoldedProps) {
  return (
    <details className={isPrinted ? "print:details-content:[content-visibility:visible]" : "print:not-open:hidden"}>
      <summary className="text-sm font-semibold print:hidden">{title}</summary>
      <div id={id} className="scroll-mt-12 pb-3 text-sm">
        {children}
      </div>
    </details>
  );
}
