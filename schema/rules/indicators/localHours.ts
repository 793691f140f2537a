import { DAY_MS, HOUR_MS } from "../durations";
import { wallClock } from "../language/localTimes";

export const SlotUnit = { HOUR: "HOUR", DAY: "DAY", MONTH: "MONTH" } as const;
export type SlotUnit = keyof typeof SlotUnit;

/** Half-open interval [from, to) in Unix ms. */
export interface Slot {
  from: number;
  to: number;
}

/** Cache of zone offsets at the start of UTC days, in ms; cleared at this size. */
const MAX_KNOWN_DAYS = 10_000;
const offsetsByZone = new Map<string, Map<number, number>>();

function offsetAtDay(day: number, timeZone: string): number {
  let offsets = offsetsByZone.get(timeZone);
  if (!offsets || offsets.size > MAX_KNOWN_DAYS) offsetsByZone.set(timeZone, (offsets = new Map()));
  let offset = offsets.get(day);
  if (offset === undefined) offsets.set(day, (offset = wallClock(day, timeZone) - day));
  return offset;
}

/** UTC offset of a zone at an instant, in ms. */
export function offsetOf(at: number, timeZone: string): number {
  const day = Math.floor(at / DAY_MS) * DAY_MS;
  const offset = offsetAtDay(day, timeZone);
  if (offset === offsetAtDay(day + DAY_MS, timeZone)) return offset;
  const second = Math.floor(at / 1_000) * 1_000;
  return wallClock(second, timeZone) - second;
}

/** First instant at which local time reaches or passes `wall`, which is given as if it were UTC. */
export function firstAt(wall: number, timeZone: string): number {
  const offsets = [offsetOf(wall - DAY_MS, timeZone), offsetOf(wall + DAY_MS, timeZone)];
  return Math.min(...offsets.map((offset) => wall - offset).filter((at) => at + offsetOf(at, timeZone) >= wall));
}

export function startOf(unit: SlotUnit, at: number, timeZone: string): number {
  const wall = at + offsetOf(at, timeZone);
  if (unit === "HOUR") return at - (((wall % HOUR_MS) + HOUR_MS) % HOUR_MS);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  if (unit === "DAY") return firstAt(midnight, timeZone);
  const date = new Date(midnight);
  return firstAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1), timeZone);
}

export function nextStart(unit: SlotUnit, start: number, timeZone: string): number {
  if (unit === "HOUR") return startOf("HOUR", start + HOUR_MS, timeZone);
  const wall = new Date(start + offsetOf(start, timeZone));
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  return firstAt(unit === "DAY" ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1), timeZone);
}

export function daysLater(start: number, days: number, timeZone: string): number {
  const wall = new Date(start + offsetOf(start, timeZone));
  return firstAt(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days), timeZone);
}

export function slotsOf(unit: SlotUnit, from: number, to: number, timeZone: string): Slot[] {
  const slots: Slot[] = [];
  for (let at = from; at < to;) {
    const next = Math.min(to, nextStart(unit, startOf(unit, at, timeZone), timeZone));
    slots.push({ from: at, to: next });
    at = next;
  }
  return slots;
}
