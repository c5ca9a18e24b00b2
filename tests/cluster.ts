// Run by `npm run cluster`: two servers on one PostgreSQL behind one address, for trying. It needs a build, and Debian's
// package postgresql or the URL of a database in DATABASE_URL.
import { connect, createServer, type Socket } from "node:net";
import { startServer } from "./http/server.ts";
import { startPostgres } from "./postgres.ts";

const PORT = Number(process.env.PORT ?? 3000);

const given = process.env.DATABASE_URL;
const postgres = given ? undefined : await startPostgres();
if (typeof postgres === "string") {
  process.stderr.write(`The cluster does not start: ${postgres} Or name a database in DATABASE_URL.\n`);
  process.exit(2);
}
const url = given ?? (await postgres?.newDatabase()) ?? "";
const start = () => startServer(undefined, { DATABASE_URL: url, PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` });
const servers = await Promise.all([start(), start()]);

let turn = 0;
/** Each connection goes to the next server. */
const balancer = createServer((client) => {
  const { port } = new URL(servers[turn++ % servers.length]?.origin ?? "");
  const server = connect(Number(port), "127.0.0.1");
  const end = (one: Socket, other: Socket) =>
    one.once("error", () => other.destroy()).once("close", () => other.destroy());
  end(client, server);
  end(server, client);
  client.pipe(server).pipe(client);
});
balancer.listen(PORT, "127.0.0.1", () => {
  const origins = servers.map(({ origin }) => origin).join(" and ");
  process.stdout.write(
    `Two servers, ${origins}, answer at http://127.0.0.1:${PORT}. The database is ${url}. Press Ctrl+C to end.\n`,
  );
});

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    balancer.close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.stop();
    process.exit(0);
  });
