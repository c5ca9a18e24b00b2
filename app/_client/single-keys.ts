import { useEffect, useState } from "react";

const OFF = "drydock-single-keys-off";

/** Whether single letters act; people may switch them off, and this browser remembers. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(areSingleKeysOn()), []);
  return [
    on,
    (value) => {
      setOn(value);
      try {
        localStorage.setItem(OFF, value ? "no" : "yes");
      } catch {
        // Where nothing is kept the choice holds for this page.
      }
    },
  ];
}

export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF) !== "yes";
  } catch {
    // No storage: nothing was switched off.
    return true;
  }
}
