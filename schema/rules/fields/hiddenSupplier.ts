// What of a claim's status is shown to whoever may not see its supplier. The status says how late somebody comes, and a client may know when
// help comes: whole minutes and the minute of the arrival are shown. Seconds of a straight line would give the distance to the metre, and
// the time and age of a position are the resource's own: they are not.
import { MINUTE_MS } from "../durations";
import type { ReasonInstants, ReasonMinutes, StatusReason } from "../claims/statusReason";
import type { SettingKey, Settings } from "../settings/kpiSettings";
import type { StatusInputs } from "../claims/statusLog";

/** The whole minute that an instant, ms since 1970, lies in. */
export const wholeMinute = (at: number): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** What the rule read, without what tells who the supplier is and where it was. */
export function inputsWithoutSupplier({ claim }: StatusInputs): { claim: Partial<StatusInputs["claim"]>; resource: null } {
  const { supplierId: _id, supplierAccess: _access, ...facts } = claim;
  return { claim: facts, resource: null };
}

/**
 * The reason with all its figures counted from the whole minute of the prediction, as it was given at `now`: two predictions of the same
 * minute that give the same status give the same reason.
 */
export function reasonWithoutSupplier(reason: StatusReason, now: number): StatusReason {
  const { fixAt: _fix, predictedFrom: _from, ...instants } = reason.instants;
  const { outdatedPosition: _limit, ...settings } = reason.settings;
  const shown: StatusReason = { ...reason, instants, settings, notes: reason.notes.filter((note) => note !== "POSITION_OUTDATED") };
  if (instants.predictedAt === undefined) return shown;
  const predictedAt = wholeMinute(instants.predictedAt);
  return {
    ...shown,
    instants: { ...instants, predictedAt },
    minutes: { ...reason.minutes, ...figures(shown, Math.max(now, predictedAt)) },
  };
}

/** Rounding down makes nobody less late than the status says. */
function figures({ rule, settings, instants, minutes }: StatusReason, expected: number): ReasonMinutes {
  const { arrivalDue, windowStart }: ReasonInstants = instants;
  const least = rule === "4b" || rule === "4c" ? limitOf(settings) : -Infinity;
  return {
    ...(minutes.lateness !== undefined && arrivalDue !== undefined && { lateness: Math.max(least, wholeMinutes(expected - arrivalDue)) }),
    ...(minutes.earliness !== undefined && windowStart !== undefined && { earliness: wholeMinutes(windowStart - expected) }),
  };
}

const limitOf = (settings: Partial<Settings>): number => Number(settings[Object.keys(settings)[0] as SettingKey]);
const wholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE_MS);
