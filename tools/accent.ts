// `npm run accent`: proposes accents for one more game. Each can be read on every ground and told apart from the accents
// of all other games by every kind of eye, as tests/app/colours.test.ts asks.
import { readFileSync } from "node:fs";
import { apart, contrast, EYES, LEAST_APART, lightOf, seenBy, tokensIn } from "../tests/app/colour.ts";
import { games } from "../tests/every-game.ts";

const PROPOSED = 8;
const MOST_TRIED = 200_000;
const tokens = tokensIn(readFileSync("app/tokens.css", "utf8"));

for (const theme of ["light", "dark"] as const) {
  const grounds = ["paper", "sheet", "wash"].map((name) => {
    const colour = tokens[theme].get(name);
    if (colour === undefined) throw new Error(`app/tokens.css has no ${theme} colour --${name}`);
    return colour;
  });
  const taken = games.map(({ layout }) => layout.accent[theme]);
  const found: string[] = [];
  for (let tried = 0; tried < MOST_TRIED && found.length < PROPOSED; tried++) {
    const colour = `#${Math.floor(Math.random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
    if (isReadable(colour, grounds) && isApart(colour, [...taken, ...found])) found.push(colour);
  }
  console.log(`${theme}: ${found.length > 0 ? found.join(" ") : "no colour was found"}`);
}

function isReadable(colour: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= 4.5);
}

function isApart(colour: string, others: readonly string[]): boolean {
  return Object.values(EYES).every((eyes) =>
    others.every((other) => apart(seenBy(eyes, lightOf(colour)), seenBy(eyes, lightOf(other))) >= LEAST_APART),
  );
}
