/** A source whose pages stay on the line of what stands before them: the spaces of ", p. 8" do not break. */
export function keepPages(source: string): string {
  return source.replaceAll(", p. ", ",\u00a0p.\u00a0");
}
