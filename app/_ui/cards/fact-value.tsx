import type { FactLine } from "../../../lib/core/look/fact-lines.ts";
import { PLACEHOLDER } from "./placeholder.ts";

/** What is known about an attribute, in words: a placeholder is marked as one, and an unpublished value is a dash. */
export function FactValue({ line: { state, value } }: { line: FactLine }) {
  if (state === "fact") return value;
  if (state === "stand-in") return <em className={PLACEHOLDER}>{value}</em>;
  return (
    <>
      <span className="text-faint" aria-hidden="true">
        –
      </span>{" "}
      <span className="text-faint">not published</span>
    </>
  );
}
