import { sql } from "drizzle-orm";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import type { JudgedRow } from "./claims.judged";
import type { Judgement } from "./judgement";

/** Writes what a judgement alone changes: a small part of the row. Instants go as numbers, which are quicker to write down than texts. */
export async function writeStatuses(tx: Tx, now: Date, judged: readonly Judgement<JudgedRow>[]): Promise<void> {
  if (!judged.length) return;
  const ms = (date: Date | null): number | null => date?.getTime() ?? null;
  const records = judged.map(({ after: row, told }) => ({
    id: row.id,
    status: row.status,
    label: row.statusLabel,
    reason: row.statusReason,
    at: ms(row.statusAt),
    judged: ms(row.judgedAt),
    due: ms(row.statusDueAt),
    measured: ms(row.measuredFrom),
    predicted: ms(row.predictedAt),
    settings: row.settingsVersion,
    late: ms(row.lateSince),
    process: ms(row.processDueAt),
    version: row.version,
    updated: told ? now.getTime() : null,
  }));
  const instant = (name: string) => sql`to_timestamp(${sql.identifier(name)} / 1000)`;
  await tx.execute(sql`
    update claims set status = r.status, status_label = r.label, status_reason = r.reason, status_at = ${instant("at")}, judged_at = ${instant("judged")},
      status_due_at = ${instant("due")}, measured_from = ${instant("measured")}, predicted_at = ${instant("predicted")},
      settings_version = r.settings, late_since = ${instant("late")}, process_due_at = ${instant("process")},
      version = r.version, updated_at = coalesce(${instant("updated")}, updated_at)
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(id text, status claim_status, label timing_label, reason jsonb,
      at float8, judged float8, due float8, measured float8, predicted float8, settings bigint, late float8, process float8, version bigint, updated float8)
    where claims.id = r.id`);
}

/** Writes by which settings claims were judged whose judgement is the same as before. */
export async function writeVersions(tx: Tx, rows: readonly JudgedRow[]): Promise<void> {
  for (const version of new Set(rows.map(({ settingsVersion }) => settingsVersion))) {
    const ids = rows.filter(({ settingsVersion }) => settingsVersion === version).map(({ id }) => id);
    await tx.execute(sql`update claims set settings_version = ${version} where ${among(sql`id`, ids)}`);
  }
}
