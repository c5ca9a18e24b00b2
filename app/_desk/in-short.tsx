import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { SmallStamp } from "../_ui/verdict/stamp.tsx";

/** The verdict on a list in one word, or that it could not be read. */
export function VerdictWord({ list: { status } }: { list: JudgedList }) {
  if (status !== "unread") return <SmallStamp verdict={{ status }} />;
  return (
    <span className="font-medium text-illegal">
      <span aria-hidden="true">!</span> Not read
    </span>
  );
}

/** What the verdict rests on: the first finding that is as grave as the verdict. Advice is only named as such. */
export function FirstReason({ list: { status, report, why } }: { list: JudgedList }) {
  if (why !== undefined) return why;
  const findings = report?.findings ?? [];
  const severity = status === "illegal" ? "error" : "unknown";
  const first = findings.find((finding) => finding.severity === severity);
  if (first) return first.message;
  const [advice] = findings;
  return advice ? <span className="text-faint">Advice: {advice.message}</span> : null;
}
