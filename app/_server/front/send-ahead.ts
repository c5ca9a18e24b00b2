import type { ServerResponse } from "node:http";

/** Takes an answer from whoever makes it as fast as it is made, and calls back when the last of it is there. A slow reader
 * then holds the memory of one answer, and no place among those that are being made. */
export function sendAhead(response: ServerResponse, isMade: () => void): void {
  const { write, end } = response;
  Reflect.set(response, "write", (...chunk: unknown[]) => {
    Reflect.apply(write, response, chunk);
    return true;
  });
  Reflect.set(response, "end", (...last: unknown[]) => {
    isMade();
    return Reflect.apply(end, response, last);
  });
}
