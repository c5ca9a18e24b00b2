import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. What depends on it is drawn before the browser takes the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const off = new AbortController();
    addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), off);
    addEventListener("afterprint", () => setPrinting(false), off);
    return () => off.abort();
  }, []);
  return isPrinting;
}
