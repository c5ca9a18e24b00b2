// Run by `npm run cluster`: two servers on one PostgreSQL behind one address, for trying. It needs a build, and Debian's
// package postgresql or the URL of a database in DATABASE_URL.
import { balancer } from "../tests/balancer.ts";
import { startServer } from "../tests/http/server.ts";
import { startPostgres } from "../tests/postgres.ts";

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
const both = await balancer(() => Number(new URL(servers[turn++ % servers.length]?.origin ?? "").port), PORT);
process.stdout.write(
  `Two servers, ${servers.map(({ origin }) => origin).join(" and ")}, answer at http://127.0.0.1:${PORT}. The database is ${url}. Press Ctrl+C to end.\n`,
);

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    both.close();
    both.breakOff();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.stop();
    process.exit(0);
  });
