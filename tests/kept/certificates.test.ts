// Digits of trials that releases once told. Counted again they are the same, or it is said why they are not.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { releaseOf, releases } from "../../lib/cli/release.ts";
import { Dice } from "../../lib/core/random.ts";
import { basisOf, countedAgain } from "../../lib/trials/certificate.ts";
import { countedFor, type KeptCertificate } from "../../tools/certificates.ts";
import { again, runs } from "../runs.ts";

/** Of before 0.3.0: the version of the table stands in place of the release. */
type Before = readonly [deck: string, asked: string, table: number, hits: readonly number[]];

function read<T>(file: string): readonly T[] {
  return JSON.parse(readFileSync(file, "utf8"));
}

const before = read<Before>("tests/kept/0.2.0/certificates.json").map(([deck, asked, version, hits]) => ({
  deck,
  asked,
  hits,
  said: { version },
}));
const since = releases(".").map((release) => {
  const kept = read<KeptCertificate>(`tests/kept/${release}/certificates.json`);
  return [
    release,
    kept.map(({ deck, asked, hits, fingerprint }) => ({ deck, asked, hits, said: { fingerprint, release } })),
  ] as const;
});

test.each([["0.2.0", before] as const, ...since])(
  "the digits of %s are counted again, or differ for a reason",
  async (_, kept) => {
    expect(kept).toHaveLength(200);
    const { numRuns, seed } = runs(6, 200);
    const tried = [...kept];
    Dice.of(`certificates ${seed}`).shuffle(tried as never);
    for (const { deck, asked, hits, said } of tried.slice(0, numRuns)) {
      const now = await countedFor(deck, asked);
      const basis = basisOf(now.goldfish, now.start, releaseOf("."));
      for (const [at, were] of hits.entries()) {
        const words = countedAgain({ ...said, hits: were }, { hits: now.hits[at] ?? -1, of: now.games }, basis);
        const about = `${deck} ${asked}: ${words}\n${again(seed)}`;
        expect(words, about).toMatch(/the same, \d+ of|Other (cards|texts|rules)|before Drydock named its releases/);
      }
    }
  },
);
