/** The cards that can be played or chosen now, in the order in which they are read. */
const PLAYABLE = "[data-zone] [data-card]:is([data-lit], [data-target])";

/** Moves the focus to the next, previous, first or last card that can be played or chosen. Behind the last comes the first. */
export function walk(key: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>(PLAYABLE)];
  const from = document.activeElement ?? document.body;
  const lies = (where: number) => (card: HTMLElement) => (from.compareDocumentPosition(card) & where) > 0;
  const next = {
    ArrowRight: cards.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? cards[0],
    ArrowLeft: cards.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? cards.at(-1),
    Home: cards[0],
    End: cards.at(-1),
  }[key];
  next?.focus();
}
