/** The inks of a drawing, each with the letter that stands for it in the picture. */
export const INKS = {
  // Filled, with a heavy contour.
  light: "l",
  middle: "m",
  dark: "d",
  // Filled, with thin edges: the three sides of a body.
  lit: "L",
  turned: "M",
  unlit: "D",
  // Filled, without a contour.
  ground: "g",
  sky: "s",
  shade: "k",
  deep: "j",
  gleam: "h",
  spark: "x",
  // Lines: inside a shape, around it, thin and wide on the ground, of the texture, of light.
  crease: "i",
  contour: "o",
  thread: "n",
  cord: "w",
  faint: "f",
  glow: "y",
  // Dots.
  studs: "e",
  lamps: "E",
} as const;

export type Ink = keyof typeof INKS;
