import styles from "./compare.module.css";

/** Stands between the two decks, and makes each of them the other. Without a deck it only points from one to the other. */
export function Swap({ a, b }: { a: string; b: string }) {
  if (a === "" && b === "")
    return (
      <div className={styles.between}>
        <svg viewBox="0 0 16 16" className={styles.arrows} aria-hidden="true">
          <path d="M1.5 8h12M9.5 3.5 14 8l-4.5 4.5" />
        </svg>
      </div>
    );
  return (
    <div className={styles.between}>
      <a
        className="tool px-4 md:flex-col md:gap-0.5 md:px-3 md:py-2 md:text-xs"
        href={`/compare?${new URLSearchParams({ a: b, b: a })}`}
      >
        <svg viewBox="0 0 16 16" className={styles.arrows} aria-hidden="true">
          <path d="M2 5h11.5M10 1.5 13.5 5 10 8.5M14 11H2.5M6 7.5 2.5 11 6 14.5" />
        </svg>
        Swap
      </a>
    </div>
  );
}
