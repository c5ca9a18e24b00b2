import { counted, listed } from "../../lib/core/words.ts";
import { othersIn } from "../../lib/desk/duplicates.ts";
import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { games } from "../../lib/games/index.ts";
import { formatName } from "../_ui/deck/format-name.ts";
import { Cell } from "./desk-table.tsx";
import { FirstReason, VerdictWord } from "./in-short.tsx";
import { ListDetails } from "./list-details.tsx";

interface Props {
  readonly list: JudgedList;
  /** The lists with the same cards, itself among them. */
  readonly same: readonly JudgedList[] | undefined;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  onOpen(isOpen: boolean): void;
  onChoose(isChosen: boolean): void;
}

/** One list with its verdict and its first reason. The others are shown when it is opened. */
export function VerdictRow({ list, same, isOpen, isChosen, onOpen, onChoose }: Props) {
  const { id, name, player, place, report, size } = list;
  const game = games.find((game) => game.id === report?.game);
  const others = (report?.findings.length ?? 0) - 1;
  return (
    <>
      <Cell className="md:py-1 print:invisible">
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          disabled={!report}
          onChange={({ target }) => onChoose(target.checked)}
          className="block size-6"
        />
      </Cell>
      <Cell className="md:py-1">
        <VerdictWord list={list} />
      </Cell>
      <Cell className="max-md:basis-full">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `list-${id}` : undefined}
          className="flex min-h-8 max-w-full cursor-pointer items-center gap-2 text-left font-semibold pointer-coarse:min-h-11"
          onClick={() => onOpen(!isOpen)}
        >
          <span className={`opens flex-none ${isOpen ? "before:rotate-90" : ""} inline-flex before:block`} />
          <span className="line-clamp-2 wrap-anywhere">{name}</span>
        </button>
        {game && report ? (
          <p data-game={game.id} className="rail ml-1 text-xs text-faint">
            {game.name} · {formatName(game, report.format)}
          </p>
        ) : null}
      </Cell>
      <Cell className="text-sm wrap-anywhere md:py-1.5">{player}</Cell>
      <Cell className="text-sm wrap-anywhere text-faint md:py-1.5">{place}</Cell>
      <Cell className="text-sm tabular-nums md:py-1.5">
        {report ? size : ""}
        <span className="md:sr-only">{report ? (size === 1 ? " card" : " cards") : ""}</span>
      </Cell>
      <Cell className="text-sm max-md:basis-full md:py-1.5">
        <p className="line-clamp-2 wrap-anywhere">
          <FirstReason list={list} />
        </p>
        {others < 1 ? null : <p className="text-xs text-faint">{counted(others, "more reason")}</p>}
        {same ? <p className="line-clamp-1 text-xs text-faint">Same cards as {listed(othersIn(same, list))}</p> : null}
      </Cell>
      {isOpen ? (
        <Cell className="basis-full pb-2 md:col-start-2 md:-col-end-1 print:col-start-2 print:-col-end-1">
          <div id={`list-${id}`}>
            <ListDetails list={list} same={same} />
          </div>
        </Cell>
      ) : null}
    </>
  );
}
