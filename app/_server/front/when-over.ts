import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

const open = new WeakMap<Socket, Map<() => void, ServerResponse>>();

/** Calls back once, when an answer has been sent or nobody is there to read it. An answer that waits behind another one on
 * its connection hears nothing from Node when that connection breaks, so the connection is asked too. */
export function whenOver(response: ServerResponse, done: () => void): void {
  const waiting = openOn(response.req.socket);
  const once = () => {
    if (waiting.delete(once)) done();
  };
  waiting.set(once, response);
  response.once("close", once);
}

/** Whether part of an answer has been sent on this connection, and more of it is to come. */
export function isAnswering(socket: Socket): boolean {
  return [...(open.get(socket)?.values() ?? [])].some(({ headersSent }) => headersSent);
}

function openOn(socket: Socket): Map<() => void, ServerResponse> {
  const known = open.get(socket);
  if (known) return known;
  const made = new Map<() => void, ServerResponse>();
  open.set(socket, made);
  socket.once("close", () => {
    for (const once of made.keys()) once();
  });
  return made;
}
