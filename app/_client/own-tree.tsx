"use client";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";

interface Props {
  /** Shown until the tree has something to show. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of the page as a React root of its own. React then looks for changes in this part alone, not from the
 * top of the whole page. */
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
      // React can't unmount another root while it renders the page's own.
      setTimeout(() => own.unmount());
    };
  }, []);
  useEffect(() => {
    if (!root || !children) return;
    const leave = () => {
      // Hidden at once, so that the two are never visible together.
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
