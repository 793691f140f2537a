// What is stored of a claim, and where.
import { sql, type SQL } from "drizzle-orm";
import { openCallStates } from "../../schema/rules/claims/actionState";
import { inList, textArray } from "../db/inList";
import type { Reader, Tx } from "../db/connect";

/** Tables with rows of a claim that are archived and removed with it. */
export const archivedTables = [
  "milestones",
  "movements",
  "milestone_positions",
  "trips",
  "claim_actions",
  "process_runs",
  "visits",
  "status_log",
  "alarms",
] as const;

/** Logs that name a claim: they have a retention of their own, KPI 7. What of them is left when a claim is erased is removed with it. */
export const claimLogs = ["outbox", "api_errors", "webhook_messages", "supplier_filter_calls"] as const;

/** Of a claim too, but they go by themselves: by a trigger with the claim, and with whoever looks at it. */
export const derivedTables = ["claim_search_keys", "claim_supplier_search_keys", "claim_presence"] as const;

/** What the simulators keep of a claim, by the claim that their JSON names. */
const simulatorRows = { simulator_calls: "body", contact_list_entries: "data" } as const;

/** No references: they are not removed by the database with their claim. */
const unreferencedTables = ["status_log", "alarms"] as const;

/** One claim with all that is archived of it, as a line of an archive; one that is not there has none. */
export async function archiveLines(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const parts = archivedTables.map(
    (table) =>
      sql`${sql.raw(`'${table}'`)}, (select coalesce(jsonb_agg(to_jsonb(part) order by to_jsonb(part)::text), '[]') from ${sql.raw(table)} part where part.claim_id = c.id)`,
  );
  const rows = await db.execute<{ id: string; line: string }>(sql`
    select c.id, jsonb_build_object('claim', to_jsonb(c), ${sql.join(parts, sql`, `)})::text as line
    from claims c where ${inList(sql`c.id`, ids)} order by c.id`);
  return new Map(rows.map(({ id, line }) => [id, line]));
}

/** Removes claims with everything that is archived of them. */
export async function removeClaims(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of unreferencedTables) await removeOf(tx, table, sql`claim_id`, ids);
  await tx.execute(sql`delete from claims where ${inList(sql`id`, ids)}`);
}

/** Removes what logs and simulators keep of claims. */
export async function removeClaimLogs(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of claimLogs) await removeOf(tx, table, sql`claim_id`, ids);
  for (const [table, column] of Object.entries(simulatorRows)) await removeOf(tx, table, sql`${sql.identifier(column)}->>'claimId'`, ids);
}

const removeOf = async (tx: Tx, table: string, column: SQL, ids: readonly string[]): Promise<void> =>
  void (await tx.execute(sql`delete from ${sql.identifier(table)} where ${column} = any(${textArray(ids)})`));

/** Of a finished claim (`c`) something is still under way: a call to another system, or the answer to one. */
export const isUnderWay = sql`(c.pending_action is not null
  or exists (select from outbox o where o.claim_id = c.id and ${inList(sql`o.state::text`, openCallStates)}))`;
