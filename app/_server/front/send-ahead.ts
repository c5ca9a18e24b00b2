import type { ServerResponse } from "node:http";

/**
 * Lets an answer be written as fast as it is made, however slowly it is read, and calls back when it is complete. A
 * slow reader then costs the memory of one answer, but not a place among those being made.
 */
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
