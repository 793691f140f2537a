import { inArray, sql } from "drizzle-orm";
import { keepsBusy } from "../../schema/rules/resourceStatus";
import type { StatusCause } from "../../schema/rules/statusLog";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import { changed } from "../changes/append";
import { claimState, type ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { replaceRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import type { Viewer } from "../platform/viewer";
import { evaluateResources } from "../positions/resources.actions";
import { settingsInForce } from "../settings/settings.queries";
import { assignedTo } from "./claims.assignment";
import { evaluated } from "./claims.status";
import { logStatuses } from "./claims.statusLog";

/** Why claims are judged anew, at what instant, and through whom. */
export interface Judging {
  tx: Tx;
  now: Date;
  viewer: Viewer;
  cause: StatusCause;
}

/** A claim as stored, under lock, and with the facts that are new; the same object twice: nothing but the clock or the settings is. */
export interface Move {
  before: ClaimRow;
  after: ClaimRow;
}

/**
 * Gives stored claims the status that is right at `now`, and writes what follows in the same transaction: the rows, the status log, the
 * change log, the suppliers whose work changes. Answers the claims as they are now; the version grows where somebody can see a difference.
 */
export async function judge({ tx, now, viewer, cause }: Judging, moves: readonly Move[]): Promise<ClaimRow[]> {
  if (!moves.length) return [];
  const settings = await settingsInForce(tx, now);
  const accessOf = await accesses(
    tx,
    moves.map(({ after }) => after.supplierId),
  );
  const judged = moves.map(({ before, after }) => {
    const access = after.supplierId === null ? null : (accessOf.get(after.supplierId) ?? null);
    const row = evaluated(after, access, settings, now);
    const told = after !== before || shows(row) !== shows(before);
    return { before, access, after: told ? { ...row, version: before.version + 1, updatedAt: now } : row, whole: after !== before };
  });
  await writeStatuses(
    tx,
    judged.filter(({ whole }) => !whole).map(({ after }) => after),
  );
  await replaceRows(
    tx,
    claims,
    judged.filter(({ whole }) => whole).map(({ after }) => after),
  );
  await logStatuses(tx, now, viewer, cause, judged);
  const told = judged.filter(({ before, after }) => after.version !== before.version);
  await changed(
    tx,
    told.map(({ after }) => ({ kind: "claim" as const, state: claimState(after) })),
  );
  await evaluateResources(tx, now, busied(told, accessOf));
  return judged.map(({ after }) => after);
}

async function accesses(tx: Tx, supplierIds: readonly (string | null)[]): Promise<Map<string, SupplierAccess>> {
  const ids = [...new Set(supplierIds.filter((id) => id !== null))];
  if (!ids.length) return new Map();
  const rows = await tx.select({ id: suppliers.id, access: suppliers.access }).from(suppliers).where(inArray(suppliers.id, ids));
  return new Map(rows.map(({ id, access }) => [id, access]));
}

/** What boards show of a judgement. */
const shows = ({ status, measuredFrom, predictedAt }: ClaimRow): string => `${status} ${measuredFrom?.getTime()} ${predictedAt?.getTime()}`;

/** Suppliers whose work changes, in the order of their ids; those known not to be mobile are left out. */
function busied(told: readonly { before: ClaimRow; after: ClaimRow }[], accessOf: ReadonlyMap<string, SupplierAccess>): string[] {
  const ids = new Set<string>();
  for (const { before, after } of told) {
    const [was, is] = [assignedTo(before), assignedTo(after)];
    if (was === is && keepsBusy(before.status) === keepsBusy(after.status)) continue;
    for (const id of [was, is]) if (id !== null && (accessOf.get(id) ?? "MOBILE") === "MOBILE") ids.add(id);
  }
  return [...ids].sort();
}

/** Writes what a judgement alone changes: a small part of the row. */
async function writeStatuses(tx: Tx, rows: readonly ClaimRow[]): Promise<void> {
  if (!rows.length) return;
  const records = rows.map((row) => ({
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
    updated: row.updatedAt,
  }));
  await tx.execute(sql`
    update claims set status = r.status, status_label = r.label, status_reason = r.reason, status_at = r.at, status_due_at = r.due,
      measured_from = r.measured, predicted_at = r.predicted, settings_version = r.settings, late_since = r.late, process_due_at = r.process,
      version = r.version, updated_at = r.updated
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(id text, status claim_status, label timing_label, reason jsonb,
      at timestamptz, due timestamptz, measured timestamptz, predicted timestamptz, settings bigint, late timestamptz, process timestamptz,
      version bigint, updated timestamptz)
    where claims.id = r.id`);
}
