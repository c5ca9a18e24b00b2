import type { ReactNode } from "react";
import type { Pace } from "../../../lib/trials/run.ts";
import type { Run } from "../../_client/use-run.ts";
import { Progress } from "./parts.tsx";

interface Props<T> {
  readonly run: Run<Pace, T | string>;
  onCancel(): void;
  readonly children: (result: T) => ReactNode;
}

/** Some work with games: how far it is, what came of it, or why nothing did. */
export function Work<T>({ run, onCancel, children }: Props<T>) {
  if (run.is === "idle") return null;
  if (run.is === "running" || run.is === "cancelled")
    return <Progress pace={run.progress} isCancelled={run.is === "cancelled"} onCancel={onCancel} />;
  if (run.is === "failed") return <Trouble>This could not be played: {run.why}</Trouble>;
  return typeof run.result === "string" ? <Trouble>{run.result}</Trouble> : children(run.result);
}

function Trouble({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-3 text-illegal">
      {children}
    </p>
  );
}
