import { useEffect, useState } from "react";
import { type HeldKey, type Keyring, openKeyring } from "../../_client/saved/keyring.ts";
import type { Kind } from "../../_client/saved/kind.ts";

/** The version that a page shows. */
export interface ShownVersion {
  /** Its id on the server. */
  readonly at: string;
  readonly version: number;
  readonly newest: number;
  readonly isListed: boolean;
}

export interface Held {
  readonly keyring: Keyring;
  /** Undefined if this browser can't change what is shown. */
  readonly key: HeldKey | undefined;
}

/** Whether this browser can change something saved, once that is known. Changes by other tabs and other parts are seen. */
export function useKey(kind: Kind, at: string): Held | undefined {
  const [held, setHeld] = useState<Held | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    let unwatch = () => {};
    const show = async (keyring: Keyring) => {
      const key = await keyring.to(at);
      if (!isLeft) setHeld({ keyring, key });
    };
    openKeyring(kind)
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
  }, [kind, at]);
  return held;
}
