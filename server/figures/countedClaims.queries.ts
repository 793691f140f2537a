// Inputs of the indicators from stored claims; evaluated by schema/rules/indicators/claimContributions.ts.
import { sql, type SQL } from "drizzle-orm";
import type { CountedClaim } from "../../schema/rules/indicators/claimContributions";
import type { Reader } from "../db/connect";
import { textArray } from "../db/inList";

export interface Groupings {
  instanceId: string;
  clientId: string | null;
  contractId: string | null;
  serviceId: string | null;
  supplierId: string | null;
}

/** Includes counts of rows that are removed earlier than the claim; once counted they stay. */
export interface CountedClaimRow extends CountedClaim, Groupings {
  id: string;
  alarmsAt: readonly number[];
}

const ms = (instant: string): SQL => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`);
const metresAt = (moment: string): SQL =>
  sql.raw(`(select p.metres from milestone_positions p where p.claim_id = c.id and p.moment = '${moment}')`);
/** A proposed supplier does not count as assigned. */
const isAssigned = sql.raw("(c.supplier_id is not null and c.proposed is not true)");
const list = (items: SQL, from: SQL): SQL => sql`(select coalesce(jsonb_agg(${items}), '[]') from ${from} and f.claim_id = c.id)`;

const managedDelays = list(
  sql`jsonb_build_object('at', ${ms("f.at")}, 'lateSince', ${ms("(f.before ->> 'lateSince')::timestamptz")}, 'reasonCode', coalesce(f.reason_code, '')) order by f.at, f.id`,
  sql.raw("claim_actions f where f.name = 'manageDelay' and f.state in ('HELD', 'DONE')"),
);
const contactCentreCallsAt = list(
  sql`${ms("f.at")} order by f.at`,
  sql.raw("process_runs f where f.process in ('ARRIVAL_CONTACT_CENTRE', 'COMPLETION_CONTACT_CENTRE') and f.state <> 'NOTHING_TO_DO'"),
);
const alarmsAt = list(sql`${ms("f.raised_at")} order by f.raised_at`, sql.raw("alarms f where true"));

/** Missing claims are omitted. One statement. */
export const countedClaims = (db: Reader, ids: readonly string[]): Promise<CountedClaimRow[]> =>
  db.execute<CountedClaimRow & Record<string, unknown>>(sql`
    select c.id, c.instance_id as "instanceId", c.client_id as "clientId", c.contract_id as "contractId", c.service_id as "serviceId",
      case when ${isAssigned} then c.supplier_id end as "supplierId", c.assignment_type as "assignmentType",
      c.scheduled is true as "isScheduled", ${ms("c.occurred_at")} as "occurredAt",
      case when ${isAssigned} then ${ms("c.assigned_at")} end as "assignedAt", ${ms("c.arrived_at")} as "arrivedAt", c.arrived_late as "arrivedLate",
      ${ms("least(c.finished_at, c.cancelled_at)")} as "endedAt", ${ms("c.finished_at")} as "finishedAt",
      c.deviation_metres as "deviationMetres", c.threshold_metres as "thresholdMetres",
      ${metresAt("CONFIRMATION")} as "arrivalMetres", ${metresAt("END")} as "completionMetres",
      ${ms("c.managed_at")} as "managedAt", ${ms("c.managed_until")} as "managedUntil",
      (select ${ms("t.started_at")} + t.planned_seconds * 1000 from trips t where t.claim_id = c.id and t.supplier_id = c.supplier_id) as "firstPredictedAt",
      ${managedDelays} as "managedDelays", ${contactCentreCallsAt} as "contactCentreCallsAt", ${alarmsAt} as "alarmsAt"
    from claims c where c.id = any(${textArray(ids)})`);
