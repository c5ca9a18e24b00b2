/** How a value looks that is no fact: slanted and dotted. What has no letters to underline gets a dotted edge below. */
export const PLACEHOLDER =
  "italic underline decoration-dotted decoration-1 underline-offset-3 has-[.glyph,[data-drawn]]:border-b has-[.glyph,[data-drawn]]:border-dotted has-[.glyph,[data-drawn]]:border-current has-[.glyph,[data-drawn]]:no-underline";
