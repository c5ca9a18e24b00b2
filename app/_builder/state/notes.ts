import type { RuleFinding } from "../../../lib/core/judge/rule.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import { shared } from "../../_client/structural-sharing.ts";

type Named = Pick<DraftLine, "section" | "name">;

const NONE: readonly RuleFinding[] = [];

/** A finding about more cards than this stands once, in the verdict, and not again under each of its lines. What cannot be
 * decided about several cards is mended elsewhere. */
const MOST_CARDS = { error: 3, unknown: 1, advice: 3 } as const;

/** The findings about each line of a deck. A line whose findings did not change keeps the same array. */
export class Notes {
  readonly #byLine: ReadonlyMap<string, readonly RuleFinding[]>;

  constructor(findings: readonly RuleFinding[], before?: Notes) {
    const byLine = new Map<string, RuleFinding[]>();
    for (const finding of findings) {
      if (finding.cards.length > MOST_CARDS[finding.severity]) continue;
      for (const key of new Set(finding.cards.map(keyOf))) byLine.set(key, [...(byLine.get(key) ?? []), finding]);
    }
    this.#byLine = before ? shared(before.#byLine, byLine) : byLine;
  }

  on(line: Named): readonly RuleFinding[] {
    return this.#byLine.get(keyOf(line)) ?? NONE;
  }

  /** The findings about several lines, each only once. */
  onAny(lines: readonly Named[]): readonly RuleFinding[] {
    return [...new Set(lines.flatMap((line) => this.on(line)))];
  }
}

function keyOf({ section, name }: Named): string {
  return `${section}\n${name}`;
}
