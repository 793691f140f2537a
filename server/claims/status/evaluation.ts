import { isDeepStrictEqual } from "node:util";
import { keepsBusy } from "../../../schema/rules/suppliers/resourceStatus";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";
import type { SettingsInForce } from "../../settings/settings.queries";
import { assignedSupplierId } from "./assignment";
import type { ClaimDetails, ClaimSnapshot, ExistingClaimSnapshot } from "./claimSnapshot";
import type { Evaluated, EvaluatedRow } from "./evaluatedClaim";
import { pendingActionEnding } from "./pendingActions";
import { withStatus } from "./storedStatus";
import type { SupplierFacts } from "./supplierFacts.queries";

export interface ClaimChange<Row extends EvaluatedRow = ClaimRow> {
  /** The stored row, locked; `null` for a new claim. */
  before: Row | null;
  /** The row with new facts. Identical to `before` if only time, settings or supplier may change the status. */
  after: Row;
  details?: { before: ClaimDetails; after: ClaimDetails };
  supplier?: SupplierFacts;
  /** Settings that decided the stored status. If given, an unchanged claim is not written. */
  usedSettings?: Partial<Settings>;
  /** Next check of the automatic processes, set by the process worker. If absent, derived from the status. */
  processDueAt?: Date | null;
  /** Set if data outside the row changed visibly, for example a run of an automatic process. */
  isVisible?: boolean;
}

export interface SnapshotChange extends ClaimChange {
  details: { before: ClaimSnapshot; after: ExistingClaimSnapshot };
}

export const changeOf = (before: ClaimSnapshot, after: ExistingClaimSnapshot): SnapshotChange => ({
  before: before.row,
  after: after.row,
  details: { before, after },
});

export interface Evaluation<Row extends EvaluatedRow> {
  before: Row | null;
  after: Evaluated<Row>;
  supplier: SupplierFacts;
  isVisible: boolean;
  hasNewFacts: boolean;
  usedSettings: Partial<Settings> | undefined;
}

/** A visible change increments the version. */
export function evaluationOf<Row extends EvaluatedRow>(
  change: ClaimChange<Row>,
  supplier: SupplierFacts,
  settings: SettingsInForce,
  now: Date,
): Evaluation<Row> {
  const { before, after, usedSettings } = change;
  const isActionOver = before !== null && pendingActionEnding(before, after) !== null;
  const facts = isActionOver ? { ...after, pendingAction: null, pendingSince: null } : before ? after : { ...after, createdAt: now };
  const evaluated = withStatus(facts, supplier, settings, now);
  const row = change.processDueAt === undefined ? evaluated : { ...evaluated, processDueAt: change.processDueAt };
  const hasNewFacts = after !== before;
  const isVisible = hasNewFacts || change.isVisible === true || visibleState(row) !== visibleState(before!);
  const stored = isVisible ? { ...row, version: (before?.version ?? 0) + 1, updatedAt: now } : row;
  return { before, after: stored, supplier, isVisible, hasNewFacts, usedSettings };
}

const visibleState = ({ status, measuredFrom, predictedAt, criticalStatus, criticalFrom, ...row }: EvaluatedRow): string =>
  `${status} ${measuredFrom?.getTime()} ${predictedAt?.getTime()} ${criticalStatus} ${criticalFrom?.getTime()} ${row.lateChance} ${row.likelyLateAt?.getTime()} ${row.veryLikelyLateAt?.getTime()}`;

/** True if evaluation gave the same times from the same settings. Always false without `usedSettings`. */
export function isUnchanged({ before, after, isVisible, usedSettings }: Evaluation<EvaluatedRow>): boolean {
  if (isVisible || before === null || usedSettings === undefined) return false;
  for (const column of ["statusDueAt", "lateSince", "likelyLateSince", "processDueAt"] as const)
    if (before[column]?.getTime() !== after[column]?.getTime()) return false;
  return isDeepStrictEqual(usedSettings, after.statusReason.settings);
}

/** Suppliers whose workload changes, sorted by ID. Suppliers known not to be mobile are omitted. */
export function changedResources(evaluations: readonly Evaluation<EvaluatedRow>[]): string[] {
  const ids = new Set<string>();
  for (const { before, after, supplier } of evaluations) {
    const [formerId, currentId] = [assignedSupplierId(before), assignedSupplierId(after)];
    if (formerId === currentId && before !== null && keepsBusy(before.status) === keepsBusy(after.status)) continue;
    if (formerId !== null && (formerId !== currentId || (supplier.access ?? "MOBILE") === "MOBILE")) ids.add(formerId);
    if (currentId !== null && (supplier.access ?? "MOBILE") === "MOBILE") ids.add(currentId);
  }
  return [...ids].sort();
}
