// One user or one specific profile comes under another local administrator; the rest of what its owner manages stays where it is.
import { and, eq, sql } from "drizzle-orm";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { administering, below, checkId } from "../administrator";
import { profileForUpdate } from "../profiles/specificProfiles.actions";
import type { SpecificProfileRow } from "../profiles/specificProfiles.queries";
import type { UserRow } from "../users/users.queries";
import { target } from "../users/users.targets";
import { heirOf, heirsOf } from "./localAdmins.queries";
import { estateOfProfile, estateOfUser } from "./moves.queries";

/** Gives a user another owner; a local administrator takes along what it owns. Every local administrator is locked: no circle of owners. */
export function moveUser(ctx: Context, given: string, to: string): Promise<UserRow> {
  const [id, heirId] = [checkId(given), checkId(to)];
  return administering(ctx, { needs: "admin.localAdmins", ids: [id, heirId], mayGo: true }, async (tx, now, viewer) => {
    const row = await target(tx, viewer, id);
    if (row.ownerId === heirId) return row;
    const isBelow = and(eq(users.id, heirId), sql`${users.id} in ${below(id)}`);
    if (id === heirId || (await tx.$count(users, isBelow))) throw new AppError("BAD_USER_INPUT", { field: "to" });
    const { id: ownerId } = await heirOf(tx, heirsOf(viewer, id), await estateOfUser(tx, id), heirId);
    const [moved] = await tx.update(users).set({ ownerId }).where(eq(users.id, id)).returning();
    const change = { before: { ownerId: row.ownerId }, after: { ownerId } };
    await record(tx, now, viewer.actor, { action: "user.move", model: "user", entityId: id, ...change });
    return moved!;
  });
}

/** Gives a specific profile another owner; whoever has the profile keeps it. */
export function moveSpecificProfile(ctx: Context, given: string, to: string): Promise<SpecificProfileRow> {
  const [id, heirId] = [checkId(given), checkId(to)];
  return administering(ctx, { needs: "admin.localAdmins", ids: [heirId], mayGo: true }, async (tx, now, viewer) => {
    const row = await profileForUpdate(tx, viewer, id);
    if (row.ownerId === heirId) return row;
    const { id: ownerId } = await heirOf(tx, heirsOf(viewer), await estateOfProfile(tx, id), heirId);
    const [moved] = await tx.update(specificProfiles).set({ ownerId }).where(eq(specificProfiles.id, id)).returning();
    const change = { before: { ownerId: row.ownerId }, after: { ownerId } };
    await record(tx, now, viewer.actor, { action: "specificProfile.move", model: "specificProfile", entityId: id, ...change });
    return moved!;
  });
}
