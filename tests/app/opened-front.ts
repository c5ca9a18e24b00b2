// The server in front of the pages, opened for one test, with pages that do as they are told.
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { afterEach } from "vitest";
import { Front, type Render } from "../../app/_server/front/front.ts";
import { connect } from "../http/raw.ts";

export let front: Front | undefined;
export const sockets: Socket[] = [];

/** Closes what a test has opened. Each file of tests calls it once. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await front?.stop(0);
    front = undefined;
  });
}

/** A page that is there at once. */
export const atOnce: Render = async (_request, response) => {
  response.end("made");
};

/** Pages that are made when the test says so. */
export class Held {
  readonly responses: ServerResponse[] = [];
  readonly render: Render = async (_request, response) => {
    this.responses.push(response);
    await new Promise((resolve) => response.once("close", resolve));
  };

  async until(count: number): Promise<void> {
    await until(() => this.responses.length === count);
  }
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** `scale` multiplies the limits. `undefined` switches them off. */
export async function open(
  render: Render,
  { scale, now = () => 0 }: { readonly scale?: number | undefined; readonly now?: () => number } = { scale: 1 },
): Promise<number> {
  const settings = { trustedHops: 1, scale };
  front = new Front({ settings, files: new Set(["/builder.png"]), render, now });
  const { server } = front;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

export const from = (client: number) => `X-Forwarded-For: 198.51.${client >> 8}.${client & 255}`;

export async function send(port: number, bytes: string): Promise<Socket> {
  const socket = await connect(port);
  sockets.push(socket);
  socket.on("error", () => {});
  socket.write(bytes);
  return socket;
}
