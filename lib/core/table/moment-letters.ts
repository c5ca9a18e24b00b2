// The letters of a link's moves. Each different word of a move stands in the link once, so that a move takes two or three
// letters.
import type { Free, Move, Ruled } from "./move.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function wordOf(move: Move): string {
  if ("do" in move) return move.to === undefined ? move.do : `${move.do}>${move.to}`;
  return ["!", move.free, move.to ?? "", move.by ?? "", move.bottom ? "b" : "", move.text ?? ""].join(">");
}

export function moveOf(word: string, card: number): Move | undefined {
  const held = card < 0 ? {} : { card };
  const [first = "", ...rest] = word.split(">");
  if (first === "") return undefined;
  if (first !== "!") return { do: first, ...held, ...(rest.length > 0 ? { to: rest.join(">") } : {}) } satisfies Ruled;
  const [free = "", to = "", by = "", bottom = "", ...text] = rest;
  if (!/^(-?\d{1,4})?$/.test(by)) return undefined;
  return {
    free: free as Free["free"],
    ...held,
    ...(to === "" ? {} : { to }),
    ...(by === "" ? {} : { by: Number(by) }),
    ...(bottom === "b" ? { bottom: true } : {}),
    ...(text.join(">") === "" ? {} : { text: text.join(">") }),
  };
}

/** Five bits per letter. The sixth bit says that more letters follow. */
export function digits(value: number): string {
  const low = DIGITS[(value & 31) | (value > 31 ? 32 : 0)] as string;
  return value > 31 ? low + digits(value >> 5) : low;
}

export function numbersIn(letters: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of letters) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0 || shift > 20) return undefined;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit < 32) {
      numbers.push(value);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : undefined;
}
