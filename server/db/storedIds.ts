import { possibleIds, storedIdOf } from "../../schema/rules/instanceIds";

interface CodedRecord {
  id: string;
  instanceId?: string;
}

/** Instances of the stored ids among these. `null`: the id was erased before its instance was kept, so every instance has it. */
type ReadInstances = (ids: string[]) => Promise<{ id: string; instanceId: string | null }[]>;

/**
 * Assigns stored or new ids to records. A record that names its instance never gets the row of another instance. Rows of instances that the
 * sender may not write to are ignored.
 */
export async function withStoredIds<Row extends CodedRecord>(
  instances: ReadonlySet<string> | "all",
  records: readonly Row[],
  readInstances: ReadInstances,
): Promise<Row[]> {
  const ownInstances = instances === "all" ? [] : [...instances];
  const possible = records.flatMap(({ id, instanceId }) => [
    id,
    ...[instanceId ?? ownInstances].flat().flatMap((instance) => possibleIds(id, instance)),
  ]);
  // Rows added by earlier records of the batch are found too.
  const stored = new Map((await readInstances([...new Set(possible)])).map(({ id, instanceId }) => [id, instanceId]));
  const isOwn = (instanceId: string | null | undefined): boolean =>
    instanceId === null || (instanceId !== undefined && (instances === "all" || instances.has(instanceId)));
  return records.map((record) => {
    const { id: code, instanceId } = record;
    const idIn = (instance: string): string => storedIdOf(code, instance, (id) => instanceIn(stored, id, instance), instances === "all");
    const knownId = [instanceId ?? ownInstances]
      .flat()
      .map(idIn)
      .find((id) => isOwn(stored.get(id)));
    const id = knownId ?? (instanceId !== undefined && isOwn(instanceId) ? idIn(instanceId) : code);
    if (knownId === undefined && instanceId !== undefined && isOwn(instanceId)) stored.set(id, instanceId);
    return { ...record, id };
  });
}

function instanceIn(stored: ReadonlyMap<string, string | null>, id: string, requestedInstance: string): string | undefined {
  const instanceId = stored.get(id);
  return instanceId === null ? requestedInstance : instanceId;
}
