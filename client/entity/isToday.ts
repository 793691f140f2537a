/** Whether an instant falls on the day it is now, both as a zone's calendar has them. `now` in milliseconds since 1970. */
export function isToday(at: string | number, zone: string, now: number): boolean {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  return day.format(new Date(at)) === day.format(now);
}
