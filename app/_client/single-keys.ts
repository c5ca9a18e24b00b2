import { useEffect, useState } from "react";

const OFF = "drydock-single-keys-off";

/** Whether keys without Ctrl work. People can switch them off, and this browser remembers that. */
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
        // Without storage the choice lasts only as long as the page.
      }
    },
  ];
}

export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF) !== "yes";
  } catch {
    // Without storage nothing can have been switched off.
    return true;
  }
}
