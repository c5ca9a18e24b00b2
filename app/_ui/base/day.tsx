/** A day in words, the same for everybody: "24 Nov 2026". */
export function Day({ time }: { time: number }) {
  const date = new Date(time);
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap">
      {date.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })}
    </time>
  );
}
