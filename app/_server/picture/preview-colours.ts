/**
 * The daylight colours of tokens.css, for the preview picture, which style sheets do not reach. A test keeps the two in
 * step.
 */
export const PREVIEW = {
  sheet: "#fffdf8",
  ink: "#17222f",
  faint: "#505b68",
  rule: "#d3ccbb",
  accent: "#3b5872",
  legal: "#1c6b3f",
  illegal: "#a5261f",
  undetermined: "#775200",
} as const;
