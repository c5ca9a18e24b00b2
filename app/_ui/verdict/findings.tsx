import type { Fix, RuleFinding } from "../../../lib/core/judge/rule.ts";
import { counted } from "../../../lib/core/words.ts";
import { Advice } from "./advice.tsx";
import { Citation } from "./citation.tsx";
import { keyedFindings } from "./keyed-findings.ts";

const LOOKS = {
  error: { sign: "✗", word: "Broken", look: "w-6 text-illegal", row: "border-illegal bg-illegal/8" },
  unknown: { sign: "?", word: "Not known", look: "w-6 text-open", row: "border-open bg-open/8" },
  // Its word is seen, and needs no sign.
  advice: { sign: "", word: "Advice", look: "", row: "border-(--edge) bg-wash/60" },
} as const;

interface Props {
  readonly findings: readonly RuleFinding[];
  /** How many findings are not shown, if there are very many. */
  readonly more?: number | undefined;
  /** Applies a fix. */
  readonly onFix?: (fix: Fix) => void;
  /** The address of the deck with a fix applied, on pages that apply none. A fix without one is not offered. */
  readonly hrefOf?: (fix: Fix, finding: RuleFinding) => string | undefined;
}

/** The findings against a deck, each with its place in the rulebook and its fixes. */
export function Findings({ findings, more, onFix, hrefOf }: Props) {
  if (findings.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2" aria-label="Findings">
      {keyedFindings(findings).map(([key, finding]) => (
        <li
          key={key}
          className={`grid grid-cols-[auto_1fr] rounded-sm border-l-4 px-3 py-2 ${LOOKS[finding.severity].row}`}
        >
          <span aria-hidden="true" className={`font-bold ${LOOKS[finding.severity].look}`}>
            {LOOKS[finding.severity].sign}
          </span>
          <div>
            <p>
              {finding.severity === "advice" ? (
                <Advice />
              ) : (
                <span className="sr-only">{LOOKS[finding.severity].word}: </span>
              )}
              {finding.message}
            </p>
            <Citation cite={finding.cite} />
            {finding.fixes.length === 0 ? null : (
              <p className="mt-1 flex flex-wrap gap-1 print:hidden">
                {finding.fixes.map((fix) => (
                  <OneFix key={fix.label} fix={fix} onFix={onFix} href={hrefOf?.(fix, finding)} />
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
      {more === undefined ? null : (
        <li className="py-2 text-faint">{counted(more, "more finding")} not shown. Fix these first.</li>
      )}
    </ul>
  );
}

interface FixProps {
  readonly fix: Fix;
  readonly onFix: Props["onFix"] | undefined;
  readonly href: string | undefined;
}

function OneFix({ fix, onFix, href }: FixProps) {
  if (onFix)
    return (
      <button type="button" className="fix" onClick={() => onFix(fix)}>
        {fix.label}
      </button>
    );
  if (href === undefined) return null;
  return (
    <a className="fix" rel="nofollow" href={href}>
      {fix.label}
    </a>
  );
}
