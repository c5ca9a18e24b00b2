import type { RuleFinding } from "../../../lib/core/judge/rule.ts";
import type { DraftLine } from "../../../lib/deck/draft.ts";
import { sameList } from "./stable.ts";

type Named = Pick<DraftLine, "section" | "name">;

const NONE: readonly RuleFinding[] = [];

/** What the rules say of each line of a deck; where that is the same as before, it is the same list. */
export class Notes {
  readonly #byLine = new Map<string, readonly RuleFinding[]>();

  constructor(findings: readonly RuleFinding[], before?: Notes) {
    for (const finding of findings) {
      for (const key of new Set(finding.cards.map(keyOf))) this.#byLine.set(key, [...this.#of(key), finding]);
    }
    for (const [key, own] of this.#byLine) this.#byLine.set(key, sameList(before ? before.#of(key) : NONE, own));
  }

  on(line: Named): readonly RuleFinding[] {
    return this.#of(keyOf(line));
  }

  /** What they say of several lines, each finding once. */
  onAny(lines: readonly Named[]): readonly RuleFinding[] {
    return [...new Set(lines.flatMap((line) => this.on(line)))];
  }

  #of(key: string): readonly RuleFinding[] {
    return this.#byLine.get(key) ?? NONE;
  }
}

function keyOf({ section, name }: Named): string {
  return `${section}\n${name}`;
}
