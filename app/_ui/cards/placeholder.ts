/** How a value looks that is no fact. */
export const PLACEHOLDER = "stand-in";
