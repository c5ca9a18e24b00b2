import type { ComponentProps, CSSProperties, ReactNode } from "react";
import type { PlacedZone, Strip, TablePlan } from "../state/table-plan.ts";
import styles from "./board.module.css";

interface Props extends ComponentProps<"section"> {
  readonly plan: Pick<TablePlan, "strips" | "wells">;
  /** Draws a zone. */
  readonly zone: (place: PlacedZone) => ReactNode;
  /** Where a strip lies. A page from the server says that in a style sheet instead, because of its policy. */
  readonly stripStyle?: (strip: Strip) => CSSProperties;
}

/** The zones where the rulebook's picture has them. On a phone, a strip of zones is a line that can be swiped. */
export function BoardFrame({ plan: { strips, wells }, zone, stripStyle, ...rest }: Props) {
  return (
    <section className={styles.board} aria-label="The table" data-strips={strips.length || undefined} {...rest}>
      {strips.map((strip) => (
        <div key={strip.column} className={styles.strip} data-strip={strip.column} style={stripStyle?.(strip)}>
          {strip.zones.map(zone)}
        </div>
      ))}
      {wells.map(zone)}
    </section>
  );
}
