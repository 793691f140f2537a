// One claim evaluated: as it was, and as it is by what is in force now. Pure.
import { isDeepStrictEqual } from "node:util";
import { keepsBusy } from "../../../schema/rules/suppliers/resourceStatus";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";
import type { SettingsInForce } from "../../settings/settings.queries";
import { assignedSupplierId } from "./assignment";
import type { ClaimDetails } from "./claimSnapshot";
import type { Evaluated, EvaluatedRow } from "./evaluatedClaim";
import { pendingActionEnding } from "./pendingActions";
import { withStatus } from "./storedStatus";
import type { SupplierFacts } from "./supplierFacts.queries";

/** A claim that may have another status, with what is known of it. */
export interface ClaimChange<Row extends EvaluatedRow = ClaimRow> {
  /** As stored, under lock; null: the claim is new. */
  before: Row | null;
  /** With the new facts. The same object as `before`: only the time, the settings or its supplier may give another status. */
  after: Row;
  /** Its milestones and movements, where they may be others. */
  details?: { before: ClaimDetails; after: ClaimDetails };
  /** Its supplier's facts, where they are known; absent: they are read. */
  supplier?: SupplierFacts;
  /** The settings that decided its stored status, with their values. Where they are given, nothing is written of a claim that stays as it is. */
  usedSettings?: Partial<Settings>;
  /** When its automatic processes are looked at next, as said by who has just looked at them; absent: as soon as its status asks for it. */
  processDueAt?: Date | null;
  /** Something beside its row changed that whoever looks at it sees, such as a run of an automatic process. */
  isVisible?: boolean;
}

export interface Evaluation<Row extends EvaluatedRow> {
  before: Row | null;
  after: Evaluated<Row>;
  supplier: SupplierFacts;
  /** Somebody can see a difference. */
  isVisible: boolean;
  /** Facts are new, too: the whole row is written. */
  hasNewFacts: boolean;
  usedSettings: Partial<Settings> | undefined;
}

/** The version grows where somebody can see a difference. */
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

/** What boards show of an evaluation. */
const visibleState = ({ status, measuredFrom, predictedAt, criticalStatus, criticalFrom }: EvaluatedRow): string =>
  `${status} ${measuredFrom?.getTime()} ${predictedAt?.getTime()} ${criticalStatus} ${criticalFrom?.getTime()}`;

/** Whether nobody could tell the two evaluations apart: the same instants by the same values. Only of claims whose settings were given. */
export function isUnchanged({ before, after, isVisible, usedSettings }: Evaluation<EvaluatedRow>): boolean {
  if (isVisible || before === null || usedSettings === undefined) return false;
  for (const column of ["statusDueAt", "lateSince", "processDueAt"] as const)
    if (before[column]?.getTime() !== after[column]?.getTime()) return false;
  return isDeepStrictEqual(usedSettings, after.statusReason.settings);
}

/** Suppliers whose work changes, in the order of their ids; those known not to be mobile are left out. */
export function changedResources(evaluations: readonly Evaluation<EvaluatedRow>[]): string[] {
  const ids = new Set<string>();
  for (const { before, after, supplier } of evaluations) {
    const [was, is] = [assignedSupplierId(before), assignedSupplierId(after)];
    if (was === is && before !== null && keepsBusy(before.status) === keepsBusy(after.status)) continue;
    if (was !== null && (was !== is || (supplier.access ?? "MOBILE") === "MOBILE")) ids.add(was);
    if (is !== null && (supplier.access ?? "MOBILE") === "MOBILE") ids.add(is);
  }
  return [...ids].sort();
}
