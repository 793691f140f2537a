import { claimStatuses, claimStatusOrder, openClaimStatuses, type ClaimStatus } from "../../schema/rules/lists/claims";
import type { FrameTotals } from "../../schema/rules/map/frames";
import { resourceStatuses, resourceStatusOrder, type ResourceStatus } from "../../schema/rules/lists/suppliers";
import type { KpiRow } from "./KpiList";

/** Open claims by status, most urgent first. `since`: seconds since the totals were computed, added to the ages. */
export const claimRows = (totals: FrameTotals | null, since: number, name: (status: ClaimStatus) => string): KpiRow[] =>
  openClaimStatuses.map((status) => {
    const place = claimStatusOrder.indexOf(status);
    const { code, timing } = claimStatuses[status];
    const oldest = totals?.oldest[place] ?? -1;
    return {
      key: status,
      code: code.toUpperCase(),
      label: name(status),
      glyph: { claimStatus: status },
      colour: `var(--status-${timing})`,
      quiet: timing === "onTime",
      count: totals?.claims[place] ?? 0,
      oldest: oldest < 0 ? null : oldest + since,
    };
  });

export const resourceRows = (totals: FrameTotals | null, name: (status: ResourceStatus) => string): KpiRow[] =>
  resourceStatusOrder.map((status, place) => ({
    key: status,
    code: resourceStatuses[status].code.toUpperCase(),
    label: name(status),
    glyph: { resourceStatus: status },
    colour: "var(--provider)",
    quiet: status !== "MOBILE_OCCUPIED",
    count: totals?.resources[place] ?? 0,
    oldest: null,
  }));
