import { sql } from "drizzle-orm";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import type { EvaluatedRow } from "./evaluatedClaim";
import type { Evaluation } from "./evaluation";

/** Writes what an evaluation alone changes: a small part of the row. Instants go as numbers, which are quicker to write down than texts. */
export async function writeStatusColumns(tx: Tx, now: Date, evaluations: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  if (!evaluations.length) return;
  const ms = (date: Date | null): number | null => date?.getTime() ?? null;
  const records = evaluations.map(({ after: row, isVisible }) => ({
    id: row.id,
    status: row.status,
    label: row.statusLabel,
    reason: row.statusReason,
    at: ms(row.statusAt),
    evaluated: ms(row.evaluatedAt),
    due: ms(row.statusDueAt),
    measured: ms(row.measuredFrom),
    predicted: ms(row.predictedAt),
    settings: row.settingsVersion,
    late: ms(row.lateSince),
    process: ms(row.processDueAt),
    version: row.version,
    updated: isVisible ? now.getTime() : null,
  }));
  const instant = (name: string) => sql`to_timestamp(${sql.identifier(name)} / 1000)`;
  await tx.execute(sql`
    update claims set status = r.status, status_label = r.label, status_reason = r.reason, status_at = ${instant("at")}, evaluated_at = ${instant("evaluated")},
      status_due_at = ${instant("due")}, measured_from = ${instant("measured")}, predicted_at = ${instant("predicted")},
      settings_version = r.settings, late_since = ${instant("late")}, process_due_at = ${instant("process")},
      version = r.version, updated_at = coalesce(${instant("updated")}, updated_at)
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(id text, status claim_status, label timing_label, reason jsonb,
      at float8, evaluated float8, due float8, measured float8, predicted float8, settings bigint, late float8, process float8, version bigint, updated float8)
    where claims.id = r.id`);
}

/** Writes which settings claims were evaluated by that are as they were before. */
export async function writeSettingsVersions(tx: Tx, unchanged: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  const rows = unchanged.filter(({ before, after }) => before!.settingsVersion !== after.settingsVersion).map(({ after }) => after);
  for (const version of new Set(rows.map(({ settingsVersion }) => settingsVersion))) {
    const ids = rows.filter(({ settingsVersion }) => settingsVersion === version).map(({ id }) => id);
    await tx.execute(sql`update claims set settings_version = ${version} where ${inList(sql`id`, ids)}`);
  }
}
