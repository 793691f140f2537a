import { createContext, use, useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { TimeFormat } from "../../schema/rules/access/preferences";
import { useObservable } from "../store/observable";
import { hourCycleOf, timeFormat } from "./timeFormat";
import { zoneCity } from "./zoneCities";

export type InstantValue = string | number | Date;

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function instants(intl: IntlShape, format: TimeFormat = timeFormat.get()) {
  const hourCycle = hourCycleOf(format);
  const write = (at: InstantValue, zone: string | undefined, shape: Intl.DateTimeFormatOptions): string =>
    intl.formatDate(at, { ...shape, hourCycle, ...(zone && { timeZone: zone }) });
  return {
    time: (at: InstantValue, zone?: string) => write(at, zone, { hour: "2-digit", minute: "2-digit" }),
    date: (at: InstantValue, zone?: string) => write(at, zone, { day: "2-digit", month: "short", year: "numeric" }),
    dateTime: (at: InstantValue, zone?: string) => write(at, zone, { day: "2-digit", month: "short", hour: "2-digit", minute: "2-digit" }),
    zoneName,
    zoneCity: (zone: string = ownZone()) => zoneCity(intl, zone),
  };
}

/** "UTC+2": the offset of a zone, in the same form for every language. Intl returns CET, GMT+1 or UTC+1 depending on the language. */
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

/** Zone named once for all times below it; `null` if each time names its zone. */
export const NamedZone = createContext<string | null>(null);

export const isForeign = (write: ReturnType<typeof instants>, at: InstantValue, zone: string): boolean =>
  write.dateTime(at, zone) !== write.dateTime(at);

export const timeThere = (write: ReturnType<typeof instants>, at: InstantValue, zone: string): string =>
  isForeign(write, at, zone) ? `${write.time(at, zone)} ${write.zoneName(at, zone)}` : write.time(at, zone);

/** An instant in the claim's zone, with the zone's name unless a parent shows it. The tooltip shows the browser's local time. */
export function Instant({ at, zone, withDate = false }: { at: InstantValue; zone: string; withDate?: boolean }) {
  const write = useInstants();
  const isNamedAbove = use(NamedZone) === zone;
  const text = (where?: string): string => (withDate ? write.dateTime(at, where) : write.time(at, where));
  const here = `${text()} ${write.zoneName(at)} (${write.zoneCity()})`;
  return (
    <time dateTime={new Date(at).toISOString()} title={isForeign(write, at, zone) ? here : undefined}>
      {isNamedAbove ? text(zone) : `${text(zone)} ${write.zoneName(at, zone)}`}
    </time>
  );
}
