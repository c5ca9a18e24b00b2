"use client";
import { useEffect, useState } from "react";

interface Props {
  readonly game: string;
  /** The search that the page shows now. */
  readonly q: string;
  /** The address of the page without a search. Others are added to it. */
  readonly bare: string;
}

const MOST = 20;

/** The searches that this browser keeps for a game, and a way to keep the present one. */
export function SavedSearches({ game, q, bare }: Props) {
  const [saved, setSaved] = useState<readonly string[]>([]);
  useEffect(() => setSaved(savedFor(game)), [game]);
  const keep = (searches: readonly string[]) => {
    setSaved(searches);
    try {
      localStorage.setItem(nameFor(game), JSON.stringify(searches));
    } catch {
      // Without storage the searches last only as long as the page.
    }
  };
  const present = q.trim();
  const isNew = present !== "" && !saved.includes(present);
  if (saved.length === 0 && !isNew) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      {saved.length === 0 ? null : <span className="text-faint">Saved:</span>}
      <ul className="contents">
        {saved.map((search) => (
          <li
            key={search}
            className="inline-flex min-h-8 items-center rounded-full border border-(--edge) pl-3 pointer-coarse:min-h-11"
          >
            <a
              href={`${bare}${bare.includes("?") ? "&" : "?"}${new URLSearchParams({ q: search })}`}
              aria-current={search === present || undefined}
              className="max-w-60 truncate py-1 font-mono text-ink no-underline hover:underline aria-[current]:font-semibold"
            >
              {search}
            </a>
            <button
              type="button"
              aria-label={`Forget ${search}`}
              className="min-h-8 min-w-8 cursor-pointer text-faint hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              onClick={() => keep(saved.filter((one) => one !== search))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {isNew ? (
        <button
          type="button"
          className="min-h-8 cursor-pointer underline underline-offset-3 pointer-coarse:min-h-11"
          onClick={() => keep([present, ...saved].slice(0, MOST))}
        >
          Save this search
        </button>
      ) : null}
    </div>
  );
}

function nameFor(game: string): string {
  return `drydock-searches-${game}`;
}

function savedFor(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    // What can't be read is not shown, and the next search that is saved replaces it.
    return [];
  }
}
