import { counted } from "../../lib/core/words.ts";
import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { games } from "../../lib/games/index.ts";
import { formatName } from "../_ui/deck/format-name.ts";
import { SmallStamp } from "../_ui/verdict/stamp.tsx";
import { Cell } from "./desk-table.tsx";
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
  const { id, name, player, place, report, size, why } = list;
  const game = games.find((game) => game.id === report?.game);
  const [first, ...others] = report?.findings ?? [];
  const reason = why ?? first?.message ?? (same ? "Another list has the same cards." : "");
  return (
    <>
      <Cell>
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          disabled={!report}
          onChange={({ target }) => onChoose(target.checked)}
          className="block size-6 accent-ink"
        />
      </Cell>
      <Cell>
        <Verdict list={list} />
      </Cell>
      <Cell className="max-lg:basis-full">
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
      <Cell className="text-sm wrap-anywhere">{player}</Cell>
      <Cell className="text-sm wrap-anywhere text-faint">{place}</Cell>
      <Cell className="text-sm tabular-nums">
        {report ? size : ""}
        <span className="lg:sr-only">{report ? (size === 1 ? " card" : " cards") : ""}</span>
      </Cell>
      <Cell className="text-sm max-lg:basis-full">
        <p className="line-clamp-2 wrap-anywhere">{reason}</p>
        {others.length === 0 ? null : <p className="text-xs text-faint">{counted(others.length, "more reason")}</p>}
      </Cell>
      {isOpen ? (
        <Cell className="basis-full pb-2 lg:col-start-2 lg:-col-end-1">
          <div id={`list-${id}`}>
            <ListDetails list={list} same={same} />
          </div>
        </Cell>
      ) : null}
    </>
  );
}

function Verdict({ list: { status } }: { list: JudgedList }) {
  if (status !== "unread") return <SmallStamp verdict={{ status }} />;
  return (
    <span className="font-medium text-illegal">
      <span aria-hidden="true">!</span> Not read
    </span>
  );
}
