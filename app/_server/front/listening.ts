import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import type { Settings } from "./settings.ts";

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program already uses it. Stop that program or set PORT to another port.",
  EACCES: "this user may not use that port. Set PORT to 1024 or more.",
  EADDRNOTAVAIL: "this machine does not have that address. Set HOST to one that it has, or to 0.0.0.0 for all.",
  ENOTFOUND: "this name cannot be resolved. Set HOST to an address of this machine, or to 0.0.0.0 for all.",
};

/** Starts listening and returns the address. */
export async function listening(server: Server, { host, port }: Pick<Settings, "host" | "port">): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = REASONS[error.code ?? ""] ?? `${error.message}.`;
      reject(new Error(`It cannot listen on port ${port} of ${host}: ${why}`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${taken}`;
}
