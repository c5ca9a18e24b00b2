/** An id for a set of this name: "My box, 2nd" is my-box-2nd. No other set of these has it. */
export function idFor(name: string, taken: readonly string[]): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const wish = words?.join("-").slice(0, 50).replace(/-$/, "") ?? "my-set";
  if (!taken.includes(wish)) return wish;
  for (let n = 2; ; n++) if (!taken.includes(`${wish}-${n}`)) return `${wish}-${n}`;
}
