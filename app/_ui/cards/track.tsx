import { memo } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import { valueAt } from "../../../lib/core/look/card-view.ts";
import { SymbolDrawing } from "../symbols/glyph.tsx";
import { small, symbols } from "../symbols/names.ts";
import styles from "./track.module.css";

interface Props {
  readonly card: Card;
  /** The attribute, which is also the name of its symbol and of the tokens that fill it. */
  readonly name: string;
  /** How much of it is left. Without it, the track is full. */
  readonly left: number | undefined;
}

/** More boxes than this would be too small to be counted. */
const MOST = 12;

/** A row of boxes that empties from the right, and the number that is left. */
export const Track = memo(function Track({ card, name, left }: Props) {
  const { state, value } = valueAt(card, { attribute: name });
  const most = Number(value);
  if (state === "none") return null;
  const isKnown = state !== "unknown" && Number.isFinite(most);
  const now = left ?? (isKnown ? most : undefined);
  const said = `${name}: ${now ?? "not known"}${isKnown && now !== most ? ` of ${most}` : ""}`;
  const boxes = isKnown ? Math.min(Math.max(most, now ?? 0), MOST) : 0;
  return (
    <span className={styles.track} role="img" title={said} data-placeholder={state === "stand-in" || undefined}>
      {symbols.has(small(name)) ? <SymbolDrawing name={small(name)} /> : null}
      <span className={styles.word}>{name}</span>
      <span className={styles.boxes}>
        {Array.from({ length: boxes }, (_, box) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes differ only by their position
          <span key={box} className={styles.box} data-full={box < (now ?? 0) || undefined} />
        ))}
      </span>
      <span className={styles.number}>{now ?? "–"}</span>
    </span>
  );
});
