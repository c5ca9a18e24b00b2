"use client";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";

interface Props {
  /** What stands there until the tree has something to show. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page as a tree of its own: what changes in it is not looked for from the top of the whole page down. */
export function OwnTree({ meanwhile, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<Root | undefined>(undefined);
  const [isDrawn, setDrawn] = useState(false);
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
  useEffect(() => {
    if (!root || !children) return;
    const leave = () => {
      // Both are not seen together, not even for a frame.
      if (before.current) before.current.hidden = true;
      setDrawn(true);
    };
    startTransition(() => root.render(<Drawn then={leave}>{children}</Drawn>));
  }, [root, children]);
  if (failure) throw failure.error;
  return <div ref={place}>{isDrawn ? null : <div ref={before}>{meanwhile}</div>}</div>;
}

function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}
