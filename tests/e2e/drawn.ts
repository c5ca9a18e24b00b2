import type { Page } from "@playwright/test";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a text or a card lies in, from the inside out. */
interface Around extends Box {
  readonly overflowX: string;
  readonly overflowY: string;
  readonly clipPath: string;
}

interface DrawnText extends Box {
  readonly text: string;
  readonly place: string;
  readonly fontSize: number;
  readonly isShown: boolean;
  readonly isTurned: boolean;
  readonly around: readonly Around[];
  /** Its words, and on how many lines each of them stands. */
  readonly words: readonly { readonly word: string; readonly lines: number }[];
}

interface DrawnCard extends Box {
  readonly name: string;
  readonly isTurned: boolean;
  readonly around: readonly Around[];
  readonly parts: readonly (Box & { readonly says: string })[];
}

const SLACK = 1.5;

/** What is wrong with how the page is drawn: text that is cut or broken inside a word, and cards or parts of them that lie
 * over each other. */
export async function drawnWrong(page: Page): Promise<string[]> {
  const { texts, cards } = await page.evaluate(measured);
  const seen = texts.filter((text) => text.isShown && !isScrolledAway(text, text.around));
  const wrong = seen.filter(({ isTurned }) => !isTurned).flatMap((text) => [...cuts(text), ...breaks(text)]);
  return [...new Set([...wrong, ...overlaps(cards.filter((card) => !isScrolledAway(card, card.around)))])];
}

/** Everything that is drawn, as the browser has laid it out. */
function measured(): { texts: DrawnText[]; cards: DrawnCard[] } {
  const boxOf = (of: Element | Range): Box => {
    const { left, top, right, bottom } = of.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  // What many texts lie in is measured once, and sent once.
  const known = new Map<Element, Around[]>();
  const around = (from: Element | null): Around[] => {
    if (!from || from.tagName === "MAIN") return [];
    const found = known.get(from);
    if (found) return found;
    const { overflowX, overflowY, clipPath } = getComputedStyle(from);
    const all = [{ ...boxOf(from), overflowX, overflowY, clipPath }, ...around(from.parentElement)];
    known.set(from, all);
    return all;
  };
  /** Whether a card is turned by a quarter. Its box stands, and what is drawn in it lies. */
  const isLying = (card: Element): boolean =>
    card.firstElementChild !== null && getComputedStyle(card.firstElementChild).rotate === "90deg";
  const linesOf = (node: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const drawn = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(drawn.map(({ top }) => Math.round(top))).size;
  };
  const textOf = (node: Node, parent: Element): DrawnText => {
    const text = node.textContent ?? "";
    const whole = document.createRange();
    whole.selectNodeContents(node);
    const isOneLine = linesOf(node, 0, text.length) <= 1;
    return {
      ...boxOf(whole),
      text,
      place:
        parent.closest("[data-shows]")?.getAttribute("data-shows") ?? parent.closest("section, aside")?.ariaLabel ?? "",
      fontSize: Number.parseFloat(getComputedStyle(parent).fontSize),
      isShown: parent.checkVisibility({ visibilityProperty: true }),
      isTurned: parent.closest("[data-exhausted]") !== null,
      around: around(parent),
      words: [...text.matchAll(/[^\s\u00ad\u2013\u2014/-]+/g)].map(({ index, 0: word }) => ({
        word,
        // Chromium counts a hyphen that it has drawn as a part of the letter behind it.
        lines: isOneLine ? 1 : linesOf(node, index + (text[index - 1] === "\u00ad" ? 1 : 0), index + word.length),
      })),
    };
  };
  const texts: DrawnText[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const isText = node.textContent?.trim() !== "" && !node.parentElement?.closest("script, style, [hidden], option");
    if (node.parentElement && isText) texts.push(textOf(node, node.parentElement));
  }
  const cards = [...document.querySelectorAll<HTMLElement>("[data-zone] button[draggable]")].map((card) => ({
    ...boxOf(isLying(card) ? (card.firstElementChild ?? card) : card),
    name: card.dataset.shows ?? "",
    isTurned: card.dataset.exhausted !== undefined,
    around: around(card),
    parts: [...card.querySelectorAll<HTMLElement>("[data-name], [data-figure]")].map((part) => ({
      ...boxOf(part),
      says: part.title || part.innerText,
    })),
  }));
  return { texts, cards };
}

function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

function hides(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function isBesides({ left, right }: Box, box: Box): boolean {
  return left < box.left - SLACK || right > box.right + SLACK;
}

function isAboveOrBelow({ top, bottom }: Box, box: Box, air: number): boolean {
  return top < box.top - air || bottom > box.bottom + air;
}

/** Whether something is hidden for the eye, or scrolled out of what it lies in. */
function isScrolledAway(one: Box, around: readonly Around[]): boolean {
  if (one.right - one.left < 1 || one.bottom - one.top < 1) return true;
  return around.some(
    (box) =>
      box.clipPath === "inset(50%)" ||
      (scrolls(box.overflowX) && isBesides(one, box)) ||
      (scrolls(box.overflowY) && isAboveOrBelow(one, box, SLACK)),
  );
}

function cuts(text: DrawnText): string[] {
  // A line is higher than its letters.
  const air = text.fontSize / 5;
  const isCut = text.around.some(
    (box) => (hides(box.overflowX) && isBesides(text, box)) || (hides(box.overflowY) && isAboveOrBelow(text, box, air)),
  );
  return isCut ? [`cut: “${text.text}” (${text.place})`] : [];
}

function breaks({ words, place }: DrawnText): string[] {
  return words.flatMap(({ word, lines }) => (lines > 1 ? [`broken inside a word: “${word}” (${place})`] : []));
}

function isOver(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  );
}

/** All pairs that lie over each other. */
function pairsOver<T extends Box>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => (isOver(one, other) ? [[one, other] as const] : [])),
  );
}

function overlaps(cards: readonly DrawnCard[]): string[] {
  const covered = pairsOver(cards).map(([one, other]) => `over each other: ${one.name} and ${other.name}`);
  const parts = cards
    .filter(({ isTurned }) => !isTurned)
    .flatMap((card) =>
      pairsOver(card.parts).map(([one, other]) => `over each other on ${card.name}: ${one.says} and ${other.says}`),
    );
  return [...covered, ...parts];
}
