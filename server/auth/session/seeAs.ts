// "See as": an administrator views the product through a specific profile, read-only. Rights are the intersection of both.
import { and, eq, isNotNull } from "drizzle-orm";
import type { SeeAs as SeeAsAnswer } from "../../../schema/users/seeAs";
import { record } from "../../audit/record";
import type { Reader, Tx } from "../../db/connect";
import { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { sessions } from "../../db/tables/sessions";
import { transaction } from "../../db/transaction";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { SeeAs, Viewer } from "../../platform/viewer";
import type { Context } from "../context";
import { permissionsChanged } from "../permissions/permissionsVersion";
import { commonScope, functionalitiesOf, type Rights, scopeOf } from "../permissions/scope";
import { requireUser, specificLists } from "../users/users.queries";

/** A deleted profile shows nothing. */
export async function seeThroughProfile(db: Reader, viewer: Viewer, profileId: string, since: Date): Promise<Viewer> {
  const rights = await rightsOfProfile(db, profileId);
  const profile = rights && { name: rights.specific!.name, profileType: rights.profileType };
  const seeAs: SeeAs = { profileId, profile, since };
  if (!rights) return { ...viewer, seeAs, functionalities: new Set(), scope: commonScope(viewer.scope, noScope) };
  const profileFunctionalities = functionalitiesOf(rights);
  return {
    ...viewer,
    seeAs,
    profileType: rights.profileType,
    functionalities: new Set([...profileFunctionalities].filter((functionality) => viewer.functionalities.has(functionality))),
    scope: commonScope(viewer.scope, scopeOf(rights)),
  };
}

const noScope = scopeOf({ profileType: "CLIENTE", instanceIds: [], generic: null, specific: null });

async function rightsOfProfile(db: Reader, id: string): Promise<Rights | null> {
  const [row] = await db
    .select({ specific: specificProfiles, generic: genericProfiles, lists: specificLists })
    .from(specificProfiles)
    .leftJoin(genericProfiles, eq(genericProfiles.profileType, specificProfiles.profileType))
    .where(eq(specificProfiles.id, id));
  if (!row) return null;
  const { specific, generic, lists } = row;
  return { profileType: specific.profileType, instanceIds: null, generic, specific: { ...specific, lists: lists! } };
}

export const toSeeAs = ({ profileId, profile, since }: SeeAs): SeeAsAnswer => ({
  profileId,
  name: profile?.name ?? null,
  profileType: profile?.profileType ?? null,
  since,
});

export async function endSeeAs(ctx: Context, profileId: string): Promise<SeeAsAnswer> {
  const { sessionId } = requireUser(ctx);
  const { actor, seeAs } = ctx.viewer!;
  if (seeAs?.profileId !== profileId) throw new AppError("NOT_FOUND");
  await transaction(ctx, (tx, now) => endViewOf(tx, now, actor, sessionId));
  return toSeeAs(seeAs);
}

export async function endViewOf(tx: Tx, now: Date, actor: Actor, sessionId: string, facts: object = {}): Promise<void> {
  const view = and(eq(sessions.id, sessionId), isNotNull(sessions.seeAsProfileId));
  const [row] = await tx.select().from(sessions).where(view).for("update");
  if (!row) return;
  await tx.update(sessions).set({ seeAsProfileId: null, seeAsSince: null }).where(eq(sessions.id, sessionId));
  const after = { sessionId, since: row.seeAsSince, ...facts };
  await record(tx, now, actor, { action: "seeAs.end", model: "specificProfile", entityId: row.seeAsProfileId!, after });
  await permissionsChanged(tx);
}
