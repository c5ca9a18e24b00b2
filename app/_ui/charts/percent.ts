/** A share of a drawing's width, to what can be seen. */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}
