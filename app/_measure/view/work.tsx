import type { ReactNode } from "react";
import type { Run } from "../../_client/use-run.ts";
import { Progress } from "./parts.tsx";

interface Props<T> {
  readonly run: Run<number, T | string>;
  /** What is counted while it lasts. */
  readonly label: string;
  /** How much of it there will be, if that is known. */
  readonly most?: number;
  onCancel(): void;
  readonly children: (result: T) => ReactNode;
}

/** Some work with games: how far it is, what came of it, or why nothing did. */
export function Work<T>({ run, label, most, onCancel, children }: Props<T>) {
  if (run.is === "idle") return null;
  if (run.is === "running" || run.is === "cancelled")
    return (
      <Progress
        label={label}
        done={run.progress ?? 0}
        {...(most !== undefined && { most })}
        isCancelled={run.is === "cancelled"}
        onCancel={onCancel}
      />
    );
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
