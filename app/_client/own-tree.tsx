"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";

/** A part of a page as a tree of its own: what changes in it is not looked for from the top of the whole page down. */
export function OwnTree({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<Root | undefined>(undefined);
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>(undefined);
  useEffect(() => {
    const ground = document.createElement("div");
    place.current?.append(ground);
    const own = createRoot(ground, { onUncaughtError: (error) => setFailure({ error }) });
    setRoot(own);
    return () => {
      ground.remove();
      // The page's own tree is being drawn now: no other one can be taken down meanwhile.
      setTimeout(() => own.unmount());
    };
  }, []);
  useEffect(() => root?.render(children), [root, children]);
  if (failure) throw failure.error;
  return <div ref={place} />;
}
