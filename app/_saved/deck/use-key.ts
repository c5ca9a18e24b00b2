import { useEffect, useState } from "react";
import type { KeyRecord, SavedAs } from "../../../lib/deck/saved/key-record.ts";
import { type Keyring, openKeyring } from "../keyring.ts";

/** The version of a saved deck that a page shows. */
export interface ShownVersion {
  readonly deck: string;
  readonly version: number;
  readonly newest: number;
  readonly isListed: boolean;
}

/** The key of this browser to a saved deck. */
export type HeldKey = KeyRecord & { readonly saved: SavedAs };

export interface Held {
  readonly keyring: Keyring;
  /** Undefined if this browser can't change the deck. */
  readonly key: HeldKey | undefined;
}

/** Whether this browser can change a saved deck, once that is known. Changes by other tabs and other parts are seen. */
export function useKey(deck: string): Held | undefined {
  const [held, setHeld] = useState<Held | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    let unwatch = () => {};
    const show = async (keyring: Keyring) => {
      const key = await keyring.to(deck);
      if (!isLeft) setHeld({ keyring, key });
    };
    openKeyring()
      .then(async (keyring) => {
        await show(keyring);
        if (!isLeft) unwatch = keyring.watch(() => void show(keyring));
      })
      // A browser that stores nothing has no key, and can still look.
      .catch(() => undefined);
    return () => {
      isLeft = true;
      unwatch();
    };
  }, [deck]);
  return held;
}
