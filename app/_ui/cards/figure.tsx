import type { ReactNode } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { hasAttribute, printed, valueAt } from "../../../lib/core/look/card-view.ts";
import { NO_FACT } from "../../../lib/core/look/fact-lines.ts";
import type { Layout, Slot } from "../../../lib/core/look/layout.ts";
import { Glyph, SymbolDrawing } from "../symbols/glyph.tsx";
import { small, symbols } from "../symbols/names.ts";
import styles from "./figure.module.css";
import { Pips } from "./pips.tsx";
import { PLACEHOLDER } from "./placeholder.ts";
import { Plate } from "./plate.tsx";

export interface FigureProps {
  readonly game: Game;
  readonly card: Card;
  readonly slot: Slot;
}

/** The content of a card's slot in a line: its symbol and its value. It is nothing if the card has nothing there. A value that is not a fact is marked. */
export function Figure(props: FigureProps) {
  const figure = figureOf(props);
  if (!figure) return null;
  const { said, symbol, isStandIn, isUnknown, drawn, short } = figure;
  const state = isStandIn ? PLACEHOLDER : isUnknown ? "text-faint" : "";
  return (
    <span
      className={styles.figure}
      data-figure
      data-large={props.slot.large}
      role="img"
      aria-label={said}
      title={said}
      data-symbol={symbol}
    >
      {symbol === undefined ? null : <SymbolDrawing name={symbol} />}
      <span className={`${styles.value} ${state}`} data-value>
        {drawn}
      </span>
      {short === undefined ? null : <span className={styles.label}>{short}</span>}
    </span>
  );
}

/** What stands at a slot of a card: as it is drawn, and as it is said. Undefined where the card has nothing there. */
export function figureOf({ game, card, slot }: FigureProps) {
  const { state, value } = valueAt(card, slot);
  const attribute = game.attributes.find(({ name }) => name === slot.attribute);
  if (!attribute || !hasAttribute(game, card, attribute)) return undefined;
  if (state === "none" || isNothing(value) || (state === "unknown" && (slot.quiet || slot.as === "mark")))
    return undefined;
  return {
    value,
    said: title(game.layout, slot, attribute.label, { state, value }),
    symbol: slot.symbol && symbols.has(small(slot.symbol)) ? small(slot.symbol) : undefined,
    isStandIn: state === "stand-in",
    isUnknown: state === "unknown",
    drawn: state === "unknown" ? "–" : <Drawn layout={game.layout} slot={slot} value={value} />,
    short: isSaidByLabel(slot, value) ? undefined : slot.label,
  };
}

function title(layout: Layout, slot: Slot, label: string, { state, value }: ReturnType<typeof valueAt>): string {
  const called = slot.part === undefined ? label : `${label}, ${slot.part}`;
  if (state === "unknown") return `${called}: not published`;
  const said = value === true ? called : `${called}: ${printed(layout, value, slot.either ? " or " : ", ")}`;
  return state === "fact" ? said : `${said} (${NO_FACT})`;
}

function isNothing(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}

/** A flag is drawn as its label alone, and so are conditions at the foot of a card. */
function isSaidByLabel({ at }: Slot, value: unknown): boolean {
  return value === true || (Array.isArray(value) && at.startsWith("bottom"));
}

function Drawn({ layout, slot, value }: { layout: Layout; slot: Slot; value: unknown }): ReactNode {
  if (isSaidByLabel(slot, value)) return slot.label;
  if (slot.as === "pips") return <Pips amounts={value} />;
  if (slot.as === "plate") return <Plate words={value} />;
  if (slot.as === "mark") {
    const mark = layout.marks[slot.part ?? slot.attribute]?.[String(value)];
    return mark === undefined ? <Plate words={value} /> : <Glyph name={mark} silent />;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.values(value).join("/");
  const isNumbers = Array.isArray(value) && typeof value[0] === "number";
  return printed(layout, value, isNumbers ? "•" : slot.either ? " or " : " · ");
}
