import { useEffect, useState } from "react";
import { keepPace, PACES, paceCalled, paceNow } from "../state/pace.ts";
import styles from "./table-tools.module.css";

/** How fast the moves of the other side are shown. */
export function PaceChoice() {
  const [pace, setPace] = useState(paceCalled(null));
  useEffect(() => setPace(paceNow()), []);
  const choose = (name: string) => {
    const chosen = paceCalled(name);
    keepPace(chosen);
    setPace(chosen);
  };
  return (
    <label className={styles.pace} title="How fast the moves of the other side are shown">
      Pace
      <select value={pace.name} onChange={({ target }) => choose(target.value)}>
        {PACES.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
