// Facts of a claim as records, and the values that records do not contain.
import type { claims } from "../../../../server/db/tables/claims";
import type { Step } from "../../../rules/status/stateMachineHistories";

export type ClaimRow = typeof claims.$inferSelect;
const MINUTE_MS = 60_000;

/** Record of the feed for a step at `now`; empty for other steps. */
export function recordOfStep(id: string, step: Step, now: number): object[] {
  const at = (ago: number | undefined): string | undefined =>
    ago === undefined ? undefined : new Date(now - ago * MINUTE_MS).toISOString();
  const milestone = (code: string, ago: number | null) => [{ milestones: [{ code, at: ago === null ? null : at(ago) }] }];
  switch (step.what) {
    case "assign":
      return [{ cdprovee: `${id}-${step.id}`, swpropuesta: step.proposed, fhasignacion: at(step.ago), eta: step.eta }];
    case "unassign":
      return [{ cdprovee: null, fhnosupplier: at(step.ago) }];
    case "plan": {
      const [start, end] = step.start === null ? [null, null] : [at(-step.start), at(-step.start - step.length)];
      return [{ swprogramado: step.scheduled, fhplanificai: start, fhplanificaf: end }];
    }
    case "validate":
      return [{ fhvalida: at(step.ago) }];
    case "accept":
      return milestone("A", step.ago);
    case "arrive":
      return milestone("C", step.ago);
    case "take back the arrival":
      return milestone("C", null);
    case "state":
      return [{ cdestadoserv: { open: "ASI", finished: "FIN", cancelled: "ANU" }[step.state] }];
    default:
      return [];
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** One record that says all that is known of a claim. */
export const recordOfFacts = (row: ClaimRow, supplierId: string | null): object => ({
  fhocurrencia: iso(row.occurredAt),
  fhvalida: iso(row.validatedAt),
  fhnosupplier: iso(row.noSupplierSince),
  swprogramado: row.scheduled,
  fhplanificai: iso(row.plannedStart),
  fhplanificaf: iso(row.plannedEnd),
  cdprovee: supplierId,
  swpropuesta: row.proposed,
  fhasignacion: iso(row.assignedAt),
  milestones: [
    ...(row.acceptedAt ? [{ code: "A", at: iso(row.acceptedAt) }] : []),
    ...(row.arrivedAt ? [{ code: "C", at: iso(row.arrivedAt) }] : []),
  ],
  x: row.lon,
  y: row.lat,
});

/** Kept values of readings.md: first promise, managed times, lateness at arrival, ends, prediction of the driving resource. */
export function kept(row: ClaimRow, access: string | null, now: number): Partial<ClaimRow> {
  const { promisedAt, promisedFrom, managedUntil, managedAt, workManagedUntil, arrivedLate, finishedAt, cancelledAt } = row;
  const start = row.scheduled ? (row.plannedStart ?? row.plannedEnd) : null;
  const near = start === null || start.getTime() - now <= 60 * MINUTE_MS;
  const hasTrip = access === "MOBILE" && !row.proposed && !row.arrivedAt && near;
  const prediction = hasTrip ? { etaSeconds: row.etaSeconds, etaFixAt: row.etaFixAt, eta: row.eta } : {};
  return { promisedAt, promisedFrom, managedUntil, managedAt, workManagedUntil, arrivedLate, finishedAt, cancelledAt, ...prediction };
}
