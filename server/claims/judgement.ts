// One claim judged: as it was and as it is by what is in force now. Pure.
import { keepsBusy } from "../../schema/rules/resourceStatus";
import type { SettingsInForce } from "../settings/settings.queries";
import { assignedTo } from "./claims.assignment";
import type { Judged, JudgedRow } from "./claims.judged";
import { evaluated } from "./claims.status";
import type { SupplierFacts } from "./claims.supplierFacts.queries";

export interface Judgement<Row extends JudgedRow> {
  before: Row;
  after: Judged<Row>;
  /** Told: somebody can see a difference. */
  told: boolean;
  supplier: SupplierFacts;
  /** Facts are new, too: the whole row is written. */
  whole: boolean;
}

/** The same object twice: no fact is new. The version grows where somebody can see a difference. */
export function judgementOf<Row extends JudgedRow>(
  { before, after }: { before: Row; after: Row },
  supplier: SupplierFacts,
  settings: SettingsInForce,
  now: Date,
): Judgement<Row> {
  const row = evaluated(after, supplier, settings, now);
  const whole = after !== before;
  const told = whole || shows(row) !== shows(before);
  return { before, after: told ? { ...row, version: before.version + 1, updatedAt: now } : row, told, supplier, whole };
}

/** What boards show of a judgement. */
const shows = ({ status, measuredFrom, predictedAt }: JudgedRow): string =>
  `${status} ${measuredFrom?.getTime()} ${predictedAt?.getTime()}`;

/** Suppliers whose work changes, in the order of their ids; those known not to be mobile are left out. */
export function busied(told: readonly Judgement<JudgedRow>[]): string[] {
  const ids = new Set<string>();
  for (const { before, after, supplier } of told) {
    const [was, is] = [assignedTo(before), assignedTo(after)];
    if (was === is && keepsBusy(before.status) === keepsBusy(after.status)) continue;
    if (was !== null && (was !== is || (supplier.access ?? "MOBILE") === "MOBILE")) ids.add(was);
    if (is !== null && (supplier.access ?? "MOBILE") === "MOBILE") ids.add(is);
  }
  return [...ids].sort();
}
