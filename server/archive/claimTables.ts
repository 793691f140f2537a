import { sql, type SQL } from "drizzle-orm";
import { openCallStates } from "../../schema/rules/claims/actionState";
import { inList, textArray } from "../db/inList";
import type { Reader, Tx } from "../db/connect";

export const archivedTables = [
  "milestones",
  "movements",
  "milestone_positions",
  "trips",
  "arrival_predictions",
  "claim_actions",
  "process_runs",
  "visits",
  "status_log",
  "alarms",
] as const;

/** Logs that mention a claim. They have a separate retention (KPI 7); an erasure removes their rows too. */
export const claimLogs = [
  "outbox",
  "api_errors",
  "webhook_messages",
  "supplier_filter_calls",
  "webhook_attempts",
  "webhook_deliveries",
  "webhook_events",
] as const;

/** Removed by triggers, or when the claim's viewers leave. */
export const derivedTables = ["claim_search_keys", "claim_supplier_search_keys", "claim_presence"] as const;

const simulatorRows = { simulator_calls: "body", contact_list_entries: "data" } as const;

/** Tables without a foreign key, so the database does not cascade. */
const unreferencedTables = ["status_log", "alarms"] as const;

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

export async function removeClaims(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of unreferencedTables) await removeOf(tx, table, sql`claim_id`, ids);
  await tx.execute(sql`delete from claims where ${inList(sql`id`, ids)}`);
}

export async function removeClaimLogs(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of claimLogs) await removeOf(tx, table, sql`claim_id`, ids);
  for (const [table, column] of Object.entries(simulatorRows)) await removeOf(tx, table, sql`${sql.identifier(column)}->>'claimId'`, ids);
}

const removeOf = async (tx: Tx, table: string, column: SQL, ids: readonly string[]): Promise<void> =>
  void (await tx.execute(sql`delete from ${sql.identifier(table)} where ${column} = any(${textArray(ids)})`));

/** A finished claim (`c`) with a pending call or response is not removed yet. */
export const isUnderWay = sql`(c.pending_action is not null
  or exists (select from outbox o where o.claim_id = c.id and ${inList(sql`o.state::text`, openCallStates)}))`;
