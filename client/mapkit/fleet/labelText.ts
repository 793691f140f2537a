import type { FleetPoint } from "./readPoint";

/** What stands beside a critical or selected point. `now`: the server's clock, milliseconds since 1970. Empty: no label. */
export type LabelText = (point: FleetPoint, now: number) => string;

const minute = 60_000;
const two = (n: number): string => `${n}`.padStart(2, "0");

/**
 * A supplier's id; a claim's without what comes before its last hyphen, and the lateness ("+31 min") or, without a supplier, the
 * wait ("00:14").
 */
export const labelText: LabelText = ({ group, id, claimStatus, measuredFrom }, now) => {
  if (group === "suppliers") return id;
  const name = id.slice(id.lastIndexOf("-") + 1);
  if (claimStatus === null || measuredFrom === null) return name;
  const minutes = Math.max(0, Math.floor((now - measuredFrom) / minute));
  if (claimStatus.startsWith("NO_SUPPLIER")) return `${name} · ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${name} · +${minutes} min`;
};
