// Which release a build stands on: links and certificates say it, so that whoever opens them later knows by which rules they
// were made.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What `npm run release` writes beside the engines of a release. */
export interface Manifest {
  readonly release: string;
  /** Each file of the release's folder, with the hash of what is in it. */
  readonly files: Readonly<Record<string, string>>;
  /** What was given away until then and is kept for ever, each file with its hash. */
  readonly kept: Readonly<Record<string, string>>;
  /** Each source that the engines were made of, and each of a pilot, with its hash. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Where the app is, if it was not started from its own folder. */
export const HOME = process.env.DRYDOCK_HOME ?? process.cwd();

export const ENGINES = "public/engines";

export function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url");
}

/** The releases whose engines are kept, the newest last. */
export function releases(root: string): readonly string[] {
  const folder = join(root, ENGINES);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

export function manifestOf(root: string, release: string): Manifest {
  return JSON.parse(readFileSync(join(root, ENGINES, release, "manifest.json"), "utf8"));
}

/** "0.3.0", or "0.3.0+" if a source of that release's engines has changed since. */
export function releaseOf(root: string): string {
  const release = releases(root).at(-1);
  if (release === undefined) return "0.2.0+";
  const { sources } = manifestOf(root, release);
  const isSame = ([path, hash]: readonly [string, string]) =>
    existsSync(join(root, path)) && hashOf(readFileSync(join(root, path))) === hash;
  return Object.entries(sources).every(isSame) ? release : `${release}+`;
}

/** The release that this Drydock stands on. */
export function releaseHere(): string {
  return releaseOf(HOME);
}
