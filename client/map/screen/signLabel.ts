import type { IntlShape } from "react-intl";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { duration } from "../../i18n/durations";
import type { LabelText } from "../../mapkit/fleet/labelText";

const twoDigits = (n: number): string => `${n}`.padStart(2, "0");

/** Label of a critical or selected marker: name, and for claims the lateness or waiting time ("00:14"). */
export const signLabel =
  (intl: IntlShape): LabelText =>
  ({ name: called, leftOut, claimStatus, measuredFrom, predictedAt }, now) => {
    const name = leftOut ? `${called} · ${intl.formatMessage({ id: "map.leftOut", defaultMessage: "hidden by the filter" })}` : called;
    if (claimStatus === null || measuredFrom === null) return name;
    const { stage } = claimStatuses[claimStatus];
    // A predicted delay counts as late, as in the claim's header.
    const until = stage === "pendingArrival" || stage === "managed" ? Math.max(now, predictedAt ?? now) : now;
    if (measuredFrom > until) return name;
    const minutes = Math.floor((until - measuredFrom) / MINUTE_MS);
    if (stage === "noSupplier") return `${name} · ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
    return `${name} · +${duration(intl, minutes * 60)}`;
  };
