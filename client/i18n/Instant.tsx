import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";

/** An instant: ISO 8601 text, milliseconds since 1970, or a Date. */
export type InstantValue = string | number | Date;

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Ways to write instants, always on the 24-hour clock. `zone` is an IANA name; absent: the browser's. */
export function instants(intl: IntlShape) {
  const write = (at: InstantValue, zone: string | undefined, shape: Intl.DateTimeFormatOptions): string =>
    intl.formatDate(at, { ...shape, hourCycle: "h23", ...(zone && { timeZone: zone }) });
  return {
    time: (at: InstantValue, zone?: string) => write(at, zone, { hour: "2-digit", minute: "2-digit" }),
    timeWithSeconds: (at: InstantValue, zone?: string) => write(at, zone, { hour: "2-digit", minute: "2-digit", second: "2-digit" }),
    date: (at: InstantValue, zone?: string) => write(at, zone, { day: "2-digit", month: "short", year: "numeric" }),
    dateTime: (at: InstantValue, zone?: string) => write(at, zone, { day: "2-digit", month: "short", hour: "2-digit", minute: "2-digit" }),
    /** "CET", or "GMT+1" where the language has no shorter name. */
    zoneName: (at: InstantValue, zone?: string) =>
      intl.formatDateToParts(at, { timeZoneName: "short", ...(zone && { timeZone: zone }) }).find(({ type }) => type === "timeZoneName")
        ?.value ?? "",
  };
}

export function useInstants(): ReturnType<typeof instants> {
  const intl = useIntl();
  return useMemo(() => instants(intl), [intl]);
}

/** "Europe/Madrid" is Madrid. */
export const zoneCity = (zone: string = ownZone()): string => zone.split("/").at(-1)!.replaceAll("_", " ");

/** A moment of a claim, in the claim's zone with the zone's name; the tooltip says the same moment in the reader's own zone. */
export function Instant({ at, zone, withDate = false }: { at: InstantValue; zone: string; withDate?: boolean }) {
  const write = useInstants();
  const here = ownZone();
  const text = (where: string): string => `${withDate ? write.dateTime(at, where) : write.time(at, where)} ${write.zoneName(at, where)}`;
  const foreign = write.dateTime(at, zone) !== write.dateTime(at, here);
  return (
    <time dateTime={new Date(at).toISOString()} title={foreign ? `${text(here)} (${zoneCity(here)})` : undefined}>
      {text(zone)}
    </time>
  );
}
