import type { BoardModel, CardModel } from "./view-model.ts";

/** A card that lies in another zone than before. A zone is its number. */
export interface MovedCard {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** The cards that lie in another zone. One that was not seen came from the pile that has become smaller. */
export function movedCards(before: BoardModel, now: BoardModel): readonly MovedCard[] {
  const changed = [...now].filter(([zone, model]) => before.get(zone) !== model);
  const was = new Map(
    changed.flatMap(([zone]) => idsIn(before.get(zone)?.cards ?? []).map((id) => [id, zone] as const)),
  );
  const [unseen] = changed.find(([zone, { count }]) => {
    const model = before.get(zone);
    return model !== undefined && model.count > count && model.count > model.cards.length;
  }) ?? [undefined];
  return changed.flatMap(([to, { cards }]) =>
    idsIn(cards).flatMap((id) => {
      const from = was.get(id) ?? unseen;
      return from === undefined || from === to ? [] : [{ id, from, to }];
    }),
  );
}

function idsIn(cards: readonly CardModel[]): readonly number[] {
  return cards.flatMap(({ id, below }) => [id, ...idsIn(below)]);
}
