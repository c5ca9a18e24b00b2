/**
 * Findings with keys made of the rule and the position among the rule's findings. A finding whose words change with the
 * deck then keeps its element.
 */
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
