// Records name a supplier by its code; ids are unique everywhere (schema/rules/suppliers).
import { possibleSupplierIds, supplierIdOf } from "../../schema/rules/suppliers";
import { among } from "../db/among";
import type { Reader } from "../db/connect";
import { suppliers } from "../db/tables/suppliers";
import type { Scope } from "../platform/viewer";
import type { SupplierRecord } from "./suppliers.records";

/**
 * The records under the ids of the suppliers that they mean. A supplier of an AMA instance that the sender may not write to is none: what
 * its code means is looked for, or added, in the instances of the sender alone.
 */
export async function withStoredIds(
  db: Reader,
  { instances }: Pick<Scope, "instances">,
  records: readonly SupplierRecord[],
): Promise<SupplierRecord[]> {
  const own = instances === "all" ? [] : [...instances];
  const possible = records.flatMap(({ id, instanceId }) => [
    id,
    ...[instanceId ?? own].flat().flatMap((instance) => possibleSupplierIds(id, instance)),
  ]);
  const rows = await db
    .select({ id: suppliers.id, instanceId: suppliers.instanceId })
    .from(suppliers)
    .where(among(suppliers.id, [...new Set(possible)]));
  // One that a record of the batch adds is there for those after it.
  const found = new Map(rows.map(({ id, instanceId }) => [id, instanceId]));
  const isOwn = (instanceId: string | undefined): boolean => instanceId !== undefined && (instances === "all" || instances.has(instanceId));
  return records.map((record) => {
    const { id: code, instanceId } = record;
    const meant = (instance: string): string => supplierIdOf(code, instance, (id) => found.get(id), instances === "all");
    const known = [instanceId ?? own]
      .flat()
      .map(meant)
      .find((id) => isOwn(found.get(id)));
    // One of the sender's that is told to be of another instance moves there.
    if (known === undefined && isOwn(found.get(code))) return record;
    const id = known ?? (instanceId !== undefined && isOwn(instanceId) ? meant(instanceId) : code);
    if (known === undefined && isOwn(instanceId)) found.set(id, instanceId!);
    return { ...record, id };
  });
}
