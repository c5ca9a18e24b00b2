import type Database from "better-sqlite3";
import { connectWithoutWaiting, faultOf } from "./file.ts";
import { identityOf } from "./identity.ts";

/**
 * Why a file cannot serve now, or undefined if it can. Reads and writes over a new connection, because an old one may
 * answer from its cache. It never waits.
 */
export function whyNotReady(file: string, identity: string): string | undefined {
  try {
    // Checked before opening, because opening another program's file could write to it.
    if (identityOf(file) !== identity) return `another file has replaced ${file}, so start the server again`;
    const client = connectWithoutWaiting(file);
    try {
      readAndWrite(client);
    } finally {
      client.close();
    }
    return undefined;
  } catch (error) {
    return faultOf(error).message;
  }
}

/**
 * Takes the write lock, reads a card, and writes a set and a card that are never committed. The cache is so small that
 * SQLite must write the card's pages to the disk at once, which reveals a full disk.
 */
export function readAndWrite(client: Database.Database): void {
  client.pragma("cache_size = 1");
  client.pragma("cache_spill = 1");
  client.pragma("foreign_keys = ON");
  client.exec("begin immediate");
  try {
    client.prepare("select card from cards limit 1").get();
    client.exec(`
      savepoint probe;
      insert into sets (id, game, name, official, built_in, source, position, fingerprint)
        values ('readiness probe', '', '', 0, 0, '', 0, '');
      insert into cards values ('readiness probe', 0, '', '', hex(zeroblob(32768)));
      rollback to probe;
    `);
  } finally {
    if (client.inTransaction) client.exec("rollback");
  }
}
