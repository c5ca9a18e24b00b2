/**
 * Colours of tokens.css, for the preview picture, which style sheets do not reach: those of a card by day, and those of a
 * deck's cover. A test keeps the two in step.
 */
export const PREVIEW = {
  sheet: "#fffdf8",
  ink: "#17222f",
  deep: "#3b5872",
  bright: "#a7c4e2",
  feltInk: "#f1f3f2",
  feltFaint: "#b9c3cb",
  feltLegal: "#8fe0b0",
  feltIllegal: "#ff9d92",
  feltOpen: "#f0c668",
  onLit: "#14100a",
} as const;
