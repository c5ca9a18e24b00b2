import type { RuleFinding } from "../../../lib/core/judge/rule.ts";
import { CONSIDERING, type DraftLine } from "../../../lib/deck/draft/draft.ts";
import type { Builder } from "../state/builder.ts";
import { DropZone } from "./deck-drop.tsx";
import { DeckPart, Lacks, PartTitle } from "./deck-head.tsx";
import { DeckLine } from "./deck-line.tsx";

/** No rule says anything about them. */
const NOTES: readonly RuleFinding[] = [];

/** Cards that might come into the deck. No rule looks at them, and no link carries them. */
export default function Considering({ builder, lines }: { builder: Builder; lines: readonly DraftLine[] }) {
  return (
    <DropZone builder={builder} section={{ id: CONSIDERING, name: "Considering" }}>
      <DeckPart label="Considering">
        <PartTitle>
          <span>Considering</span>{" "}
          <span className="tabular-nums">{lines.reduce((sum, { count }) => sum + count, 0)}</span>
          <Lacks says="not in the deck, kept in this browser" />
        </PartTitle>
        <ul>
          {lines.map((line) => (
            <DeckLine key={line.name} builder={builder} line={line} notes={NOTES} {...entryOf(builder, line)} />
          ))}
        </ul>
      </DeckPart>
    </DropZone>
  );
}

function entryOf({ pool }: Builder, { name }: DraftLine) {
  const found = pool.find(name);
  return found !== undefined && "card" in found ? { entry: found } : {};
}
