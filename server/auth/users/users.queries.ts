import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { isNamed } from "../../db/text/foldedNames";
import { centres } from "../../db/tables/instances";
import { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";
import { requireViewer, type Context } from "../context";
import type { Rights, SpecificLists } from "../permissions/scope";

export type User = typeof users.$inferSelect;
export type Account = User & { rights: Rights };

/** Returns whether a profile requires a second factor. Directory users have theirs at the directory. */
export const needsSecondFactor = ({ internal, rights: { generic, specific } }: Account): boolean =>
  !internal && Boolean(generic?.requiresTwoFactor || specific?.requiresTwoFactor);

export const specificLists = sql<SpecificLists | null>`case when ${specificProfiles.id} is null then null else jsonb_build_object(
  'instanceIds', array(select instance_id from specific_profile_instances where profile_id = ${specificProfiles.id}),
  'contracts', (select coalesce(jsonb_agg(jsonb_build_object('instanceId', c.instance_id, 'clientId', c.client_id, 'contractId', c.contract_id)), '[]')
    from specific_profile_contracts c where c.profile_id = ${specificProfiles.id}),
  'supplierIds', array(select supplier_id from specific_profile_suppliers where profile_id = ${specificProfiles.id})) end`;

async function accountWhere(db: Reader, condition: SQL): Promise<Account | undefined> {
  const [row] = await db
    .select({
      user: users,
      generic: genericProfiles,
      specific: specificProfiles,
      lists: specificLists,
      instanceIds: sql<string[]>`to_jsonb(array(select instance_id from user_instances where user_id = ${users.id}))`,
    })
    .from(users)
    .leftJoin(genericProfiles, eq(genericProfiles.profileType, users.profileType))
    .leftJoin(specificProfiles, eq(specificProfiles.id, users.specificProfileId))
    .where(and(condition, isNull(users.disabledAt)));
  if (!row) return undefined;
  const { user, generic, specific, lists, instanceIds } = row;
  return {
    ...user,
    rights: {
      profileType: user.profileType,
      instanceIds: user.allInstances ? null : instanceIds,
      generic,
      specific: specific && lists && { ...specific, lists },
    },
  };
}

export const userByName = (db: Reader, name: string): Promise<Account | undefined> => accountWhere(db, isNamed("users", name));

export const userById = (db: Reader, id: string): Promise<Account | undefined> => accountWhere(db, eq(users.id, id));

export function requireUser(ctx: Context): { userId: string; sessionId: string } {
  const { actor, sessionId } = requireViewer(ctx);
  if (actor.kind !== "USER" || !sessionId) throw new AppError("FORBIDDEN");
  return { userId: actor.id, sessionId };
}

export async function centresInScope(db: Reader, scope: Scope): Promise<(typeof centres.$inferSelect)[]> {
  const all = db.select().from(centres);
  const inInstances = scope.instances === "all" ? all : all.where(inList(centres.instanceId, [...scope.instances, ""]));
  return inInstances.orderBy(asc(centres.instanceId), asc(centres.id));
}
