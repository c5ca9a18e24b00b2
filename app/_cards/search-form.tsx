"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";

interface Props {
  /** What the address asks for beside the search. */
  readonly kept: readonly (readonly [string, string])[];
  readonly sorts: readonly { readonly name: string; readonly label: string }[];
  readonly q: string;
  readonly sort: string;
  readonly cards: number;
  /** What helps to search. */
  readonly children: ReactNode;
}

/** A search waits this long for the next letter. */
const PAUSE_MS = 200;

/**
 * The box to search cards with, and their order. With a script the cards follow what is typed. On a phone the order and
 * the help are folded, so that the cards begin on the first screen.
 */
export function SearchForm({ kept, sorts, q, sort, cards, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();
  const ask = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const asked = [...new FormData(form.current)].flatMap(([name, value]) =>
      value === "" ? [] : [[name, String(value)]],
    );
    const address = `${location.pathname}${asked.length === 0 ? "" : `?${new URLSearchParams(asked)}`}`;
    startTransition(() => router.replace(address, { scroll: false }));
  };
  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, PAUSE_MS);
  };
  const askNow = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search>
      <form
        ref={form}
        className="flex flex-wrap items-center gap-2 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]"
        aria-busy={isPending}
        onSubmit={askNow}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          name="q"
          type="search"
          aria-label="Search cards"
          placeholder={`Search ${cards} cards`}
          defaultValue={q}
          maxLength={256}
          onInput={askSoon}
          className="field min-w-0 grow basis-72 font-mono text-sm pointer-coarse:min-h-11"
        />
        <button type="submit" className="button max-md:[@media(scripting:enabled)]:hidden">
          Find
        </button>
        <SortAndHelp sorts={sorts} sort={sort} onSort={ask}>
          {children}
        </SortAndHelp>
      </form>
    </search>
  );
}

interface SortProps extends Pick<Props, "sorts" | "sort" | "children"> {
  onSort(): void;
}

function SortAndHelp({ sorts, sort, onSort, children }: SortProps) {
  return (
    <details className="contents max-md:details-content:col-span-full md:details-content:contents">
      <summary className="tool min-h-10 md:supports-[selector(::details-content)]:hidden">Sort and help</summary>
      <label className="flex items-center gap-1.5 text-sm">
        <span className="text-faint">Sort by</span>
        <select name="sort" defaultValue={sort} onChange={onSort} className="select">
          {sorts.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="flex basis-full flex-wrap items-start justify-between gap-x-6">{children}</div>
    </details>
  );
}
