import { signed } from "../../lib/core/words.ts";
import type { ComparedCount, ComparedSection } from "../../lib/deck/view/compared.ts";
import styles from "./compare.module.css";

/** The copies in each section and group of both decks, and what changes. */
export function Counts({ sections }: { sections: readonly ComparedSection[] }) {
  const sum = (side: "before" | "after") => sections.reduce((all, section) => all + section[side], 0);
  return (
    <section aria-labelledby="counts" className="min-w-0">
      <h2 id="counts" className="text-lg font-semibold tracking-[-0.01em]">
        Counts
      </h2>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Section or group</span>
            </th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ groups, ...section }) => [
            <Row key={section.name} count={section} isWhole />,
            ...groups.map((group) => <Row key={`${section.name} ${group.name}`} count={group} />),
          ])}
          {sections.length < 2 ? null : (
            <Row count={{ name: "All cards", before: sum("before"), after: sum("after") }} isWhole />
          )}
        </tbody>
      </table>
    </section>
  );
}

function Row({ count: { name, before, after }, isWhole = false }: { count: ComparedCount; isWhole?: boolean }) {
  const by = after - before;
  return (
    <tr data-whole={isWhole || undefined} data-part={!isWhole || undefined} data-changed={by !== 0 || undefined}>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{after}</td>
      <td>{signed(by)}</td>
    </tr>
  );
}
