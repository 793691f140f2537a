// Nights on which clocks are changed, found in the time zone data itself.
const minute = 60_000;
const hour = 60 * minute;

/** What the clocks of a zone show: "2026-03-29T03:00". */
export const wallClock = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant).replace(" ", "T");

/** Minutes by which a zone is ahead of UTC. */
const offset = (instant: number, timeZone: string): number => (Date.parse(`${wallClock(instant, timeZone)}Z`) - instant) / minute;

export interface Night {
  zone: string;
  /** The first instant of the other time. */
  at: number;
  /** Minutes the clocks are put forward; negative: back. */
  forward: number;
}

/** Both changes of the clocks in a year's time from January, or from July where summer is then. */
function changesOf(zone: string, from: number): Night[] {
  const found: Night[] = [];
  for (let at = from; at < from + 366 * 24 * hour; at += hour) {
    const forward = offset(at, zone) - offset(at - hour, zone);
    if (forward) found.push({ zone, at, forward });
  }
  return found;
}

/** Istanbul and São Paulo have no summer time any more: years in which they had. */
export const nights: Night[] = [
  ["Europe/Madrid", Date.UTC(2026, 0, 1)],
  ["Europe/Lisbon", Date.UTC(2026, 0, 1)],
  ["Europe/Athens", Date.UTC(2026, 0, 1)],
  ["Europe/Istanbul", Date.UTC(2014, 0, 1)],
  ["America/Sao_Paulo", Date.UTC(2017, 6, 1)],
].flatMap(([zone, from]) => changesOf(zone as string, from as number));
