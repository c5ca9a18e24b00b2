/** Something that can be taken once, for a whole number of what is spent. */
export interface Choice {
  readonly cost: number;
  readonly gain: number;
}

export interface Selection {
  /** The places of the choices that are taken, in their order. */
  readonly taken: readonly number[];
  readonly gain: number;
}

/** The last choice of a selection, and the selection without it. */
interface Link {
  readonly at: number;
  readonly before: Link | undefined;
}

/** The choices that gain most together for at most so much. Of equal selections it takes the one found first. */
export function knapsack(choices: readonly Choice[], budget: number): Selection {
  if (budget < 0 || choices.length === 0) return { taken: [], gain: 0 };
  const gains = new Float64Array(budget + 1);
  const links: (Link | undefined)[] = new Array(budget + 1).fill(undefined);
  for (const [at, { cost, gain }] of choices.entries()) {
    for (let spent = budget; spent >= cost; spent--) {
      const better = (gains[spent - cost] ?? 0) + gain;
      if (better <= (gains[spent] ?? 0)) continue;
      gains[spent] = better;
      links[spent] = { at, before: links[spent - cost] };
    }
  }
  const taken: number[] = [];
  for (let link = links[budget]; link; link = link.before) taken.unshift(link.at);
  return { taken, gain: gains[budget] ?? 0 };
}
