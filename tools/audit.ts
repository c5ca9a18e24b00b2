// Asks npm for known vulnerabilities of what is installed. Where it cannot ask, it says "Not checked", which is no success.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});

export interface Audit {
  readonly outcome: "clean" | "vulnerable" | "not checked";
  readonly says: string;
}

/** What the answer of `npm audit --json` means. */
export function audited(output: string): Audit {
  const report = Report.safeParse(json(output));
  if (!report.success)
    return { outcome: "not checked", says: `Not checked: npm could not ask for advisories. ${reason(output)}` };
  const { vulnerabilities, metadata } = report.data;
  const found = Object.entries(vulnerabilities).map(([name, { severity, range }]) => `  ${name} ${range}: ${severity}`);
  if (found.length === 0)
    return { outcome: "clean", says: `Checked: no known vulnerability in ${metadata.dependencies.total} packages.` };
  return { outcome: "vulnerable", says: [`Vulnerable: npm knows of these packages.`, ...found].join("\n") };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No answer in JSON is no answer; the caller says so.
    return undefined;
  }
}

const Refusal = z.object({ message: z.string() });

function reason(output: string): string {
  const refusal = Refusal.safeParse(json(output));
  return refusal.success ? refusal.data.message : "It gave no answer that can be read.";
}

/** Asks about the packages that run in production. */
function audit(): Audit {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev", "--fetch-retries=0", "--fetch-timeout=20000"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return audited(stdout ?? "");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { outcome, says } = audit();
  console.log(says);
  process.exitCode = { clean: 0, vulnerable: 1, "not checked": 2 }[outcome];
}
