import { z } from "zod";

const Versions = z.record(z.string(), z.string()).default({});

const Entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  devOptional: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: Versions,
  optionalDependencies: Versions,
  devDependencies: Versions,
});

export const Lockfile = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), Entry) });
export type Locked = z.infer<typeof Lockfile>;

export const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
type Manifest = z.infer<typeof Manifest>;

/** What is no package of others: folders of this repository that keep sharp and pgpass from being installed. */
const OWN: readonly (string | undefined)[] = [".ci/no-sharp", ".ci/no-pgpass"];
const REGISTRY = "https://registry.npmjs.org/";

/** "@scope/name" of "node_modules/a/node_modules/@scope/name". */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** What is wrong with a lockfile, a sentence each. */
export function faultsOf(lock: Locked, manifest: Manifest): readonly string[] {
  const faults = lock.lockfileVersion === 3 ? [] : [`The lockfile is of version ${lock.lockfileVersion}, not 3.`];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const asked = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
    for (const [name, wanted] of Object.entries(asked))
      if (ELSEWHERE.test(wanted) && !OWN.includes(wanted.replace(/^file:/, "")))
        faults.push(`${path || "package.json"} asks for ${name} from ${wanted}.`);
    const isOwn = path === "" || OWN.includes(path) || (entry.link && OWN.includes(entry.resolved));
    if (!isOwn) faults.push(...faultsOfEntry(path, entry, manifest));
  }
  return faults;
}

/** A package from anywhere but a registry: git, an address, a repository, a folder. */
const ELSEWHERE = /^(git|https?|github|gitlab|bitbucket|file|link):|^git\+|^[\w-]+\/[\w-]+/;

function faultsOfEntry(path: string, entry: Locked["packages"][string], { allowScripts }: Manifest): readonly string[] {
  const faults: string[] = [];
  if (!entry.integrity?.startsWith("sha512-")) faults.push(`${path} has no integrity.`);
  if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
    faults.push(`${path} comes from ${entry.resolved}.`);
  if (entry.hasInstallScript && !Object.hasOwn(allowScripts, nameOf(path)))
    faults.push(`${path} has an install script that allowScripts does not name.`);
  return faults;
}

/** The packages of a registry that the server needs to run. */
export function neededToRun(lock: Locked): readonly string[] {
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, optional, devOptional, link }]) =>
        path.startsWith("node_modules/") && !dev && !optional && !devOptional && !link,
    )
    .map(([path]) => nameOf(path));
}

/** Below zero where one version is lower than the other. */
export function compared(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/).slice(0, 3).map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
