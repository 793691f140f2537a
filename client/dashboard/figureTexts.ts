import type { IntlShape } from "react-intl";
import { instants } from "../i18n/Instant";
import type { Answer, Figures } from "./keys";

export function thresholdText(intl: IntlShape, { threshold, thresholdUnit }: Pick<Figures, "threshold" | "thresholdUnit">): string | null {
  if (threshold === null || thresholdUnit === null) return null;
  const descriptor = { id: `indicatorThreshold.${thresholdUnit}` };
  return intl.formatMessage(descriptor, { count: threshold });
}

export const differenceOf = (now: number | null, then: number | null): number | null =>
  now === null || then === null ? null : Math.round((now - then) * 10) / 10;

export function slotTexts(intl: IntlShape, { slots, slotUnit, timeZone }: Pick<Answer, "slots" | "slotUnit" | "timeZone">): string[] {
  const write = instants(intl);
  const day = { day: "2-digit", month: "short" } as const;
  return slots.map(({ from }, i) => {
    if (slotUnit === "DAY") return intl.formatDate(from, { ...day, timeZone });
    if (slotUnit === "MONTH") return intl.formatDate(from, { month: "short", year: "numeric", timeZone });
    const time = write.time(from, timeZone);
    // Ranges over two days and repeated hours need the date or zone.
    return slots.length > HOURS_OF_LONGEST_DAY
      ? `${intl.formatDate(from, { ...day, timeZone })} ${time}`
      : twice(slots, i, timeZone, write)
        ? `${time} ${write.zoneName(from, timeZone)}`
        : time;
  });
}

/** A day on which clocks are set back has 25 hours. */
const HOURS_OF_LONGEST_DAY = 25;

const twice = (slots: Answer["slots"], i: number, timeZone: string, write: ReturnType<typeof instants>): boolean =>
  [i - 1, i + 1].some(
    (other) => slots[other] !== undefined && write.time(slots[other].from, timeZone) === write.time(slots[i]!.from, timeZone),
  );
