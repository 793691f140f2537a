import type { IntlShape } from "react-intl";
import { claimStatuses } from "../../../schema/rules/claims/claims";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { duration } from "../../i18n/durations";
import type { LabelText } from "../../mapkit/fleet/labelText";

const twoDigits = (n: number): string => `${n}`.padStart(2, "0");

/** What stands beside a critical or selected sign: what it is called, and how late a claim is, or how long it has waited ("00:14"). */
export const signLabel =
  (intl: IntlShape): LabelText =>
  ({ name, claimStatus, measuredFrom }, now) => {
    if (claimStatus === null || measuredFrom === null || measuredFrom > now) return name;
    const minutes = Math.floor((now - measuredFrom) / MINUTE_MS);
    if (claimStatuses[claimStatus].stage === "noSupplier")
      return `${name} · ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
    return `${name} · +${duration(intl, minutes * 60)}`;
  };
