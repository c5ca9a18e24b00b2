import type { ReactNode } from "react";
import styles from "../base/felt.module.css";

interface Props {
  readonly name: string;
  /** Its heading, one below that of the list. */
  readonly as?: "h2" | "h3";
  /** The face of the card that the deck is known by. */
  readonly face: ReactNode;
  /** The verdict, and what else is said of it. */
  readonly says: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deck by its cover: on the ground of its game, which what it stands in names. */
export function Cover({ name, as: Name = "h3", face, says, children }: Props) {
  return (
    <div className={`felt h-full ${styles.cover}`}>
      {face}
      <div className={`on-felt ${styles.words}`}>
        <Name className="font-semibold wrap-anywhere">{name}</Name>
        <div className="mb-3 text-sm text-faint">{says}</div>
        <div className="flex flex-wrap gap-1.5 *:flex-auto *:whitespace-nowrap">{children}</div>
      </div>
    </div>
  );
}
