// Claims for the tests of the rules, written as the readings write them: minutes from now, negative is past.
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";

export const NOW_MS = Date.UTC(2026, 10, 21, 12);
export const at = (minutes: number): number => NOW_MS + minutes * 60_000;
/** Smallest step of the clock, in minutes. */
export const TICK_MINUTES = 1 / 60_000;

/** A claim that occurred an hour ago, with nothing else known. Instants are minutes from now. */
export function claim(facts: Partial<ClaimFacts> = {}): ClaimFacts {
  const blank: ClaimFacts = {
    finishedAt: null,
    cancelledAt: null,
    scheduled: false,
    plannedStart: null,
    plannedEnd: null,
    occurredAt: -60,
    validatedAt: null,
    noSupplierSince: null,
    supplierId: null,
    supplierAccess: null,
    assignedAt: null,
    promisedAt: null,
    promisedFrom: null,
    acceptedAt: null,
    arrivedAt: null,
    arrivedLate: null,
    managedUntil: null,
    managedAt: null,
    workManagedUntil: null,
  };
  const inMinutes = { ...blank, ...facts };
  return Object.fromEntries(
    Object.entries(inMinutes).map(([field, value]) => [field, typeof value === "number" ? at(value) : value]),
  ) as unknown as ClaimFacts;
}

const assigned = (minutes: number, promised: number | null): Partial<ClaimFacts> => ({
  supplierId: "P1",
  assignedAt: minutes,
  promisedFrom: promised === null ? null : minutes,
  promisedAt: promised === null ? null : minutes + promised,
});
/** A tow truck with live positions. */
export const tow = (minutes: number, promised: number | null, more: Partial<ClaimFacts> = {}): ClaimFacts =>
  claim({ ...assigned(minutes, promised), supplierAccess: "MOBILE", ...more });
/** A fixed base. */
export const base = (minutes: number, promised: number | null, more: Partial<ClaimFacts> = {}): ClaimFacts =>
  claim({ ...assigned(minutes, promised), supplierAccess: "BASE", ...more });
/** A taxi planned for a time. */
export const taxi = (planned: number, more: Partial<ClaimFacts> = {}): ClaimFacts =>
  claim({ scheduled: true, plannedStart: planned, ...more });
/** On site: assigned 60 ago, promised 30 (so due 30 ago), accepted 55 ago, hence work until 65 from now. */
export const onSite = (arrived: number, more: Partial<ClaimFacts> = {}): ClaimFacts =>
  tow(-60, 30, { acceptedAt: -55, arrivedAt: arrived, ...more });
/** The resource's last fix and the minutes from it to the claim; null: it drives elsewhere. */
export const tripFacts = (fix: number, eta: number | null): ResourceFacts => ({
  fixAt: at(fix),
  etaSeconds: eta === null ? null : eta * 60,
});
