"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { Notice } from "./notice.tsx";

type Props = Parameters<typeof Notice>[0];

/** The notice, whose script is asked for a second after the page's own. */
export function LaterNotice(props: Props) {
  const [Shown, show] = useState<ComponentType<Props> | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => import("./notice.tsx").then(({ Notice }) => show(() => Notice)), 1000);
    return () => clearTimeout(timer);
  }, []);
  return Shown && <Shown {...props} />;
}
