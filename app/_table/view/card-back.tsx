import styles from "./card-back.module.css";

/** The back of a card. The sheets behind it say that there are more. */
export function CardBack({ isPile = false }: { isPile?: boolean }) {
  return (
    <span className={styles.back} data-pile={isPile || undefined}>
      <span className={styles.ring} />
    </span>
  );
}
