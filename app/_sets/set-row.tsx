import type { Game } from "../../lib/core/game.ts";
import { counted } from "../../lib/core/words.ts";
import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { isBlank, readSheet } from "../../lib/sheets/sheet.ts";
import { changedWhen } from "../_client/drafts/changed-when.ts";
import { DeckMenu } from "../_client/drafts/deck-menu.tsx";
import { editPath } from "../_client/saved/edit-path.ts";

interface Props {
  readonly game: Game;
  readonly set: KeptSet;
  readonly actions: readonly { readonly says: string; readonly run: () => void }[];
  onUse(isUsed: boolean): void;
}

/** One set of a list: its name, which opens it, its cards, and whether they are used. */
export function SetRow({ game, set, actions, onUse }: Props) {
  const { id, sheet, isUsed, updated } = set;
  const { faults } = readSheet(game, sheet);
  const rows = sheet.rows.filter((row) => !isBlank(row)).length;
  const faulty = new Set(faults.map(({ row }) => row)).size;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <div className="min-w-0 flex-[1_1_12rem] border-l-4 border-accent pl-3">
        <a
          href={editPath(id)}
          className="-my-0.5 line-clamp-2 py-0.5 font-semibold wrap-anywhere text-ink no-underline hover:underline"
        >
          {sheet.name}
        </a>
        <p className="text-sm text-faint wrap-anywhere">
          {[game.name, counted(rows, "card"), sheet.source].filter(Boolean).join(" · ")}
          {faulty > 0 ? (
            <span className="text-illegal"> · {counted(faulty, "card")} with faults, which can’t be used yet</span>
          ) : null}
        </p>
      </div>
      <div className="flex items-center gap-x-2 max-sm:w-full max-sm:pl-4 sm:gap-x-4">
        <label className="flex min-h-9 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isUsed}
            aria-label={`Use the cards of ${sheet.name}`}
            className="size-5"
            onChange={({ target }) => onUse(target.checked)}
          />
          Used
        </label>
        <time
          dateTime={new Date(updated).toISOString()}
          title={new Date(updated).toLocaleString("en-GB")}
          className="text-sm text-faint max-sm:grow sm:w-19 sm:text-right"
        >
          {changedWhen(updated, Date.now())}
        </time>
        <a href={editPath(id)} aria-label={`Edit ${sheet.name}`} className="tool">
          Edit
        </a>
        <DeckMenu id={id} name={sheet.name} actions={actions} />
      </div>
    </div>
  );
}
