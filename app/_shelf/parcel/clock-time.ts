/** A time of today as the clock of this place shows it: 17:05. */
export function clockTime(milliseconds: number): string {
  const time = new Date(milliseconds);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
