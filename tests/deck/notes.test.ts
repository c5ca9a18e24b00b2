import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { notesIn, withNotes } from "../../lib/deck/list/notes.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

const line = fc.stringMatching(/^[\w:# .,!-]{1,40}$/).map((text) => text.trim());

test.each(games.map((game) => [game.id, game] as const))("a list of %s keeps its deck and its notes", (_, game) => {
  const pool = builtInPool(game);
  const [sample] = samplesOf(game);
  const bare = (sample?.text ?? "").replace(/^#.*\n/, "");
  const read = (text: string) => readText(games, pool, text);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.option(line, { nil: undefined }), (lines, by) => {
      const notes = lines.join("\n").trim();
      const author = by === "" ? undefined : by;
      const about = { ...(author === undefined ? {} : { author }), ...(notes === "" ? {} : { notes }) };
      const written = withNotes(bare, about);
      // Without an author, a last line “by …” of the notes would be taken for one.
      fc.pre(author !== undefined || !/^by /i.test(lines.findLast((one) => one !== "") ?? ""));
      expect(notesIn(written)).toEqual(about);
      const deck = read(written);
      expect(deck.ok && deck.reading.deck).toEqual(
        (({ ok, ...rest }) => ok && "reading" in rest && rest.reading.deck)(read(bare)),
      );
    }),
    runs(100, 2000),
  );
});

test("comments among the cards are no notes, and headers may stand between notes", () => {
  expect(notesIn("# First\nGame: Open Worlds\n# Second\n// by Ann\n\n# Third\n2 City 20")).toEqual({
    notes: "First\nSecond",
    author: "Ann",
  });
  expect(notesIn("2 City 20\n# not this")).toEqual({});
  expect(withNotes("Game: A\n2 B\n")).toBe("Game: A\n2 B\n");
});
