import { sql } from "drizzle-orm";
import { keepsBusy, evaluateResourceStatus } from "../../schema/rules/suppliers/resourceStatus";
import { openClaimStatuses } from "../../schema/rules/lists/claims";
import type { FeedState, NetworkState, ResourceStatus } from "../../schema/rules/lists/suppliers";
import { appendChanges } from "../changes/appendChanges";
import type { Tx } from "../db/connect";
import { updateRows } from "../db/bulk/rows";
import { suppliers } from "../db/tables/suppliers";
import { instant } from "../db/transaction";
import { followOutages } from "./outages";
import { settingsInForce } from "../settings/settings.queries";

interface ResourceRow extends Record<string, unknown> {
  id: string;
  instance_id: string;
  name: string;
  version: string;
  status: ResourceStatus | null;
  due: number | null;
  network_state: NetworkState;
  feed_state: FeedState | null;
  connected: boolean | null;
  fix_at: number | null;
  busy: string;
  settings_version: string;
}

const busyStatuses = sql.raw(
  openClaimStatuses
    .filter(keepsBusy)
    .map((status) => `'${status}'`)
    .join(","),
);
const idList = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;

/**
 * Locks mobile suppliers in ID order. Called before writing rows that refer to them, to prevent deadlocks and allocation counts from
 * before a wait.
 */
export async function lockResources(tx: Tx, supplierIds: readonly string[]): Promise<void> {
  if (!supplierIds.length) return;
  await tx.execute(sql`select id from suppliers where access = 'MOBILE' and id in ${idList(supplierIds)} order by id for no key update`);
}

/**
 * Evaluates the status of mobile resources from allocations, feed and last position. Reads the time after locking, because the claims'
 * time was read before these locks.
 */
export async function evaluateResources(tx: Tx, supplierIds: readonly string[]): Promise<void> {
  if (!supplierIds.length) return;
  await lockResources(tx, supplierIds);
  const now = await instant(tx);
  const settings = await settingsInForce(tx, now);
  const rows = await tx.execute<ResourceRow>(sql`
    select s.id, s.instance_id, s.name, s.version, s.settings_version, s.status, extract(epoch from s.status_due_at) * 1000 as due, s.network_state, s.feed_state, s.connected,
      (select extract(epoch from p.fix_at) * 1000 from positions p where p.supplier_id = s.id)::float8 as fix_at,
      (select count(*) from claims c where c.supplier_id = s.id and c.proposed is not true and c.status in (${busyStatuses})) as busy
    from suppliers s where s.access = 'MOBILE' and s.id in ${idList(supplierIds)} order by s.id`);
  const evaluations = rows.map((row) => {
    const facts = {
      connected: row.connected,
      feedState: row.feed_state,
      fixAt: row.fix_at === null ? null : Number(row.fix_at),
      busyClaims: Number(row.busy),
    };
    const { values, version } = settings.of(row.instance_id);
    return { row, version, ...evaluateResourceStatus(facts, values, now.getTime()) };
  });
  const changedResources = evaluations.filter(
    ({ row, status, nextChangeAt, version }) =>
      status !== row.status || nextChangeAt !== (row.due === null ? null : Number(row.due)) || version !== Number(row.settings_version),
  );
  if (!changedResources.length) return;
  const written = changedResources.map(({ row, status, nextChangeAt, version }) => ({
    id: row.id,
    status,
    statusDueAt: nextChangeAt === null ? null : new Date(nextChangeAt),
    settingsVersion: version,
    version: Number(row.version) + (status === row.status ? 0 : 1),
  }));
  await updateRows(tx, suppliers, written, ["status", "statusDueAt", "settingsVersion", "version"]);
  const withOtherStatus = changedResources.filter(({ row, status }) => status !== row.status);
  await followOutages(
    tx,
    now,
    withOtherStatus.map(({ row, status }) => ({ id: row.id, instanceId: row.instance_id, before: row.status, status })),
  );
  await appendChanges(
    tx,
    withOtherStatus.map(({ row, status }) => ({
      kind: "supplier" as const,
      state: {
        id: row.id,
        version: Number(row.version) + 1,
        instanceId: row.instance_id,
        name: row.name,
        access: "MOBILE" as const,
        status,
        lon: null,
        lat: null,
        active: row.network_state === "ACTIVE",
      },
    })),
  );
}
