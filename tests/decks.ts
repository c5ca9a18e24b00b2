import { readFileSync } from "node:fs";
import fc from "fast-check";
import { dataOf, samplesOf } from "../lib/cards/built-in.ts";
import type { Pool } from "../lib/cards/pool.ts";
import type { Game } from "../lib/core/game.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import { readText } from "../lib/deck/list/text.ts";
import { games } from "../lib/games/index.ts";

export function gameCalled(id: string): Game {
  const game = games.find((g) => g.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The headings of a game's rulebook, with their pages. */
export function headingsOf(game: Game): {
  readonly rulebook: string;
  readonly parts: Readonly<Record<string, number>>;
} {
  return JSON.parse(readFileSync(dataOf(game, "headings.json"), "utf8"));
}

/** The list of games, with this one at its end if it is not in it. */
export function gamesWith(game: Game): readonly [Game, ...Game[]] {
  return games.includes(game) ? games : [...games, game];
}

/** The sample decks of a pool's game. */
export function sampleDecks(pool: Pool): readonly Deck[] {
  return samplesOf(pool.game).map(({ id, text }) => {
    const read = readText(gamesWith(pool.game), pool, text);
    if (!read.ok) throw new Error(`${id}: ${read.faults.map(({ message }) => message).join(" ")}`);
    return read.reading.deck;
  });
}

/** Any deck of a pool's cards, with any format, options, house rules and name. */
export function deckOfPool(pool: Pool, most = 40): fc.Arbitrary<Deck> {
  const { game } = pool;
  const line = fc.record({
    section: fc.constantFrom(...game.sections.map(({ id }) => id)),
    card: fc.constantFrom(...pool.known),
    count: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }) },
    ),
  });
  const house = fc
    .subarray([...game.house])
    .chain((rules) =>
      fc.tuple(
        ...rules.map(({ id, upTo }) =>
          fc.tuple(
            fc.constant(id),
            upTo === undefined ? fc.constant<true | number>(true) : fc.integer({ min: 1, max: upTo }),
          ),
        ),
      ),
    )
    .map((pairs): Record<string, boolean | number> => Object.fromEntries(pairs));
  const name = fc.option(fc.stringMatching(/^[A-Za-zÀ-ž][\w À-ž'.:!-]{0,30}[\w.!]$/u), { nil: undefined });
  return fc
    .record({
      format: fc.constantFrom(...game.formats.map(({ id }) => id)),
      lines: fc.uniqueArray(line, { maxLength: most, selector: ({ section, card }) => `${section} ${card.label}` }),
      house,
      name,
      options: fc.array(fc.nat(), { minLength: game.options.length, maxLength: game.options.length }),
    })
    .map(({ format, lines, house, name, options }) => {
      const own = game.options.flatMap((option, i) =>
        !option.formats || option.formats.includes(format)
          ? [[option.id, option.min + ((options[i] ?? 0) % (option.max - option.min + 1))]]
          : [],
      );
      const order = (section: string) => game.sections.findIndex(({ id }) => id === section);
      const entries = lines.sort((a, b) => order(a.section) - order(b.section));
      const called = name?.replace(/\s+/g, " ").trim();
      return {
        format,
        options: Object.fromEntries(own),
        house,
        entries,
        misread: [],
        ...(called ? { name: called.normalize("NFC") } : {}),
      };
    });
}
