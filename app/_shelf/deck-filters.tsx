import { useId, useMemo } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import type { KeptDeck } from "../_client/drafts/drafts.ts";
import { type Asked, countsOf } from "../_client/drafts/listed-decks.ts";

interface Props {
  readonly games: readonly StampedGame[];
  readonly decks: readonly KeptDeck[];
  readonly asked: Asked;
  onAsk(part: Partial<Asked>): void;
}

/** Searches a list of decks by words, game and tag, and chooses its order. */
export function DeckFilters({ games, decks, asked, onAsk }: Props) {
  const id = useId();
  const counts = useMemo(() => countsOf(decks), [decks]);
  const own = games.filter((game) => counts.games.has(game.id));
  const tags = [...counts.tags].sort(([a], [b]) => a.localeCompare(b));
  return (
    <search className="mb-3 block">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          type="search"
          aria-label="Search decks"
          placeholder="Name, tag or card"
          value={asked.words}
          onChange={({ target }) => onAsk({ words: target.value })}
          className="field min-w-0 grow basis-40"
        />
        <label htmlFor={id} className="flex items-center gap-1.5 text-sm text-faint">
          Sort by
          <select
            id={id}
            value={asked.sort}
            onChange={({ target }) => onAsk({ sort: target.value === "name" ? "name" : "changed" })}
            className="select"
          >
            <option value="changed">last change</option>
            <option value="name">name</option>
          </select>
        </label>
      </div>
      <p className="mt-2 flex gap-1.5 overflow-x-auto py-0.5 *:flex-none empty:hidden sm:flex-wrap">
        {own.length < 2
          ? null
          : own.map((game) => (
              <Chip
                key={game.id}
                game={game.id}
                says={game.name}
                count={counts.games.get(game.id) ?? 0}
                isOn={asked.game === game.id}
                onPress={(isOn) => onAsk({ game: isOn ? game.id : undefined })}
              />
            ))}
        {tags.map(([tag, count]) => (
          <Chip
            key={tag}
            says={`#${tag}`}
            count={count}
            isOn={asked.tag === tag}
            onPress={(isOn) => onAsk({ tag: isOn ? tag : undefined })}
          />
        ))}
      </p>
    </search>
  );
}

interface ChipProps {
  readonly says: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly game?: string;
  onPress(isOn: boolean): void;
}

function Chip({ says, count, isOn, game, onPress }: ChipProps) {
  return (
    <button
      type="button"
      data-game={game}
      aria-pressed={isOn}
      className="chip inline-flex items-center gap-1.5"
      onClick={() => onPress(!isOn)}
    >
      {game === undefined ? null : <span className="h-3.5 w-1 rounded-full bg-accent" />}
      {says} <span className="text-faint tabular-nums">{count}</span>
    </button>
  );
}
