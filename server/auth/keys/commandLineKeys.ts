// API keys as whoever has the machine sees and changes them: all of them, whoever's.
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { DAY_MS } from "../../../schema/rules/durations";
import { record } from "../../audit/record";
import { inList } from "../../db/inList";
import type { Db } from "../../db/connect";
import { isNamed } from "../../db/text/foldedNames";
import { instances } from "../../db/tables/instances";
import { apiKeys } from "../../db/tables/keys";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { confirmKey, type NewKeyOptions } from "./apiKeys";

type Profile = NonNullable<NewKeyOptions["profileType"]>;

/** What a key made on the machine may be besides its name and scopes; says in words what cannot be. */
export async function commandLineKeyFacts(
  db: Db,
  now: number,
  wanted: { profile?: Profile | undefined; specific?: string | undefined; instanceIds?: string[] | undefined; days?: number | undefined },
): Promise<NewKeyOptions | string> {
  const { profile, specific, instanceIds, days } = wanted;
  const [found] = specific ? await db.select().from(specificProfiles).where(isNamed("specific_profiles", specific)) : [];
  if (specific && !found) return `There is no specific profile ${specific}.`;
  if (found && profile && found.profileType !== profile) return `${found.name} is a profile of ${found.profileType}.`;
  const known = instanceIds && (await db.select({ id: instances.id }).from(instances).where(inList(instances.id, instanceIds)));
  const unknown = instanceIds?.find((id) => !known!.some((one) => one.id === id));
  if (unknown !== undefined) return `There is no AMA instance ${unknown}.`;
  if (days !== undefined && !(days > 0)) return "Days are a number above 0.";
  const profileType = found?.profileType ?? profile;
  return {
    ...(profileType && { profileType }),
    ...(found && { specificProfileId: found.id }),
    ...(instanceIds && { instanceIds }),
    ...(days !== undefined && { expiresAt: new Date(now + days * DAY_MS) }),
  };
}

/** Every key, the oldest first, with who manages it. */
export const allKeys = (db: Db) =>
  db
    .select({ key: apiKeys, owner: users.user })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.ownerId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));

/** Makes a key good again that is not since the database was restored, or all of them; answers how many. */
export const confirmAnyKeys = (work: Work, which: string): Promise<number> =>
  transaction(work, async (tx, now) => {
    const wanted = which === "all" ? undefined : sql`${apiKeys.id}::text = lower(${which})`;
    const rows = await tx
      .select()
      .from(apiKeys)
      .where(and(isNotNull(apiKeys.unconfirmedSince), wanted))
      .for("update");
    for (const row of rows) await confirmKey(tx, now, systemActor, row);
    return rows.length;
  });

/** Makes a key worthless, for good; false when there is none of this id. Twice is once. */
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
