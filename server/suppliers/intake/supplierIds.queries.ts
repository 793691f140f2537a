// Records name a supplier by its code; ids are unique everywhere (schema/rules/suppliers).
import { possibleSupplierIds, supplierIdOf } from "../../../schema/rules/suppliers/suppliers";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { suppliers } from "../../db/tables/suppliers";
import type { Scope } from "../../platform/viewer";
import type { SupplierRecord } from "./supplierRecord";

/**
 * The records under the ids of the suppliers that they mean. A supplier of an AMA instance that the sender may not write to is none: what
 * its code means is looked for, or added, in the instances of the sender alone.
 */
export async function withStoredIds(
  db: Reader,
  { instances }: Pick<Scope, "instances">,
  records: readonly SupplierRecord[],
): Promise<SupplierRecord[]> {
  const ownInstances = instances === "all" ? [] : [...instances];
  const possible = records.flatMap(({ id, instanceId }) => [
    id,
    ...[instanceId ?? ownInstances].flat().flatMap((instance) => possibleSupplierIds(id, instance)),
  ]);
  const rows = await db
    .select({ id: suppliers.id, instanceId: suppliers.instanceId })
    .from(suppliers)
    .where(inList(suppliers.id, [...new Set(possible)]));
  // One that a record of the batch adds is there for those after it.
  const found = new Map(rows.map(({ id, instanceId }) => [id, instanceId]));
  const isOwn = (instanceId: string | undefined): boolean => instanceId !== undefined && (instances === "all" || instances.has(instanceId));
  return records.map((record) => {
    const { id: code, instanceId } = record;
    const meantId = (instance: string): string => supplierIdOf(code, instance, (id) => found.get(id), instances === "all");
    const knownId = [instanceId ?? ownInstances]
      .flat()
      .map(meantId)
      .find((id) => isOwn(found.get(id)));
    // One of the sender's whose record names another instance moves there.
    if (knownId === undefined && isOwn(found.get(code))) return record;
    const id = knownId ?? (instanceId !== undefined && isOwn(instanceId) ? meantId(instanceId) : code);
    if (knownId === undefined && isOwn(instanceId)) found.set(id, instanceId!);
    return { ...record, id };
  });
}
