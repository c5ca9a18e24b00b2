// The first frame of a move: the cards that moved lie in their new places, and nothing else has another size or place.
import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { visited } from "../samples.ts";
import { openTable } from "./opened.tsx";

const [STEPS, MOST] = [20, 80];

/** What the sizes of all cards follow from. */
const sizes = () =>
  [...document.querySelectorAll("section[aria-label='The table'], [data-zone], [data-zone] > ul")].map((part) => [
    part.getAttribute("style"),
    part.getAttribute("data-many"),
    part.hasAttribute("data-holds"),
  ]);
const lists = () => [...document.querySelectorAll("[data-zone] > ul")];
const namesOf = (cards: readonly Element[]) =>
  cards.map(({ firstElementChild: card }) => card?.getAttribute("data-shows")).sort();
/** The cards of each zone. One that leaves does not lie there any more. */
const lying = () => lists().map((list) => [...list.querySelectorAll("[data-card]")].map(({ id }) => id));

test.each(visited.map((sample) => [sample.game.name, sample] as const))(
  "in %s a step is seen at once, a card that comes takes no room at first, and one that goes keeps its place",
  async (_, { code }) => {
    await openTable(code);
    await waitFor(() => expect(location.hash).not.toBe(""));
    let [left, came] = [0, 0];
    for (let step = 0; step < STEPS || (step < MOST && Math.min(left, came) === 0); step++) {
      const [before, were] = [sizes(), lists().map((list) => [list, [...list.children]] as const)];
      const address = location.hash;
      const changes = new MutationObserver(() => {});
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      fireEvent.keyDown(document.body, { key: "a" });
      expect(changes.takeRecords(), "whatever is first to be seen of it").not.toHaveLength(0);
      changes.disconnect();
      expect(sizes(), `step ${step}`).toEqual(before);
      const first = lying();
      for (const [list, cards] of were) {
        const now = [...list.children];
        const isNew = now.filter((card) => !cards.includes(card));
        // Where cards have come, those that left make room for them. What held others goes with them.
        const stay = cards.filter((card) => now.includes(card) || !(isNew.length > 0 || card.matches("[data-holds]")));
        expect(namesOf(now.filter((card) => cards.includes(card)))).toEqual(namesOf(stay));
        came += list.querySelectorAll("[data-arriving]").length;
        left += list.querySelectorAll("[data-leaving]").length;
      }
      const ids = first.flat();
      expect(new Set(ids).size, "no card lies in two places").toBe(ids.length);
      // The address follows last.
      await waitFor(() => expect(location.hash).not.toBe(address));
      expect(document.querySelectorAll("[data-leaving], [data-arriving]")).toHaveLength(0);
      expect(lying(), `step ${step}`).toEqual(first);
    }
    expect(Math.min(left, came)).toBeGreaterThan(0);
  },
);
