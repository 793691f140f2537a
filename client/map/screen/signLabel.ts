import type { IntlShape } from "react-intl";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { instants } from "../../i18n/Instant";
import { duration, minutesText } from "../../i18n/durations";
import type { LabelText } from "../../mapkit/fleet/labelText";

/** Label of a critical or selected marker: name, and for claims the lateness, waiting time ("14 min unassigned") or expected arrival. */
export const signLabel =
  (intl: IntlShape): LabelText =>
  ({ name: called, leftOut, claimStatus, measuredFrom, predictedAt }, now) => {
    const name = leftOut ? `${called} · ${intl.formatMessage({ id: "map.leftOut", defaultMessage: "hidden by the filter" })}` : called;
    if (claimStatus === null || measuredFrom === null) return name;
    const { stage } = claimStatuses[claimStatus];
    // A predicted delay counts as late, as in the claim's header.
    const until = stage === "pendingArrival" || stage === "managed" ? Math.max(now, predictedAt ?? now) : now;
    if (measuredFrom > until)
      return predictedAt === null || predictedAt < now
        ? name
        : `${name} · ${intl.formatMessage({ id: "worklist.eta", defaultMessage: "ETA {time}" }, { time: instants(intl).time(predictedAt) })}`;
    const minutes = Math.floor((until - measuredFrom) / MINUTE_MS);
    if (stage === "noSupplier")
      return `${name} · ${intl.formatMessage({ id: "worklist.unassigned", defaultMessage: "{time} unassigned" }, { time: minutesText(intl, minutes) })}`;
    return `${name} · +${duration(intl, minutes * 60)}`;
  };
