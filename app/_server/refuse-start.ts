/** Ends a process that cannot serve. Its last line says why and what to change. */
export function refuseStart(error: unknown): never {
  process.stderr.write(`Drydock does not start. ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
