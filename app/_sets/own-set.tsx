import { toCsv } from "../../lib/cards/csv.ts";
import type { Game } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { fileOf } from "../../lib/sheets/sheet.ts";
import type { useAttempts } from "../_client/attempts.tsx";
import { download } from "../_client/download.ts";
import { removed } from "../_client/drafts/changing.ts";
import type { OwnSets, StoredSet } from "../_client/own-sets.ts";
import { duplicated, used } from "./changing-sets.ts";
import { SetRow } from "./set-row.tsx";
import { UnreadableSet } from "./unreadable-set.tsx";

interface Props {
  readonly store: OwnSets;
  readonly stored: StoredSet;
  /** The ids of all sets of this browser. A copy gets another one. */
  readonly taken: readonly string[];
  readonly attempt: ReturnType<typeof useAttempts>["attempt"];
  /** Opens the dialog that adds cards to the set. */
  onAdd(set: KeptSet): void;
}

/** One card set of this browser with all that can be done with it. */
export function OwnSet({ store, stored: { id, read, raw }, taken, attempt, onAdd }: Props) {
  const game = read.ok ? games.find((one) => one.id === read.set.sheet.game) : undefined;
  if (!read.ok || !game)
    return (
      <UnreadableSet
        why={read.ok ? `There is no game “${read.set.sheet.game}”.` : read.why}
        detail={read.ok ? undefined : read.detail}
        raw={raw}
        onRemove={(name) => void attempt(() => removed(store, id, name))}
      />
    );
  const { set } = read;
  const { sheet } = set;
  const actions = [
    { says: "Add cards", run: () => onAdd(set) },
    { says: "Download JSON", run: () => download(`${sheet.id}.json`, jsonOf(game, set), "application/json") },
    { says: "Download CSV", run: () => download(`${sheet.id}.csv`, toCsv(game, fileOf(game, sheet)), "text/csv") },
    { says: "Put above other sets", run: () => void attempt(() => used(store, set, true)) },
    { says: "Duplicate", run: () => void attempt(() => duplicated(store, set, taken)) },
    { says: "Remove", run: () => void attempt(() => removed(store, id, sheet.name)) },
  ];
  return (
    <li data-game={game.id}>
      <SetRow
        game={game}
        set={set}
        actions={actions}
        onUse={(isUsed) => void attempt(() => used(store, set, isUsed))}
      />
    </li>
  );
}

function jsonOf(game: Game, { sheet }: KeptSet): string {
  return `${JSON.stringify(fileOf(game, sheet), null, 2)}\n`;
}
