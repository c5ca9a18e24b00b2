import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Balancer {
  readonly port: number;
  /** Breaks all connections. New ones go where `portOf` says now. */
  breakOff(): void;
  close(): void;
}

/** One address for several servers: each connection goes to the port that is next. */
export async function balancer(portOf: () => number, port = 0): Promise<Balancer> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(portOf(), "127.0.0.1");
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(one);
      // Whoever talks over a connection that breaks sees that it does.
      one.once("error", () => other.destroy());
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.pipe(target).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port, // It listens on a port.
    breakOff: () => {
      for (const socket of open) socket.destroy();
    },
    close: () => server.close(),
  };
}
