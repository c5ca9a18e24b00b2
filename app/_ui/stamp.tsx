import type { Status, Verdict } from "../../lib/core/rule.ts";

const LOOKS: Readonly<Record<Status, { word: string; sign: string; colour: string }>> = {
  legal: { word: "Legal", sign: "✓", colour: "text-legal" },
  illegal: { word: "Illegal", sign: "✗", colour: "text-illegal" },
  undetermined: { word: "Undetermined", sign: "?", colour: "text-open" },
};

/** The verdict as a stamp: a word, a sign and how many rules hold. */
export function Stamp({ verdict }: { verdict: Verdict }) {
  const { word, sign, colour } = LOOKS[verdict.status];
  const open = new Set(verdict.findings.filter((f) => f.severity !== "advice").map((f) => f.rule)).size;
  const all = new Set([...verdict.findings, ...verdict.held].map(({ rule }) => rule)).size;
  return (
    <span
      className={`inline-flex items-baseline gap-2 border-2 border-current px-2 text-sm font-bold uppercase ${colour}`}
    >
      <span aria-hidden="true">{sign}</span>
      {word}
      <span className="font-normal normal-case">
        {all - open} of {all} rules hold
      </span>
    </span>
  );
}
