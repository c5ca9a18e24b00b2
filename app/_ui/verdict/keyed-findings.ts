/** Findings with a key each: their rule, and the how manieth of that rule it is. So a finding whose words change with the
 * deck stays the same part of the page. */
export function keyedFindings<T extends { readonly rule: string }>(
  findings: readonly T[],
): readonly (readonly [string, T])[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const before = seen.get(finding.rule) ?? 0;
    seen.set(finding.rule, before + 1);
    return [`${finding.rule} ${before}`, finding];
  });
}
