/**
 * The daylight colours of tokens.css, for the preview picture, which style sheets do not reach. A test keeps the two in
 * step.
 */
export const PREVIEW = {
  sheet: "#fdfbf6",
  ink: "#17222f",
  faint: "#566170",
  rule: "#c9c6bb",
  accent: "#3b5872",
  legal: "#1c6b3f",
  illegal: "#a5261f",
  undetermined: "#7a5600",
} as const;
