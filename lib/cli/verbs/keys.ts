import { type Args, JSON_FLAG } from "../args.ts";
import { withDatabase } from "../database.ts";
import { clipped, plain, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const keys: Verb = {
  name: "keys",
  says: "lists the keys of a saved deck, makes one, or revokes one",
  usage: ["keys DECK [--json]", "keys new DECK [--label WORDS]", "keys revoke DECK KEY"],
  help: `For whoever runs the server, when somebody has lost the key of a saved deck. DECK is the id in its address, /decks/DECK.
A new key is printed once, and only its hash is stored.`,
  examples: [["drydock keys new k3x9 --label Ann", "makes a new key for the deck /decks/k3x9"]],
  flags: [JSON_FLAG, { name: "label", value: "WORDS", says: "what the new key is called" }],
  async run(args) {
    const [first, second, third, ...more] = args.files;
    if (first === "new" && second !== undefined && third === undefined) return make(second, args);
    if (first === "revoke" && second !== undefined && third !== undefined && more.length === 0)
      return revoke(second, third);
    if (first === undefined || second !== undefined || first === "new" || first === "revoke")
      throw new Stop("Write “drydock keys DECK”, “drydock keys new DECK” or “drydock keys revoke DECK KEY”.");
    return list(first, args);
  },
};

async function list(deck: string, args: Args): Promise<number> {
  const { keysOfAny } = await import("../../../db/keys.ts");
  const found = await withDatabase((db) => keysOfAny(db, "deck", deck));
  if (!found) throw noDeck(deck);
  if (args.has("json")) {
    await write(`${JSON.stringify(found, null, 2)}\n`);
    return 0;
  }
  const day = (time: number | null) => (time === null ? "-" : new Date(time).toISOString().slice(0, 10));
  const lines = found.map(
    ({ id, label, made, used, revoked }) =>
      `${id}  made ${day(made)}  used ${day(used).padEnd(10)}  ${revoked === null ? "" : `revoked ${day(revoked)}  `}${plain(label)}\n`,
  );
  await write(lines.join(""));
  return 0;
}

async function make(deck: string, args: Args): Promise<number> {
  const [{ addKeyUnasked }, { newKey }] = await Promise.all([
    import("../../../db/keys.ts"),
    import("../../../db/new-key.ts"),
  ]);
  const { key, ...stored } = newKey((args.text("label") ?? "from the operator").slice(0, 80));
  const isMade = await withDatabase((db) => addKeyUnasked(db, "deck", deck, stored, Date.now()));
  if (!isMade) throw noDeck(deck);
  await write(`${key}\nThe link to change the deck: /decks/${deck}#key=${key}\n`);
  return 0;
}

async function revoke(deck: string, key: string): Promise<number> {
  const { revokeUnasked } = await import("../../../db/keys.ts");
  const isDone = await withDatabase((db) => revokeUnasked(db, "deck", deck, key, Date.now()));
  if (!isDone) throw new Stop(`The deck “${clipped(deck)}” has no key “${clipped(key)}” that is not revoked.`);
  await write(`The key ${key} is revoked.\n`);
  return 0;
}

function noDeck(deck: string): Stop {
  return new Stop(`The database has no deck “${clipped(deck)}”.`);
}
