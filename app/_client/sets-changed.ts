import { useEffect, useState } from "react";

/** How often card sets of this browser changed since the page was opened, by this tab or another one. */
export function useSetsChanged(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const channel = new BroadcastChannel("drydock-sets");
    channel.addEventListener("message", () => setTimes((before) => before + 1));
    return () => channel.close();
  }, []);
  return times;
}
