import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Ability } from "../../lib/core/text/ability.ts";
import { Texts } from "../../lib/core/text/texts.ts";

export async function textLaws(game: Game): Promise<void> {
  const { texts } = await game.goldfish();
  if (!(texts instanceof Texts)) {
    test("its table carries out no text", () => expect(texts).toBeUndefined());
    return;
  }
  const cards = builtInPool(game).cards.map(({ card }) => card);
  const known = new Map<string, readonly Ability<Card>[] | undefined>();
  /** The abilities of a card that could have this text and of which every sentence is understood. */
  const abilitiesIn = (text: string) => {
    if (!known.has(text)) known.set(text, wholly(text));
    return known.get(text);
  };
  const wholly = (text: string): readonly Ability<Card>[] | undefined => {
    for (const [at, card] of cards.entries()) {
      const read = texts.read({ ...card, text } as Card);
      if (read.some(({ ability }) => ability === undefined)) continue;
      // The next text is most likely one that a card of the same kind could have.
      cards.unshift(...cards.splice(at, 1));
      return read.flatMap(({ ability }) => ability ?? []);
    }
    return undefined;
  };

  test.each(texts.phrases.map(({ words, example }) => [words, example]))("%s: %s", (_, example) => {
    expect(abilitiesIn(example), "no card reads the whole example").toBeDefined();
  });

  test("texts wait for the events that the game tells of, and for no others", () => {
    const told = eventsToldIn(`lib/games/${game.id}`);
    const abilities = [
      ...texts.phrases.flatMap(({ example }) => abilitiesIn(example) ?? []),
      ...cards.flatMap((card) => texts.abilities(card)),
    ];
    const awaited = new Set(abilities.flatMap(({ moment }) => moment?.event ?? []));
    expect(
      [...told].filter((event) => !awaited.has(event)),
      "told, but no text waits for it",
    ).toEqual([]);
    expect(
      [...awaited].filter((event) => !told.has(event)),
      "awaited by a text, but never told",
    ).toEqual([]);
  });
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** The events that the files of a folder tell texts of. Some happen so rarely that no game played by chance has them all. */
function eventsToldIn(folder: string): ReadonlySet<string> {
  const files = filesUnder(folder).map((file) => readFileSync(file, "utf8"));
  const told = files.flatMap((source) => [...source.matchAll(/\.tell\(([^,)]*)/g)].map(([, event = ""]) => event));
  return new Set(told.flatMap((event) => [...event.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name)));
}
