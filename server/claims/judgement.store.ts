import { sql } from "drizzle-orm";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import type { JudgedRow } from "./claims.judged";
import type { Judgement } from "./judgement";

/** Writes what a judgement alone changes: a small part of the row. */
export async function writeStatuses(tx: Tx, now: Date, judged: readonly Judgement<JudgedRow>[]): Promise<void> {
  if (!judged.length) return;
  const records = judged.map(({ after: row, told }) => ({
    id: row.id,
    status: row.status,
    label: row.statusLabel,
    reason: row.statusReason,
    at: row.statusAt,
    due: row.statusDueAt,
    measured: row.measuredFrom,
    predicted: row.predictedAt,
    settings: row.settingsVersion,
    late: row.lateSince,
    process: row.processDueAt,
    version: row.version,
    updated: told ? now : null,
  }));
  await tx.execute(sql`
    update claims set status = r.status, status_label = r.label, status_reason = r.reason, status_at = r.at, status_due_at = r.due,
      measured_from = r.measured, predicted_at = r.predicted, settings_version = r.settings, late_since = r.late, process_due_at = r.process,
      version = r.version, updated_at = coalesce(r.updated, updated_at)
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(id text, status claim_status, label timing_label, reason jsonb,
      at timestamptz, due timestamptz, measured timestamptz, predicted timestamptz, settings bigint, late timestamptz, process timestamptz,
      version bigint, updated timestamptz)
    where claims.id = r.id`);
}

/** Writes by which settings claims were judged whose judgement is the same as before. */
export async function writeVersions(tx: Tx, rows: readonly JudgedRow[]): Promise<void> {
  for (const version of new Set(rows.map(({ settingsVersion }) => settingsVersion))) {
    const ids = rows.filter(({ settingsVersion }) => settingsVersion === version).map(({ id }) => id);
    await tx.update(claims).set({ settingsVersion: version }).where(among(claims.id, ids));
  }
}
