import type { JudgedList } from "./judge-list.ts";

/** The lists that have the same cards in the same numbers as others, each with its whole group, itself among them. */
export function duplicates(lists: readonly JudgedList[]): ReadonlyMap<number, readonly JudgedList[]> {
  const same = Map.groupBy(
    lists.filter(({ key }) => key !== undefined),
    ({ key }) => key,
  );
  const groups = [...same.values()].filter((group) => group.length > 1);
  return new Map(groups.flatMap((group) => group.map(({ id }) => [id, group] as const)));
}

/** The names of the other lists of a group, with their places. */
export function othersIn(group: readonly JudgedList[] | undefined, list: JudgedList): readonly string[] {
  return (group ?? []).flatMap(({ id, name, place }) => (id === list.id ? [] : `${name} (${place})`));
}
