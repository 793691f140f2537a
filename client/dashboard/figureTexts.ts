// Figures as they are written: with their unit, their threshold, against those before.
import type { IntlShape } from "react-intl";
import { instants } from "../i18n/Instant";
import type { Answer, Figures } from "./keys";

/** "longer than 4 h"; null: it has no threshold. */
export function thresholdText(intl: IntlShape, { threshold, thresholdUnit }: Pick<Figures, "threshold" | "thresholdUnit">): string | null {
  if (threshold === null || thresholdUnit === null) return null;
  const descriptor = { id: `indicatorThreshold.${thresholdUnit}` };
  return intl.formatMessage(descriptor, { count: threshold });
}

/** How much it differs from an earlier figure; null: one of the two is not known. */
export const differenceOf = (now: number | null, then: number | null): number | null =>
  now === null || then === null ? null : Math.round((now - then) * 10) / 10;

/** The slots of an answer as they are read on the clocks and calendars of its zone. */
export function slotTexts(intl: IntlShape, { slots, slotUnit, timeZone }: Pick<Answer, "slots" | "slotUnit" | "timeZone">): string[] {
  const write = instants(intl);
  const day = { day: "2-digit", month: "short" } as const;
  return slots.map(({ from }, i) => {
    if (slotUnit === "DAY") return intl.formatDate(from, { ...day, timeZone });
    if (slotUnit === "MONTH") return intl.formatDate(from, { month: "short", year: "numeric", timeZone });
    const time = write.time(from, timeZone);
    // Of two days the first hour of each says which, and so does the hour that comes twice.
    return slots.length > HOURS_OF_LONGEST_DAY
      ? `${intl.formatDate(from, { ...day, timeZone })} ${time}`
      : twice(slots, i, timeZone, write)
        ? `${time} ${write.zoneName(from, timeZone)}`
        : time;
  });
}

/** On the night on which the clocks are put back. */
const HOURS_OF_LONGEST_DAY = 25;

/** Whether the clocks show the same hour again before or after it. */
const twice = (slots: Answer["slots"], i: number, timeZone: string, write: ReturnType<typeof instants>): boolean =>
  [i - 1, i + 1].some(
    (other) => slots[other] !== undefined && write.time(slots[other].from, timeZone) === write.time(slots[i]!.from, timeZone),
  );
