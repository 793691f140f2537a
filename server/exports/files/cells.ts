import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";

/** Instant in milliseconds since 1970, with the zone's UTC offset in minutes. */
export interface LocalInstant {
  at: number;
  offsetMinutes: number;
}
export type Cell = string | number | LocalInstant | null;

export function zoneText(offsetMinutes: number): string {
  if (offsetMinutes === 0) return "UTC";
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `UTC${offsetMinutes < 0 ? "-" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/** Local time as if it were UTC, milliseconds since 1970. */
export const localMs = ({ at, offsetMinutes }: LocalInstant): number => at + offsetMinutes * MINUTE_MS;

/** Local time to the minute, as in the registers: "2026-11-23 22:46 UTC+1". */
export const instantText = (instant: LocalInstant): string =>
  `${new Date(localMs(instant)).toISOString().slice(0, 16).replace("T", " ")} ${zoneText(instant.offsetMinutes)}`;

/** Caches offsets, because Intl is slow: two calls per zone and day, and one per instant on days with a clock change. */
export class LocalTimes {
  /** Keyed by zone and UTC day; `null` on a day with a clock change. */
  private readonly offsets = new Map<string, Map<number, number | null>>();
  private readonly formats = new Map<string, Intl.DateTimeFormat>();

  of(at: Date, zone: string): LocalInstant {
    const day = Math.floor(at.getTime() / DAY_MS);
    let days = this.offsets.get(zone);
    if (!days) this.offsets.set(zone, (days = new Map<number, number | null>()));
    let offset = days.get(day);
    if (offset === undefined) {
      const [first, last] = [day, day + 1].map((midnight) => this.offsetAt(midnight * DAY_MS, zone));
      days.set(day, (offset = first === last ? first! : null));
    }
    return { at: at.getTime(), offsetMinutes: offset ?? this.offsetAt(at.getTime(), zone) };
  }

  private offsetAt(at: number, zone: string): number {
    let format = this.formats.get(zone);
    if (!format) {
      format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
      this.formats.set(zone, format);
    }
    const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")!.value;
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  }
}
