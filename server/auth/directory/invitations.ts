// Invitation of an internal user without known directory object: the first account that uses the link is bound to it.
import { eq } from "drizzle-orm";
import { record } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import { userOfInvitation, invalidateLinks } from "../../integrations/mail/mailTemplates";
import type { DirectoryIdentity } from "../../integrations/directory/adapter";
import { systemActor } from "../../platform/actor";
import { normalizedObjectId } from "./objectIds";
import type { User } from "../users/users.queries";

/**
 * Returns the locked user of a valid invitation; otherwise `undefined`. The lock precedes the second check, so that concurrent uses
 * cannot both succeed.
 */
export async function invitedUser(tx: Tx, now: Date, invitationHash: string): Promise<User | undefined> {
  const userId = await userOfInvitation(tx, now, invitationHash);
  if (userId === undefined) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  const isOpen = user?.internal && user.directoryObject === null && (await userOfInvitation(tx, now, invitationHash)) === userId;
  return isOpen ? user : undefined;
}

export async function bindInvited(tx: Tx, now: Date, user: User, { issuer, tenant, object }: DirectoryIdentity): Promise<void> {
  const identity = { directoryIssuer: issuer, directoryTenant: tenant, directoryObject: normalizedObjectId(object) };
  await tx.update(users).set(identity).where(eq(users.id, user.id));
  await invalidateLinks(tx, now, user.id);
  await record(tx, now, systemActor, { action: "user.bind", model: "user", entityId: user.id, after: identity });
}
