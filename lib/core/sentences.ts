/** The sentences of a card's text. */
export function sentencesOf(text: string | null | undefined): readonly string[] {
  return (text ?? "").split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== "");
}
