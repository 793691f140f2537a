import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { updateRows } from "../../db/bulk/rows";
import { claims } from "../../db/tables/claims";
import type { EvaluatedRow } from "./evaluatedClaim";
import type { Evaluation } from "./evaluation";

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
  "lateChance",
  "likelyLateAt",
  "veryLikelyLateAt",
  "likelyLateSince",
  "settingsVersion",
  "lateSince",
  "processDueAt",
  "version",
] as const;

export async function writeStatusColumns(tx: Tx, now: Date, evaluations: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  const visible = evaluations.filter(({ isVisible }) => isVisible).map(({ after }) => ({ ...after, updatedAt: now }));
  const invisible = evaluations.filter(({ isVisible }) => !isVisible).map(({ after }) => after);
  await updateRows(tx, claims, visible, [...statusColumns, "updatedAt"]);
  await updateRows(tx, claims, invisible, statusColumns);
}

/** Updates only the settings version of unchanged claims: one statement per version. */
export async function writeSettingsVersions(tx: Tx, unchanged: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  const rows = unchanged.filter(({ before, after }) => before!.settingsVersion !== after.settingsVersion).map(({ after }) => after);
  for (const version of new Set(rows.map(({ settingsVersion }) => settingsVersion))) {
    const ids = rows.filter(({ settingsVersion }) => settingsVersion === version).map(({ id }) => id);
    await tx.update(claims).set({ settingsVersion: version }).where(inList(claims.id, ids));
  }
}
