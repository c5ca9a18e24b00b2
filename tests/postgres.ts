// A PostgreSQL of its own for tests: Debian's package, started on the loopback in a new folder and stopped in the end.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "./pace.ts";

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** All that a database holds, as text. */
  dump(url: string): string;
  /** Kills it, and starts it again on the same data after what is done meanwhile. */
  killed(meanwhile?: () => Promise<void>): Promise<void>;
  /**
   * A copy that follows every change. From then on, a change is answered when both have it. Call `takeOver` once the first
   * one has been killed.
   */
  standby(): Promise<{ readonly port: number; takeOver(): Promise<void>; stop(): Promise<void> }>;
  /** Kills it for good. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  readonly port: number;
}

const DEBIAN = "/usr/lib/postgresql";
/** A program that prints more bytes is ended. */
const MOST_PRINTED = 256 * 1024 * 1024;
/** How much of what it says is told if it does not start. */
const MOST_TOLD = 2_000;

/** The folder with PostgreSQL's programs, or undefined. */
function programs(): string | undefined {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/** PostgreSQL does not run as root, so root starts it as somebody else. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** A running PostgreSQL, or why there is none. `isDurable` makes it wait for the disk, as it has to where it is killed. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres | string> {
  const bin = programs();
  if (bin === undefined)
    return "there is no PostgreSQL. Install Debian's package postgresql, or name its folder in POSTGRES_BIN.";
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), "drydock-postgres-"));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-A", "trust", "-U", "drydock", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    {
      ...as,
      encoding: "utf8",
      cwd: folder,
    },
  );
  if (made.status !== 0) return `initdb failed: ${made.stderr || made.error?.message}`;
  const port = await freePort();
  const url = (database: string) => `postgres://drydock@127.0.0.1:${port}/${database}`;
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: isDurable ? "on" : "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const begin = async (of = data, at = port) => {
    const own = ["-D", of, ...flags, "-c", `port=${at}`];
    let said = "";
    const started = () => {
      const child = spawn(join(bin, "postgres"), own, { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
      child.stderr.on("data", (data) => {
        said = `${said}${data}`.slice(-MOST_TOLD);
      });
      return child;
    };
    let child = started();
    for (const until = Date.now() + patience(60_000); ; ) {
      if (spawnSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", `${at}`]).status === 0) return child;
      if (Date.now() > until) throw new Error(`PostgreSQL did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      // It refuses to start while a process of the one that was killed still lives.
      if (child.exitCode !== null) child = started();
    }
  };
  let server = await begin();
  let databases = 0;
  const ended = async (signal: NodeJS.Signals, of = server) => {
    if (of.exitCode !== null || of.signalCode !== null) return;
    const exit = once(of, "exit");
    of.kill(signal);
    await exit;
  };
  const called = (program: string, ...words: readonly string[]) =>
    execFileSync(join(bin, program), words, { ...as, cwd: folder, stdio: "pipe", maxBuffer: MOST_PRINTED });
  const query = (sql: string) =>
    called("psql", "-X", "-q", "-t", "-A", "-d", url("postgres"), "-c", sql).toString().trim();
  const kill = async () => {
    // A process that serves a connection would outlive the one that started it for a moment, and answer.
    const all = query("select pid from pg_stat_activity where pid <> pg_backend_pid()").split("\n").map(Number);
    await ended("SIGKILL");
    for (const pid of all) killIfAlive(pid);
  };
  return {
    newDatabase: async () => {
      const name = `drydock_${++databases}`;
      execFileSync(join(bin, "createdb"), ["-h", "127.0.0.1", "-p", `${port}`, "-U", "drydock", name], { cwd: folder });
      return url(name);
    },
    dump: (url) => called("pg_dump", "-d", url).toString(),
    killed: async (meanwhile) => {
      await kill();
      await meanwhile?.();
      server = await begin();
    },
    standby: async () => {
      const [copy, at] = [join(folder, "standby"), await freePort()];
      called(
        "pg_basebackup",
        "-h",
        "127.0.0.1",
        "-p",
        `${port}`,
        "-U",
        "drydock",
        "-D",
        copy,
        "-R",
        "-X",
        "stream",
        "-c",
        "fast",
      );
      const follower = await begin(copy, at);
      query("alter system set synchronous_standby_names = '*'");
      query("select pg_reload_conf()");
      for (
        const until = Date.now() + patience(60_000);
        query("select sync_state from pg_stat_replication") !== "sync";
      )
        if (Date.now() > until) throw new Error("The standby does not follow.");
      return {
        port: at,
        takeOver: async () => void called("pg_ctl", "promote", "-w", "-D", copy),
        stop: () => ended("SIGINT", follower),
      };
    },
    kill,
    port,
    stop: async () => {
      await ended("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
