// What the filter knows of suppliers beside the board: read once, and again when the board has a newer version of a supplier.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { supplierAttributes } from "../../../schema/rules/fields/sourceCodes";
import type { SupplierFacts } from "../../../schema/rules/suppliers/filterFacts";
import { readTimetable } from "../../../schema/rules/suppliers/openingHours";
import type { Board } from "../../board/board";
import { LruMap } from "../../platform/lruMap";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { selectColumns } from "../../db/selectColumns";
import { fleetVehicles, suppliers } from "../../db/tables/suppliers";

const columns = [
  ...(["id", "version", "access", "networkState", "connected", "feedState", "services", "networks", "schedule"] as const),
  ...(["bands", "bandThresholds", "exceedThreshold", "rating", "attributes"] as const),
] as const;
/** What of the facts the board does not have. `fleet`: its vehicles. */
export type StoredFacts = Omit<SupplierFacts, "place" | "status" | "fixAt" | "jobs"> & { version: number; fleet: number };

const MAX_KEPT = 200_000;
const keptByBoard = new WeakMap<Board, LruMap<StoredFacts>>();

/** The facts of these suppliers by their ids, none older than the board's version of it; one that was removed meanwhile is missing. */
export async function storedFactsOf(
  db: Reader,
  board: Board,
  wanted: readonly { id: string; version: number }[],
): Promise<ReadonlyMap<string, StoredFacts>> {
  let kept = keptByBoard.get(board);
  if (!kept) keptByBoard.set(board, (kept = new LruMap(MAX_KEPT)));
  const found = new Map<string, StoredFacts>();
  const missing: string[] = [];
  for (const { id, version } of wanted) {
    const known = kept.get(id);
    if (known && known.version >= version) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length)
    for (const facts of await readFacts(db, missing)) {
      kept.set(facts.id, facts);
      found.set(facts.id, facts);
    }
  return found;
}

export async function readFacts(db: Reader, ids: readonly string[]): Promise<StoredFacts[]> {
  const rows = await db
    .select({
      ...selectColumns(suppliers, columns),
      fleet: sql<number>`(select count(*)::int from ${fleetVehicles} where ${fleetVehicles.supplierId} = ${suppliers.id})`,
    })
    .from(suppliers)
    .where(inList(suppliers.id, ids));
  return rows.map(({ attributes, schedule, ...row }) => ({
    ...row,
    schedule: readTimetable(schedule),
    cost: attribute(attributes, supplierAttributes.cost),
    jobLimit: attribute(attributes, supplierAttributes.jobLimit),
  }));
}

const amount = z.coerce.number().nonnegative().finite();
/** A number among the free attributes; null: there is none, or it is no number. */
const attribute = (attributes: Record<string, string> | null, name: string): number | null =>
  attributes?.[name]?.trim() ? (amount.safeParse(attributes[name]).data ?? null) : null;
