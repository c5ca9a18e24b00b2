import type { FactLine } from "../../../lib/core/card/fact-lines.ts";

/** What is known of an attribute, in words: a stand-in as what it is, and an open dash for what nobody has stated. */
export function FactValue({ line: { state, value } }: { line: FactLine }) {
  if (state === "fact") return value;
  if (state === "stand-in") return <em className="stand-in">{value}</em>;
  return (
    <>
      <span className="unknown" aria-hidden="true">
        –
      </span>{" "}
      <span className="text-faint">not known</span>
    </>
  );
}
