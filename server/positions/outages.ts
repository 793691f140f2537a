import { and, isNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ResourceStatus } from "../../schema/rules/lists/suppliers";
import type { Tx } from "../db/connect";
import { inList } from "../db/inList";
import { insertRows } from "../db/bulk/rows";
import { outages } from "../db/tables/figures";
import type { Instant } from "../db/transaction";

const isOutage = (status: ResourceStatus): boolean => status === "MOBILE_DISCONNECTED" || status === "MOBILE_NO_LOCATION";

export async function followOutages(
  tx: Tx,
  now: Instant,
  changed: readonly { id: string; instanceId: string; before: ResourceStatus | null; status: ResourceStatus }[],
): Promise<void> {
  // A null status may end an outage; old statuses without a recorded outage match no row.
  const ended = changed.filter(({ before }) => before === null || isOutage(before)).map(({ id }) => id);
  if (ended.length)
    await tx
      .update(outages)
      .set({ until: now })
      .where(and(inList(outages.supplierId, ended), isNull(outages.until)));
  const newOutages = changed.filter(({ status }) => isOutage(status));
  await insertRows(
    tx,
    outages,
    newOutages.map(({ id, instanceId, status }) => ({ id: uuidv7(), supplierId: id, instanceId, status, since: now, until: null })),
  );
}
