// Cards that leave a zone or come on top of it.
/** These replace `splice` and `unshift`, which are slow for something that runs with every card that moves. */
export function takeOut(cards: number[], id: number): void {
  const last = cards.length - 1;
  for (let at = cards.indexOf(id); at < last; at++) cards[at] = cards[at + 1] as number;
  cards.pop();
}

export function putOnTop(cards: number[], id: number): void {
  cards.push(id);
  for (let at = cards.length - 1; at > 0; at--) cards[at] = cards[at - 1] as number;
  cards[0] = id;
}
