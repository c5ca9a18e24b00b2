import type { ComponentProps, ReactNode } from "react";
import type { PlacedZone } from "../state/table-plan.ts";
import type { CardModel, ZoneModel } from "../state/view-model.ts";
import styles from "./zone.module.css";

/** From so many cards on, a well that is narrow or low lays them in another way. */
const MANY = [5, 3];

interface Props extends ComponentProps<"section"> {
  readonly place: PlacedZone;
  readonly model: ZoneModel;
  /** Whether the line of battle runs along it. */
  readonly isFront: boolean;
}

/** A zone with its name. */
export function ZoneFrame({ place: { id, area, slot }, model: { name, count }, isFront, children, ...rest }: Props) {
  const label = area.as === "row" && slot === 0 ? (area.label ?? name) : "";
  return (
    <section
      className={styles[area.as]}
      data-zone={id}
      data-side={area.side}
      data-front={isFront || undefined}
      data-empty={count === 0 || undefined}
      data-label={label !== "" || undefined}
      data-short={label.length < 4 || undefined}
      aria-label={name}
      {...rest}
    >
      {label === "" ? null : (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      {children}
    </section>
  );
}

interface ListProps extends ComponentProps<"ul"> {
  readonly model: ZoneModel;
  readonly draw: (card: CardModel) => ReactNode;
}

/** The cards of a zone, as large as they fit into it. A free column is as wide as a card. */
export function CardList({ model: { cards, columns }, draw, ...rest }: ListProps) {
  const places =
    columns === undefined
      ? cards
      : Array.from({ length: columns }, (_, at) => cards.find(({ column }) => column === at) ?? at);
  return (
    <ul
      className={styles.cards}
      data-many={MANY.find((many) => cards.length >= many)}
      data-holds={cards.some(({ below }) => below.length > 0) || undefined}
      {...rest}
    >
      {places.map((one) =>
        typeof one === "number" ? <li key={`free ${one}`} className={styles.free} aria-hidden="true" /> : draw(one),
      )}
    </ul>
  );
}
