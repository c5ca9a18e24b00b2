/** Where a parcel waits, and the key to it. */
export interface ParcelLink {
  readonly id: string;
  readonly key: string;
}

/** The link that brings a parcel. All that it says stands behind #, and is never sent to a server by opening it. */
export function parcelAddress({ id, key }: ParcelLink, origin: string): string {
  return `${origin}/decks/bring#${id}.${key}`;
}

const HASH = /^#([0-9a-z]{1,20})\.([\w-]{43})$/;

/** What the part of an address behind # says, or undefined if it is not that of a parcel. */
export function parcelIn(hash: string): ParcelLink | undefined {
  const [, id, key] = HASH.exec(hash) ?? [];
  return id === undefined || key === undefined ? undefined : { id, key };
}
