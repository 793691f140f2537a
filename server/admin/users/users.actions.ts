import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { isUserName } from "../../../schema/rules/access/people";
import type { ChangeUserInput, CreateUserInput } from "../../../schema/users/users";
import { record } from "../../audit/record";
import { requireConfirmedPassword } from "../../auth/account/confirmPassword";
import type { Context } from "../../auth/context";
import { identityOfTypedObjectId, identityOfInvited, lockTypedObjectId } from "../../auth/directory/objectIds";
import { permissionsChanged } from "../../auth/permissions/permissionsVersion";
import type { Tx } from "../../db/connect";
import { emailColumns, userNameColumns } from "../../db/text/foldedNames";
import { apiKeys } from "../../db/tables/keys";
import { specificProfiles } from "../../db/tables/profiles";
import { userInstances, users } from "../../db/tables/users";
import { emailChanged } from "../../integrations/mail/emailChanged";
import { mailUser } from "../../integrations/mail/mailUser";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction } from "../permissions/administrator";
import { monotonicNow } from "../../platform/monotonicNow";
import { userFactsOf, validatedUser, type UserFacts } from "./users.input";
import type { UserRow } from "./users.queries";
import { checkAdministratorsLeft, userToChange } from "./users.lock";

/**
 * External users receive a password link. Internal users sign in with exactly the given directory object, never matched by name or
 * e-mail, or with the account that accepts the invitation.
 */
export function createUser(
  ctx: Context,
  input: CreateUserInput,
  /** Derived from the import's request and line, so that a repeated import returns the existing user. */
  id: string = uuidv7(),
): Promise<UserRow> {
  const user = input.user.trim();
  if (!isUserName(user)) throw new AppError("USER_NAME_INVALID");
  const object = input.directoryObject;
  const first = object == null ? undefined : (tx: Tx): Promise<void> => lockTypedObjectId(tx, ctx.env, object);
  return administratorTransaction(ctx, { needs: "admin.users", lockFirst: first }, async (tx, now, viewer) => {
    const facts = await validatedUser(tx, viewer, input);
    if (input.invite && object != null) throw new AppError("BAD_USER_INPUT", { field: "invite" });
    const ahead = object == null ? null : await identityOfTypedObjectId(tx, ctx.env, object);
    const identity = input.invite ? identityOfInvited(ctx.env) : ahead;
    if (facts.email === null && !ahead) throw new AppError("EMAIL_INVALID");
    const profileColumns = {
      id,
      ...userNameColumns(user),
      ownerId: viewer.userId,
      creatorId: viewer.userId,
      createdAt: now,
      updatedAt: now,
    };
    const { instanceIds, ...columns } = facts;
    const [created] = await tx
      .insert(users)
      .values({ ...profileColumns, ...columns, ...emailColumns(facts.email), ...identity })
      .onConflictDoNothing()
      .returning();
    if (!created) {
      const [before] = await tx.select().from(users).where(eq(users.id, id));
      if (before) return before;
      throw new AppError("USER_EXISTS");
    }
    await setInstances(tx, created.id, instanceIds);
    if (!ahead) await mailUser(tx, now, { kind: input.invite ? "invitation" : "welcome", userId: created.id });
    await record(tx, now, viewer.actor, {
      action: "user.create",
      model: "user",
      entityId: created.id,
      after: { user, ...facts, ownerId: viewer.userId, ...identity },
    });
    return created;
  });
}

export function changeUser(ctx: Context, input: ChangeUserInput): Promise<UserRow> {
  const id = parseUuid(input.id);
  return administratorTransaction(ctx, { needs: "admin.users", ids: [id], lockAllAdministrators: true }, async (tx, now, viewer) => {
    const row = await userToChange(tx, viewer, id);
    const before = await userFactsOf(tx, row);
    const after = await validatedUser(tx, viewer, input, before);
    if (isDeepStrictEqual(before, after)) return row;
    if (input.updatedAt.getTime() !== row.updatedAt.getTime()) throw new AppError("CHANGED_MEANWHILE");
    assertChangeableFields(row, after);
    // A password reset mailed to another address would take over the account.
    if (after.email !== before.email) await requireConfirmedPassword(ctx, tx);
    const { instanceIds, ...columns } = after;
    // Choosing a profile dismisses the notice about the role that was not applied; the next sign-in shows it again if it still applies.
    const profileChanged = after.profileType !== before.profileType || after.specificProfileId !== before.specificProfileId;
    const [changed] = await tx
      .update(users)
      .set({
        ...columns,
        ...emailColumns(after.email),
        ...(profileChanged && { roleKept: null }),
        updatedAt: monotonicNow(now, row.updatedAt),
      })
      .where(eq(users.id, id))
      .returning();
    await setInstances(tx, id, instanceIds);
    if (after.email !== before.email) await emailChanged(tx, now, id, before.email, after.email);
    if (row.profileType === "LOCALADMIN") await assertAdministratorMayStep(tx, row, changed!);
    await record(tx, now, viewer.actor, { action: "user.change", model: "user", entityId: id, before, after });
    await permissionsChanged(tx);
    return changed!;
  });
}

/** Directory data cannot be changed here; password changes have a separate action. */
function assertChangeableFields(row: UserRow, after: UserFacts): void {
  if (row.internal && after.mustChangePassword) throw new AppError("INTERNAL_USER");
  if (!row.internal && after.email === null) throw new AppError("EMAIL_INVALID");
  if (row.profileType === "LOCALADMIN" && after.email !== row.email) throw new AppError("BAD_USER_INPUT", { field: "email" });
}

/** A user who stops being a local administrator must own nothing and must not be the last one. */
async function assertAdministratorMayStep(tx: Tx, before: UserRow, after: UserRow): Promise<void> {
  await checkAdministratorsLeft(tx, [before]);
  if (after.profileType === "LOCALADMIN") return;
  const owned = await Promise.all([
    tx.$count(users, eq(users.ownerId, after.id)),
    tx.$count(specificProfiles, eq(specificProfiles.ownerId, after.id)),
    tx.$count(apiKeys, eq(apiKeys.ownerId, after.id)),
  ]);
  if (owned.some((n) => n > 0)) throw new AppError("ADMINISTRATOR_OWNS");
}

async function setInstances(tx: Tx, userId: string, instanceIds: string[]): Promise<void> {
  await tx.delete(userInstances).where(eq(userInstances.userId, userId));
  if (instanceIds.length) await tx.insert(userInstances).values(instanceIds.map((instanceId) => ({ userId, instanceId })));
}
