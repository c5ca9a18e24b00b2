import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Refusal, rawRefusal } from "./refusal.ts";

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    reason: "too-large",
    status: 431,
    detail: "The address and the headers together are longer than 16 KiB.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    reason: "too-large",
    status: 413,
    detail: "The chunk extensions of the body are too long.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    reason: "slow",
    status: 408,
    detail: "Send the headers within 10 seconds and the whole request within 30.",
  },
};
const NO_HTTP: Refusal = { reason: "malformed", status: 400, detail: "This is not a valid HTTP request." };

const open = new WeakMap<Socket, Set<ServerResponse>>();

/** Records that an answer is open on its connection, and returns how many are. */
export function remember(response: ServerResponse): number {
  const { socket } = response.req;
  const answers = open.get(socket) ?? new Set();
  open.set(socket, answers.add(response));
  response.once("close", () => answers.delete(response));
  return answers.size;
}

/** Answers a connection that does not speak HTTP or takes too long, and ends it. Nothing is written into the middle of an
 * answer that has been begun. Returns what was answered, if anything was. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): Refusal | undefined {
  const isAnswering = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  const mayAnswer = socket.writable && error.code !== "ECONNRESET" && !isAnswering;
  const refusal = mayAnswer ? (REFUSALS[error.code ?? ""] ?? NO_HTTP) : undefined;
  if (refusal) socket.write(rawRefusal(refusal));
  socket.destroySoon();
  return refusal;
}
