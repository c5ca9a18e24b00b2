import styles from "./shell.module.css";

interface Props {
  /** The name of the deck, if it has one. */
  readonly name: string | undefined;
  readonly gameName: string;
  readonly code: string;
}

/** The bar above a table, in the place of the site's header. */
export function TableBar({ name, gameName, code }: Props) {
  return (
    <div className={`on-felt ${styles.bar}`}>
      <a href="/" className="py-2 font-bold tracking-tight text-ink no-underline max-xl:hidden">
        Drydock
      </a>
      <h1 className={`rail min-w-0 truncate font-semibold ${styles.name}`}>
        <a href={`/d/${code}`} className="block truncate py-2 text-ink max-lg:py-0 no-underline hover:underline">
          <span>{name ?? `A deck of ${gameName}`}</span>
        </a>
      </h1>
      <p className="shrink-0 text-sm text-faint max-2xl:hidden">{gameName} · Table</p>
    </div>
  );
}
