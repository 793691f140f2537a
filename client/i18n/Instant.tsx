import { createContext, use, useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { TimeFormat } from "../../schema/rules/access/preferences";
import { useObservable } from "../store/observable";
import { hourCycleOf, timeFormat } from "./timeFormat";

/** An instant: ISO 8601 text, milliseconds since 1970, or a Date. */
export type InstantValue = string | number | Date;

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Ways to write instants, on the clock that the user prefers: 24 hours unless it says otherwise. `zone` is an IANA name; absent: the browser's. */
export function instants(intl: IntlShape, format: TimeFormat = timeFormat.get()) {
  const hourCycle = hourCycleOf(format);
  const write = (at: InstantValue, zone: string | undefined, shape: Intl.DateTimeFormatOptions): string =>
    intl.formatDate(at, { ...shape, hourCycle, ...(zone && { timeZone: zone }) });
  return {
    time: (at: InstantValue, zone?: string) => write(at, zone, { hour: "2-digit", minute: "2-digit" }),
    timeWithSeconds: (at: InstantValue, zone?: string) => write(at, zone, { hour: "2-digit", minute: "2-digit", second: "2-digit" }),
    date: (at: InstantValue, zone?: string) => write(at, zone, { day: "2-digit", month: "short", year: "numeric" }),
    dateTime: (at: InstantValue, zone?: string) => write(at, zone, { day: "2-digit", month: "short", hour: "2-digit", minute: "2-digit" }),
    zoneName,
  };
}

/** "UTC+2": a zone at an instant, written alike in every language, where Intl says CET, GMT+1 or UTC+1 for the same. */
export function zoneName(at: InstantValue, zone: string = ownZone()): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(new Date(at));
  return parts
    .find(({ type }) => type === "timeZoneName")!
    .value.replace("GMT", "UTC")
    .replace(/\+0$/, "");
}

export function useInstants(): ReturnType<typeof instants> {
  const intl = useIntl();
  const format = useObservable(timeFormat);
  return useMemo(() => instants(intl, format), [intl, format]);
}

/** "Europe/Madrid" is Madrid. */
export const zoneCity = (zone: string = ownZone()): string => zone.split("/").at(-1)!.replaceAll("_", " ");

/** The zone that is named once for all the times below; null: each time names its own. */
export const NamedZone = createContext<string | null>(null);

/** Whether the reader's clock shows another time at an instant than the clocks of a zone. */
export const isForeign = (write: ReturnType<typeof instants>, at: InstantValue, zone: string): boolean =>
  write.dateTime(at, zone) !== write.dateTime(at);

/** The time on the clocks of a zone, which is named where the reader's own clock shows another. */
export const timeThere = (write: ReturnType<typeof instants>, at: InstantValue, zone: string): string =>
  isForeign(write, at, zone) ? `${write.time(at, zone)} ${write.zoneName(at, zone)}` : write.time(at, zone);

/**
 * A moment of a claim, in the claim's zone with the zone's name, unless that is named above it; the tooltip says the same moment in the
 * reader's own zone.
 */
export function Instant({ at, zone, withDate = false }: { at: InstantValue; zone: string; withDate?: boolean }) {
  const write = useInstants();
  const isNamedAbove = use(NamedZone) === zone;
  const text = (where?: string): string => (withDate ? write.dateTime(at, where) : write.time(at, where));
  const here = `${text()} ${write.zoneName(at)} (${zoneCity()})`;
  return (
    <time dateTime={new Date(at).toISOString()} title={isForeign(write, at, zone) ? here : undefined}>
      {isNamedAbove ? text(zone) : `${text(zone)} ${write.zoneName(at, zone)}`}
    </time>
  );
}
