export function isToday(at: string | number, zone: string, now: number): boolean {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  return day.format(new Date(at)) === day.format(now);
}
