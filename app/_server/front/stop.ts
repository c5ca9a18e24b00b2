import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How long proxies have to let go of their connections, in milliseconds. */
const LETTING_GO = 500;

/**
 * Closes a server so that proxies notice as little as possible. They cannot repeat a change that they have sent on a
 * connection while that was being closed. So every answer asks them to let go of their connection, they get the time to do
 * so, and those that have just connected are answered too. `idle` resolves when no request is open.
 */
export async function closeGently(server: Server, idle: () => Promise<void>, longest: number): Promise<void> {
  const tooLate = pause(longest, undefined, { ref: false });
  const connections = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  if (connections !== 0) await Promise.race([pause(LETTING_GO), tooLate]);
  const closed = once(server, "close");
  server.close();
  await Promise.race([closed, pause(LETTING_GO), tooLate]);
  await Promise.race([idle(), tooLate]);
  server.closeAllConnections();
  await closed;
}
