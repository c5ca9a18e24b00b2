import type { ReactNode } from "react";
import styles from "../base/felt.module.css";

interface Props {
  readonly name: string;
  /** The face of the card that the deck is known by. */
  readonly face: ReactNode;
  /** The verdict, and what else is said of it. */
  readonly says: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deck by its cover: on the ground of its game, which what it stands in names. */
export function Cover({ name, face, says, children }: Props) {
  return (
    <div className={`felt h-full ${styles.cover}`}>
      {face}
      <div className="on-felt">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <div className="mb-3 text-sm text-faint">{says}</div>
        <div className="flex flex-wrap gap-1.5 *:flex-auto *:whitespace-nowrap">{children}</div>
      </div>
    </div>
  );
}
