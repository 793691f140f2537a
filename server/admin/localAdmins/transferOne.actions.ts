import { and, eq, sql } from "drizzle-orm";
import type { MoveSpecificProfileInput } from "../../../schema/users/profiles";
import type { MoveUserInput } from "../../../schema/users/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { usersBelow } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction } from "../permissions/administrator";
import { profileForUpdate } from "../profiles/specificProfiles.actions";
import type { SpecificProfileRow } from "../profiles/specificProfiles.queries";
import type { UserRow } from "../users/users.queries";
import { userToChange } from "../users/users.lock";
import { replacementOf, possibleReplacements } from "./localAdmins.queries";
import { managedInstancesOfProfile, managedInstancesOfUser } from "./transferOne.queries";

/** A local administrator keeps what it owns. Locks all local administrators to prevent cycles of owners. */
export function moveUser(ctx: Context, input: MoveUserInput): Promise<UserRow> {
  const [id, replacementId] = [parseUuid(input.id), parseUuid(input.ownerId)];
  return administratorTransaction(
    ctx,
    { needs: "admin.localAdmins", ids: [id, replacementId], lockAllAdministrators: true },
    async (tx, now, viewer) => {
      const row = await userToChange(tx, viewer, id);
      if (row.ownerId === replacementId) return row;
      const isBelow = and(eq(users.id, replacementId), sql`${users.id} in ${usersBelow(id)}`);
      if (id === replacementId || (await tx.$count(users, isBelow))) throw new AppError("BAD_USER_INPUT", { field: "ownerId" });
      const { id: ownerId } = await replacementOf(
        tx,
        possibleReplacements(viewer, id),
        await managedInstancesOfUser(tx, id),
        replacementId,
      );
      const [user] = await tx.update(users).set({ ownerId }).where(eq(users.id, id)).returning();
      const change = { before: { ownerId: row.ownerId }, after: { ownerId } };
      await record(tx, now, viewer.actor, { action: "user.move", model: "user", entityId: id, ...change });
      return user!;
    },
  );
}

export function moveSpecificProfile(ctx: Context, input: MoveSpecificProfileInput): Promise<SpecificProfileRow> {
  const [id, replacementId] = [parseUuid(input.id), parseUuid(input.ownerId)];
  return administratorTransaction(
    ctx,
    { needs: "admin.localAdmins", ids: [replacementId], lockAllAdministrators: true },
    async (tx, now, viewer) => {
      const row = await profileForUpdate(tx, viewer, id);
      if (row.ownerId === replacementId) return row;
      const { id: ownerId } = await replacementOf(tx, possibleReplacements(viewer), await managedInstancesOfProfile(tx, id), replacementId);
      const [profile] = await tx.update(specificProfiles).set({ ownerId }).where(eq(specificProfiles.id, id)).returning();
      const change = { before: { ownerId: row.ownerId }, after: { ownerId } };
      await record(tx, now, viewer.actor, { action: "specificProfile.move", model: "specificProfile", entityId: id, ...change });
      return profile!;
    },
  );
}
