// The game that was played last and is not over. It stays in this browser, and is no more than the link of its moment.

const STORED_AS = "drydock-waiting-game";

export interface WaitingGame {
  /** The address of its deck. */
  readonly deck: string;
  /** The moment, as the address of the table says it. */
  readonly moment: string;
  readonly turn: number;
}

/** Remembers a game that waits for its player. */
export function keepWaiting(game: WaitingGame): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(game));
  } catch {
    // Without storage no game waits.
  }
}

/** Forgets the game of a deck, because it is over or has not begun. */
export function forgetWaiting(deck: string): void {
  if (waitingGame()?.deck !== deck) return;
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Without storage nothing was remembered.
  }
}

export function waitingGame(): WaitingGame | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? "null");
    return isWaiting(kept) ? kept : undefined;
  } catch {
    // What can't be read is not offered, and the next game replaces it.
    return undefined;
  }
}

function isWaiting(value: unknown): value is WaitingGame {
  return (
    typeof value === "object" &&
    value !== null &&
    "deck" in value &&
    typeof value.deck === "string" &&
    "moment" in value &&
    typeof value.moment === "string" &&
    "turn" in value &&
    typeof value.turn === "number"
  );
}
