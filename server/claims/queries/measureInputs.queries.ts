// SQL of the values that the rules of measures read (schema/rules/indicators/measures.ts), on the table claims.
import { sql, type SQL } from "drizzle-orm";
import type { ClaimList, Instant, Metres } from "../../../schema/rules/indicators/measures";
import { claims } from "../../db/tables/claims";

/** `if`: condition without which the value is null, separate so that an index on the value can be used. */
interface MeasureInput {
  value: SQL;
  if?: SQL;
}

export const isAssigned = sql`(${claims.supplierId} is not null and ${claims.proposed} is not true)`;
const metresAt = (moment: string): SQL =>
  sql`(select p.metres from milestone_positions p where p.claim_id = ${claims.id} and p.moment = ${moment}::milestone_moment)`;

export const instantInputs: Record<Instant, MeasureInput> = {
  occurredAt: { value: sql`${claims.occurredAt}` },
  assignedAt: { value: sql`${claims.assignedAt}`, if: isAssigned },
  arrivedAt: { value: sql`${claims.arrivedAt}` },
  endedAt: { value: sql`least(${claims.finishedAt}, ${claims.cancelledAt})` },
  finishedAt: { value: sql`${claims.finishedAt}` },
  managedAt: { value: sql`${claims.managedAt}` },
  managedUntil: { value: sql`${claims.managedUntil}` },
  firstPredictedAt: {
    value: sql`(select t.started_at + t.planned_seconds * interval '1 second' from trips t where t.claim_id = ${claims.id} and t.supplier_id = ${claims.supplierId})`,
  },
};

export const valueInputs: Record<Metres | "arrivedLate" | "isScheduled" | "assignmentType", SQL> = {
  deviationMetres: sql`${claims.deviationMetres}`,
  thresholdMetres: sql`${claims.thresholdMetres}`,
  arrivalMetres: metresAt("CONFIRMATION"),
  completionMetres: metresAt("END"),
  arrivedLate: sql`${claims.arrivedLate}`,
  isScheduled: sql`(${claims.scheduled} is true)`,
  assignmentType: sql`${claims.assignmentType}`,
};

export const listInputs: Record<ClaimList, { rows: SQL; at: SQL; more?: { lateSince: SQL; reasonCode: SQL } }> = {
  managedDelays: {
    rows: sql`claim_actions f where f.claim_id = ${claims.id} and f.name = 'manageDelay' and f.state in ('HELD', 'DONE')`,
    at: sql`f.at`,
    more: { lateSince: sql`(f.before ->> 'lateSince')::timestamptz`, reasonCode: sql`coalesce(f.reason_code, '')` },
  },
  contactCentreCalls: {
    rows: sql`process_runs f where f.claim_id = ${claims.id} and f.state <> 'NOTHING_TO_DO'
      and f.process in ('ARRIVAL_CONTACT_CENTRE', 'COMPLETION_CONTACT_CENTRE')`,
    at: sql`f.at`,
  },
  alarms: { rows: sql`alarms f where f.claim_id = ${claims.id}`, at: sql`f.raised_at` },
};
