import { HOUR_MS } from "../durations";
import { offsetOf } from "../indicators/localHours";

/** Hours between Thursday, 1 January 1970, and the Monday before it. */
const FIRST_HOUR = 72;

/** Returns the hour of the week of a local time that is given as if it were UTC: 0 is Monday, 0 to 1 h. */
export const hourOfWeek = (wall: number): number => (((Math.floor(wall / HOUR_MS) + FIRST_HOUR) % 168) + 168) % 168;

export const hourOfWeekAt = (at: number, timeZone: string): number => hourOfWeek(at + offsetOf(at, timeZone));
