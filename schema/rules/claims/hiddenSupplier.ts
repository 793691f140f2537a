// Status details for viewers who may not see the supplier. Times are rounded to whole minutes, because seconds would reveal the distance;
// position times are removed.
import { MINUTE_MS } from "../durations";
import type { ReasonInstants, ReasonMinutes, StatusReason } from "./statusReason";
import type { SettingKey, Settings } from "../settings/kpiSettings";
import type { StatusInputs } from "./statusLog";

export const wholeMinute = (at: number): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;

export function inputsWithoutSupplier({ claim }: StatusInputs): { claim: Partial<StatusInputs["claim"]>; resource: null } {
  const { supplierId: _id, supplierAccess: _access, ...facts } = claim;
  return { claim: facts, resource: null };
}

/**
 * Recomputes the reason from the whole minute of the prediction as of `now`, so that predictions within the same minute give the same
 * reason.
 */
export function reasonWithoutSupplier(reason: StatusReason, now: number): StatusReason {
  const { fixAt: _fix, predictedFrom: _from, ...instants } = reason.instants;
  const { outdatedPosition: _limit, ...settings } = reason.settings;
  const redacted: StatusReason = { ...reason, instants, settings, notes: reason.notes.filter((note) => note !== "POSITION_OUTDATED") };
  if (instants.predictedAt === undefined) return redacted;
  const predictedAt = wholeMinute(instants.predictedAt);
  return {
    ...redacted,
    instants: { ...instants, predictedAt },
    minutes: { ...reason.minutes, ...figures(redacted, Math.max(now, predictedAt)) },
  };
}

/** Rounding down must not contradict the status, so the lateness is at least the limit of the status. */
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
