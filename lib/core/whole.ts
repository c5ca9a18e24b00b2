/**
 * The same with a place for everything that it can have. Objects with the same places are read several times faster
 * than ones that each have others, and an engine reads them at every move.
 */
export type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined };
