import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { peopleLimits } from "../../../schema/rules/access/people";
import { DAY_MS } from "../../../schema/rules/durations";
import { record } from "../../audit/record";
import { inList } from "../../db/inList";
import type { Db } from "../../db/connect";
import { isNamed } from "../../db/text/foldedNames";
import { instances } from "../../db/tables/instances";
import { apiKeys } from "../../db/tables/keys";
import { specificProfiles } from "../../db/tables/profiles";
import { suppliers } from "../../db/tables/suppliers";
import { users } from "../../db/tables/users";
import { transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { confirmKey, type NewKeyOptions } from "./apiKeys";

export const DEFAULT_KEY_DAYS = 365;

type Profile = NonNullable<NewKeyOptions["profileType"]>;

export async function commandLineKeyFacts(
  db: Db,
  now: number,
  options: {
    profile?: Profile | undefined;
    specific?: string | undefined;
    instanceIds?: string[] | undefined;
    days?: number | undefined;
    supplierId?: string | undefined;
  },
): Promise<NewKeyOptions | string> {
  const { profile, specific, instanceIds, days = DEFAULT_KEY_DAYS, supplierId } = options;
  const [profileRow] = specific ? await db.select().from(specificProfiles).where(isNamed("specific_profiles", specific)) : [];
  if (specific && !profileRow) return `There is no specific profile ${specific}.`;
  if (profileRow && profile && profileRow.profileType !== profile) return `${profileRow.name} is a profile of ${profileRow.profileType}.`;
  const existingInstances = instanceIds && (await db.select({ id: instances.id }).from(instances).where(inList(instances.id, instanceIds)));
  const unknown = instanceIds?.find((id) => !existingInstances!.some((instance) => instance.id === id));
  if (unknown !== undefined) return `There is no AMA instance ${unknown}.`;
  if (supplierId !== undefined) {
    const inInstances = instanceIds && inList(suppliers.instanceId, instanceIds);
    if (!(await db.$count(suppliers, and(eq(suppliers.id, supplierId), inInstances)))) return `There is no supplier ${supplierId}.`;
  }
  if (!(days > 0 && days <= peopleLimits.keyDays)) return `Days are a number from 1 to ${peopleLimits.keyDays}.`;
  const profileType = profileRow?.profileType ?? profile;
  return {
    ...(profileType && { profileType }),
    ...(profileRow && { specificProfileId: profileRow.id }),
    ...(instanceIds && { instanceIds }),
    ...(supplierId !== undefined && { supplierId }),
    expiresAt: new Date(now + days * DAY_MS),
  };
}

export const allKeys = (db: Db) =>
  db
    .select({ key: apiKeys, owner: users.user })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.ownerId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));

export const confirmAnyKeys = (work: Work, selector: string): Promise<number> =>
  transaction(work, async (tx, now) => {
    const condition = selector === "all" ? undefined : sql`${apiKeys.id}::text = lower(${selector})`;
    const rows = await tx
      .select()
      .from(apiKeys)
      .where(and(isNotNull(apiKeys.unconfirmedSince), condition))
      .for("update");
    for (const row of rows) await confirmKey(tx, now, systemActor, row);
    return rows.length;
  });

export const revokeAnyKey = (work: Work, id: string): Promise<boolean> =>
  transaction(work, async (tx, now) => {
    const [row] = await tx
      .select()
      .from(apiKeys)
      .where(sql`${apiKeys.id}::text = lower(${id})`)
      .for("update");
    if (row && !row.revokedAt) {
      await tx.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, row.id));
      const [before, after] = [{ name: row.name }, { revokedAt: now }];
      await record(tx, now, systemActor, { action: "apiKey.revoke", model: "apiKey", entityId: row.id, before, after });
    }
    return row !== undefined;
  });
