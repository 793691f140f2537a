import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import { latenessAt, type LatenessReason } from "../../schema/rules/arrival/forecast";
import { minutesBetween } from "../../schema/rules/durations";
import type { ClaimTimes_ClaimFragment } from "../gql/graphql";
import { minutesText } from "../i18n/durations";
import { instants } from "../i18n/Instant";

export type EtaFacts = NonNullable<ClaimTimes_ClaimFragment["eta"]>;

const chances = defineMessages({
  VERY_LIKELY: { id: "lateness.VERY_LIKELY", defaultMessage: "Will very likely be late" },
  LIKELY: { id: "lateness.LIKELY", defaultMessage: "Likely late" },
});
const certainIn: MessageDescriptor = defineMessage({ id: "lateness.certainIn", defaultMessage: "certain in about {duration}" });
const reasons: Record<LatenessReason, MessageDescriptor> = defineMessages({
  DISTANCE: { id: "lateness.reason.DISTANCE", defaultMessage: "distance left" },
  HOUR: { id: "lateness.reason.HOUR", defaultMessage: "trips at this hour take longer" },
  NO_PROGRESS: { id: "lateness.reason.NO_PROGRESS", defaultMessage: "no progress since {time}" },
});

const latenessOf = ({ likelyLateAt, veryLikelyLateAt }: EtaFacts, now: number) =>
  latenessAt({ likelyLateAt: Date.parse(likelyLateAt), veryLikelyLateAt: Date.parse(veryLikelyLateAt) }, now);

/** "Likely late", "Will very likely be late"; `null` below 60 % or without a current prediction. */
export function chanceText(intl: IntlShape, eta: EtaFacts | null, now: number): string | null {
  const lateness = eta && latenessOf(eta, now);
  return lateness && intl.formatMessage(chances[lateness]);
}

export function chanceDetails(intl: IntlShape, eta: EtaFacts, now: number, timeZone: string): string[] {
  const { veryLikelyLateAt, progressAt } = eta;
  // The chance grows by time alone only while there is no progress.
  const reason = eta.latenessReason ?? "NO_PROGRESS";
  const minutes = minutesBetween(now, Date.parse(veryLikelyLateAt));
  return [
    ...(latenessOf(eta, now) === "LIKELY" ? [intl.formatMessage(certainIn, { duration: minutesText(intl, minutes) })] : []),
    intl.formatMessage(reasons[reason], { time: instants(intl).time(progressAt, timeZone) }),
  ];
}
