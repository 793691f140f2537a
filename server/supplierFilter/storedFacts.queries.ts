// Supplier facts that the board lacks, cached until the board has a newer version.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { supplierAttributes } from "../../schema/rules/fields/sourceCodes";
import type { KnownSupplier } from "../../schema/rules/supplierFilter/filterFacts";
import { readTimetable } from "../../schema/rules/suppliers/openingHours";
import type { Board } from "../board/board";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { selectColumns } from "../db/selectColumns";
import { fleetVehicles, suppliers } from "../db/tables/suppliers";

const columns = [
  ...(["id", "version", "access", "networkState", "connected", "feedState", "services", "networks", "schedule"] as const),
  ...(["bands", "bandThresholds", "exceedThreshold", "rating", "attributes"] as const),
] as const;
export interface StoredFacts extends KnownSupplier {
  version: number;
  fleet: number;
}

/** Keyed by the board's slot, so the size is bounded by the board. */
const keptByBoard = new WeakMap<Board, Map<number, StoredFacts>>();

/** Facts at least as new as the board's version; `undefined` for a deleted supplier. */
export async function storedFactsOf(db: Reader, board: Board, slots: readonly number[]): Promise<(StoredFacts | undefined)[]> {
  const { id, version, supplier } = board.columns;
  let factsBySupplier = keptByBoard.get(board);
  if (!factsBySupplier) keptByBoard.set(board, (factsBySupplier = new Map()));
  const storedFacts: (StoredFacts | undefined)[] = [];
  const missing = new Map<string, { at: number; code: number }>();
  for (const slot of slots) {
    const code = supplier[slot]!;
    const facts = factsBySupplier.get(code);
    const isCurrent = facts !== undefined && facts.version >= version[slot]!;
    if (!isCurrent) missing.set(id[slot]!, { at: storedFacts.length, code });
    storedFacts.push(isCurrent ? facts : undefined);
  }
  if (missing.size)
    for (const facts of await readFacts(db, [...missing.keys()])) {
      const { at, code } = missing.get(facts.id)!;
      factsBySupplier.set(code, facts);
      storedFacts[at] = facts;
    }
  return storedFacts;
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
const attribute = (attributes: Record<string, string> | null, name: string): number | null =>
  attributes?.[name]?.trim() ? (amount.safeParse(attributes[name]).data ?? null) : null;
