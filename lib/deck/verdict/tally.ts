import type { Severity, Verdict } from "../../core/judge/rule.ts";
import { counted } from "../../core/words.ts";

/** "12 rules hold". */
export function holding(held: readonly unknown[]): string {
  return `${counted(held.length, "rule")} ${held.length === 1 ? "holds" : "hold"}`;
}

/** How many rules hold, are broken or cannot be decided, in words. A rule that gives advice is not among those that hold. */
export function tallyOf({ status, findings, held }: Pick<Verdict, "status" | "findings" | "held">): string {
  const found = (severity?: Severity) =>
    new Set(findings.filter((one) => severity === undefined || one.severity === severity).map(({ rule }) => rule)).size;
  const all = held.length + found();
  if (status === "illegal") return `${found("error")} of ${counted(all, "rule")} broken`;
  if (status === "undetermined") return `facts missing for ${found("unknown")} of ${counted(all, "rule")}`;
  const advice = found("advice");
  return `${held.length} of ${holding(held)}${advice === 0 ? "" : `, ${counted(advice, "tip")}`}`;
}
