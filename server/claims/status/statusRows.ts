import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { updateRows } from "../../db/bulk/rows";
import { claims } from "../../db/tables/claims";
import type { EvaluatedRow } from "./evaluatedClaim";
import type { Evaluation } from "./evaluation";

/** What an evaluation alone changes: a small part of the row. */
const statusColumns = [
  "status",
  "statusLabel",
  "statusReason",
  "statusAt",
  "evaluatedAt",
  "statusDueAt",
  "measuredFrom",
  "predictedAt",
  "criticalStatus",
  "criticalFrom",
  "settingsVersion",
  "lateSince",
  "processDueAt",
  "version",
] as const;

/** Writes what an evaluation alone changes, of locked claims; when it can be seen, the claim was updated now. */
export async function writeStatusColumns(tx: Tx, now: Date, evaluations: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  const visible = evaluations.filter(({ isVisible }) => isVisible).map(({ after }) => ({ ...after, updatedAt: now }));
  const others = evaluations.filter(({ isVisible }) => !isVisible).map(({ after }) => after);
  await updateRows(tx, claims, visible, [...statusColumns, "updatedAt"]);
  await updateRows(tx, claims, others, statusColumns);
}

/** Writes which settings claims were evaluated by that are as they were before: the same of many, so that no row is sent for each. */
export async function writeSettingsVersions(tx: Tx, unchanged: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  const rows = unchanged.filter(({ before, after }) => before!.settingsVersion !== after.settingsVersion).map(({ after }) => after);
  for (const version of new Set(rows.map(({ settingsVersion }) => settingsVersion))) {
    const ids = rows.filter(({ settingsVersion }) => settingsVersion === version).map(({ id }) => id);
    await tx.update(claims).set({ settingsVersion: version }).where(inList(claims.id, ids));
  }
}
