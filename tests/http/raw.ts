// Speaks HTTP byte by byte, to say what no HTTP library would.
import { createConnection, type Socket } from "node:net";
import { patience } from "../pace.ts";

export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** All of it, as it came. */
  readonly text: string;
}

export function connect(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: "127.0.0.1" }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Sends these bytes and reads until the connection ends: at the latest when nothing more has come for so long. */
export async function ask(port: number, bytes: string | Buffer, idle = 5_000): Promise<Answer | undefined> {
  const socket = await connect(port);
  const answered = answerOn(socket, idle);
  socket.write(bytes);
  return answered;
}

/** A request with a host that asks for the connection to be closed. */
export function request(method: string, target: string, headers: readonly string[] = [], body = ""): string {
  const lines = [`${method} ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** The first answer on a connection, once that has ended; undefined where nothing came. */
export function answerOn(socket: Socket, idle = 5_000): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A busy machine may think for long before it says anything.
    socket.once("data", () => socket.setTimeout(patience(idle)));
    socket.on("error", () => {});
    socket.setTimeout(patience(Math.max(60_000, idle)), () => socket.destroy());
    socket.on("close", () => resolve(parsed(Buffer.concat(chunks).toString("latin1"))));
  });
}

function parsed(all: string): Answer | undefined {
  const text = all.replace(/^(HTTP\/1\.1 100 Continue\r\n\r\n)+/, "");
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
  if (status === undefined) return undefined;
  const [head = "", ...body] = text.split("\r\n\r\n");
  const headers = head
    .split("\r\n")
    .slice(1)
    .map((line): [string, string] => [line.replace(/:.*/, "").toLowerCase(), line.replace(/^[^:]*: ?/, "")]);
  return { status: Number(status), headers: new Map(headers), body: body.join("\r\n\r\n"), text };
}
