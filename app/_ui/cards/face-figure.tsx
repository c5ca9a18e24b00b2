import type { Slot } from "../../../lib/core/look/layout.ts";
import { SymbolDrawing } from "../symbols/glyph.tsx";
import styles from "./face-figure.module.css";
import type { figureOf } from "./figure.tsx";

interface Props {
  readonly slot: Slot;
  /** What stands there. */
  readonly figure: NonNullable<ReturnType<typeof figureOf>>;
  /** What it counts for at a table. It takes the place of what is printed, which stands beside it. */
  readonly now?: number | undefined;
}

/** A value on the face of a card, named by its title, with its symbol before it and its word beside it, or on the shape that stands for it. */
export function FaceFigure({ slot, figure, now }: Props) {
  const { value, said, symbol, isStandIn, isUnknown, drawn, short } = figure;
  const changed = now === (isUnknown ? 0 : value) || !Number.isFinite(now) ? undefined : now;
  const { on, large } = slot;
  const marks = {
    "data-symbol": symbol,
    "data-on": on,
    "data-large": large,
    "data-now": changed === undefined ? undefined : changed < Number(value) ? "less" : "more",
    "data-state": isUnknown ? "unknown" : isStandIn ? "placeholder" : undefined,
  };
  return (
    <span
      className={styles.figure}
      data-figure
      role="img"
      title={changed === undefined ? said : `${said}, now ${changed}`}
      {...present(marks)}
    >
      {symbol === undefined ? null : <SymbolDrawing name={symbol} />}
      <span className={styles.value} data-value>
        {changed ?? drawn}
      </span>
      {changed === undefined ? null : <s className={styles.printed}>{drawn}</s>}
      {short === undefined || on ? null : <small className={styles.label}>{short}</small>}
    </span>
  );
}

/** Only what is there. What is not would be sent as such with every number of every card. */
function present(marks: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
}
