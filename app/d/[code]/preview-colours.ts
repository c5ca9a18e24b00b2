/** The day colours of tokens.css for the preview picture, which no style sheet reaches. A test holds both together. */
export const PREVIEW = {
  paper: "#f7f4ec",
  sheet: "#fdfbf6",
  ink: "#17222f",
  faint: "#566170",
  accent: "#3b5872",
  legal: "#1c6b3f",
  illegal: "#a5261f",
  undetermined: "#7a5600",
} as const;
