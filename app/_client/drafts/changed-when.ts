const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago something was changed, as people say it: "5 min ago", "yesterday", "18 Nov". */
export function changedWhen(time: number, now: number): string {
  const apart = now - time;
  if (apart < MINUTE) return "just now";
  if (apart < HOUR) return `${Math.floor(apart / MINUTE)} min ago`;
  const [then, today] = [new Date(time), new Date(now)];
  const days = Math.round((midnight(today) - midnight(then)) / (24 * HOUR));
  if (days === 0) return `${Math.floor(apart / HOUR)} h ago`;
  if (days === 1) return "yesterday";
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: "numeric" as const };
  return then.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...year });
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
