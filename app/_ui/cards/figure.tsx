import type { ReactNode } from "react";
import type { Card } from "../../../lib/core/card.ts";
import { applies, printed, stated } from "../../../lib/core/drawn.ts";
import { NO_FACT } from "../../../lib/core/fact-lines.ts";
import type { Game } from "../../../lib/core/game.ts";
import type { Layout, Slot } from "../../../lib/core/layout.ts";
import { Glyph } from "../symbols/glyph.tsx";
import { letterOf, small } from "../symbols/letters.ts";
import { Pips } from "./pips.tsx";
import { Plate } from "./plate.tsx";
import { Track } from "./track.tsx";

interface Props {
  readonly game: Game;
  readonly card: Card;
  readonly slot: Slot;
}

/** What stands at a slot of a card; nothing where the card has nothing there. A value that is no fact says so. */
export function Figure({ game, card, slot }: Props) {
  const { state, value } = stated(card, slot);
  const attribute = game.attributes.find(({ name }) => name === slot.attribute);
  if (!attribute || !applies(game, card, attribute)) return null;
  if (state === "none" || isNothing(value) || (state === "unknown" && (slot.quiet || slot.as === "mark"))) return null;
  const short = slot.as === "track" && state === "unknown" ? slot.attribute : slot.label;
  const said = title(game.layout, slot, attribute.label, { state, value });
  const drawn = <Drawn layout={game.layout} slot={slot} value={value} />;
  return (
    <span
      className={`figure ${slot.large ? "figure-large" : ""}`}
      role="img"
      aria-label={said}
      title={said}
      data-letter={slot.symbol && letterOf(small(slot.symbol))}
    >
      <span className={`figure-value ${state === "stand-in" ? "stand-in" : ""}`}>
        {state === "unknown" ? <span className="unknown">–</span> : drawn}
      </span>
      {short === undefined || isSaidByLabel(slot, value) ? null : <span className="figure-label">{short}</span>}
    </span>
  );
}

function title(layout: Layout, slot: Slot, label: string, { state, value }: ReturnType<typeof stated>): string {
  const called = slot.part === undefined ? label : `${label}, ${slot.part}`;
  if (state === "unknown") return `${called}: not known`;
  const said = value === true ? called : `${called}: ${printed(layout, value, slot.either ? " or " : ", ")}`;
  return state === "fact" ? said : `${said} (${NO_FACT})`;
}

function isNothing(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}

/** A flag, and at a card's foot the conditions of one, are drawn as their label alone. */
function isSaidByLabel({ at }: Slot, value: unknown): boolean {
  return value === true || (Array.isArray(value) && at.startsWith("bottom"));
}

function Drawn({ layout, slot, value }: { layout: Layout; slot: Slot; value: unknown }): ReactNode {
  if (isSaidByLabel(slot, value)) return slot.label;
  if (slot.as === "pips") return <Pips layout={layout} amounts={value} />;
  if (slot.as === "plate") return <Plate words={value} />;
  if (slot.as === "track") return <Track label={slot.attribute} length={Number(value)} />;
  if (slot.as === "mark") {
    const mark = layout.marks[slot.part ?? slot.attribute]?.[String(value)];
    return mark === undefined ? <Plate words={value} /> : <Glyph name={mark} silent />;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.values(value).join("/");
  const isNumbers = Array.isArray(value) && typeof value[0] === "number";
  return printed(layout, value, isNumbers ? "•" : slot.either ? " or " : " · ");
}
