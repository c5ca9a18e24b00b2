import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { counted } from "../../lib/core/words.ts";
import { duplicates } from "../../lib/desk/duplicates.ts";
import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { type ListStatus, STATUSES, tally } from "../../lib/desk/summary.ts";
import { Empty } from "../_ui/base/empty.tsx";
import { DeskTable } from "./desk-table.tsx";
import { type AskedLists, COLUMNS, shownLists } from "./shown-lists.ts";
import { VerdictRow } from "./verdict-row.tsx";

/** In a window of middle width the reasons stand on a line of their own, below the name. */
const GRID = [
  "md:grid md:grid-cols-[1.5rem_6.5rem_minmax(0,3fr)_minmax(0,1.5fr)_minmax(0,2fr)_3.5rem] md:items-start",
  "not-print:md:max-lg:[&>:nth-child(7)]:col-start-3 not-print:md:max-lg:[&>:nth-child(7)]:-col-end-1",
  "lg:grid-cols-[1.5rem_7.5rem_minmax(0,3fr)_minmax(0,1.5fr)_minmax(0,2fr)_4rem_minmax(0,4fr)]",
  "print:grid print:grid-cols-[0_7rem_minmax(0,3fr)_minmax(0,1.5fr)_minmax(0,2fr)_4rem_minmax(0,4fr)] print:items-start",
].join(" ");

const SAYS: Readonly<Record<ListStatus, string>> = {
  legal: "Legal",
  illegal: "Illegal",
  undetermined: "Undetermined",
  unread: "Not read",
};

interface Props {
  readonly lists: readonly JudgedList[];
  readonly chosen: ReadonlySet<number>;
  onChoose(chosen: ReadonlySet<number>): void;
}

/** The verdicts on all lists, to be searched, filtered, sorted and opened. */
export function VerdictTable({ lists, chosen, onChoose }: Props) {
  const [asked, setAsked] = useState<AskedLists>({ status: undefined, words: "", by: undefined, isDown: false });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const late = useDeferredValue(asked);
  const shown = useMemo(() => shownLists(lists, late), [lists, late]);
  const same = useMemo(() => duplicates(lists), [lists]);
  const keyOf = useCallback((index: number) => String(shown[index]?.id), [shown]);
  const row = (index: number) => {
    const list = shown[index];
    if (!list) return null;
    return (
      <VerdictRow
        list={list}
        same={same.get(list.id)}
        isOpen={open.has(list.id)}
        isChosen={chosen.has(list.id)}
        onOpen={(isOpen) => setOpen(withOne(open, list.id, isOpen))}
        onChoose={(isChosen) => onChoose(withOne(chosen, list.id, isChosen))}
      />
    );
  };
  return (
    <>
      <Filters lists={lists} asked={asked} onAsk={(part) => setAsked({ ...asked, ...part })} />
      <p role="status" className="my-2 text-sm text-faint print:hidden">
        {shown.length === lists.length ? "" : `${counted(shown.length, "list")} shown.`}
      </p>
      {shown.length === 0 && lists.length > 0 ? (
        <Empty>
          No list matches.{" "}
          <button
            type="button"
            className="cursor-pointer underline underline-offset-3"
            onClick={() => setAsked({ ...asked, status: undefined, words: "" })}
          >
            Show all {counted(lists.length, "list")}
          </button>
        </Empty>
      ) : (
        <DeskTable
          label="Verdicts"
          columns={COLUMNS}
          grid={GRID}
          by={asked.by}
          isDown={asked.isDown}
          onSort={(by, isDown) => setAsked({ ...asked, by, isDown })}
          count={shown.length}
          keyOf={keyOf}
          row={row}
          first={<AllShown shown={shown} chosen={chosen} onChoose={onChoose} />}
        />
      )}
    </>
  );
}

function withOne(set: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const out = new Set(set);
  if (isIn) out.add(id);
  else out.delete(id);
  return out;
}

/** Chooses all lists that are shown, or none of them. */
function AllShown({ shown, chosen, onChoose }: Omit<Props, "lists"> & { readonly shown: readonly JudgedList[] }) {
  const ids = shown.flatMap(({ id, report }) => (report ? id : []));
  const own = new Set(ids);
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  return (
    <td className="flex min-h-9 items-center max-md:-order-1 print:invisible">
      <input
        type="checkbox"
        aria-label="Choose all lists shown"
        checked={isAll}
        onChange={() =>
          onChoose(isAll ? new Set([...chosen].filter((id) => !own.has(id))) : new Set([...chosen, ...ids]))
        }
        className="block size-6"
      />
    </td>
  );
}

interface FilterProps {
  readonly lists: readonly JudgedList[];
  readonly asked: AskedLists;
  onAsk(part: Partial<AskedLists>): void;
}

function Filters({ lists, asked, onAsk }: FilterProps) {
  const counts = useMemo(() => tally(lists), [lists]);
  return (
    <search className="mt-3 flex flex-wrap items-center gap-1.5 print:hidden">
      <input
        type="search"
        aria-label="Search lists"
        placeholder="Name, player, card or reason"
        value={asked.words}
        onChange={({ target }) => onAsk({ words: target.value })}
        className="field min-w-0 grow basis-48 sm:max-w-96"
      />
      {STATUSES.map((status) =>
        counts[status] === 0 ? null : (
          <button
            key={status}
            type="button"
            aria-pressed={asked.status === status}
            className="chip inline-flex items-center gap-1.5"
            onClick={() => onAsk({ status: asked.status === status ? undefined : status })}
          >
            {SAYS[status]} <span className="text-faint tabular-nums">{counts[status]}</span>
          </button>
        ),
      )}
    </search>
  );
}
