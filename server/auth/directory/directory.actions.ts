import { and, eq, isNull, lte } from "drizzle-orm";
import { defaultLocale } from "../../../schema/rules/language/locales";
import { record } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { handoffs, sessions } from "../../db/tables/sessions";
import { users } from "../../db/tables/users";
import { transaction, type Work } from "../../db/transaction";
import { DirectoryError, type DirectoryLogout, type DirectoryPerson } from "../../integrations/directory/adapter";
import { systemActor } from "../../platform/actor";
import type { RoleRule } from "../../platform/directoryRoles";
import { makeHandoff } from "./handoffs";
import { bindInvited, invitedUser } from "./invitations";
import { localeOfState, type DirectoryLogin } from "./pendingLogins";
import { createDirectoryUser, directoryUser, applyAssignedRole, assignedRoleOf } from "./directoryUsers";
import type { User } from "../users/users.queries";

export interface DirectoryReturn {
  person: DirectoryPerson;
  login: DirectoryLogin;
  browser: string;
}

/**
 * Signs a directory user in with its current role and returns the page's code; audits rejected users. An invitation binds an unused
 * account; if rejected it stays valid. Throws DirectoryError.
 */
export async function signInByDirectory(
  work: Work,
  rules: RoleRule[] | undefined,
  { person, login, browser }: DirectoryReturn,
): Promise<string> {
  const rule = rules?.find(({ role }) => person.roles.includes(role));
  const outcome = await transaction(work, async (tx, now) => {
    const bound = await directoryUser(tx, person);
    const invited = login.invitationHash === null ? undefined : await invitedUser(tx, now, login.invitationHash);
    const knownUser = invited ?? bound;
    const place = rule && (await assignedRoleOf(tx, rule));
    const unfit = login.invitationHash === null ? undefined : invited ? bound && "ACCOUNT_TAKEN" : "INVITATION";
    const why = unfit ?? rejectionReason(knownUser, rules, rule, place !== undefined);
    if (why) {
      await recordRejection(tx, now, person, knownUser, why);
      return { why };
    }
    if (invited) await bindInvited(tx, now, invited, person);
    if (knownUser?.directoryTenant === "" && person.tenant)
      await tx.update(users).set({ directoryTenant: person.tenant }).where(eq(users.id, knownUser.id));
    if (knownUser && place) await applyAssignedRole(tx, now, knownUser, place);
    const user = knownUser ?? (await createDirectoryUser(tx, now, person, place!, localeOfState(login.state) ?? defaultLocale));
    return { code: await makeHandoff(tx, now, user.id, browser, login.keepAlive) };
  });
  if (outcome.why) throw new DirectoryError(errorCodeOfReason[outcome.why] ?? "DIRECTORY_NO_ACCESS", outcome.why);
  return outcome.code!;
}

const errorCodeOfReason: Record<string, DirectoryError["code"]> = {
  INVITATION: "DIRECTORY_INVITATION",
  ACCOUNT_TAKEN: "DIRECTORY_ACCOUNT_TAKEN",
};

function rejectionReason(
  knownUser: User | undefined,
  rules: RoleRule[] | undefined,
  rule: RoleRule | undefined,
  placed: boolean,
): string | undefined {
  if (knownUser && !knownUser.internal) return "EXTERNAL";
  if (knownUser?.disabledAt) return "DISABLED";
  if (rules && !rule) return "NO_ROLE";
  if (rule && !placed) return "RULE_NAMES_NOTHING";
  if (!knownUser && !rule?.create) return "UNKNOWN";
  return undefined;
}

async function recordRejection(tx: Tx, now: Date, person: DirectoryPerson, knownUser: User | undefined, why: string): Promise<void> {
  const { issuer, tenant, object } = person;
  const after = { why, issuer, tenant, object };
  await record(tx, now, systemActor, { action: "session.refuse", model: "user", ...(knownUser && { entityId: knownUser.id }), after });
  if (knownUser && why === "NO_ROLE") await endSessionsBegunUntil(tx, now, knownUser.id, now);
}

export function logOutByDirectory(work: Work, logout: DirectoryLogout): Promise<number> {
  return transaction(work, async (tx, now) => {
    const user = await directoryUser(tx, logout);
    if (!user?.internal) return 0;
    const ended = await endSessionsBegunUntil(tx, now, user.id, logout.at);
    const after = { by: "directory", sessions: ended };
    await record(tx, now, systemActor, { action: "session.end", model: "user", entityId: user.id, after });
    return ended;
  });
}

async function endSessionsBegunUntil(tx: Tx, now: Date, userId: string, begunUntil: Date): Promise<number> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.endedAt), lte(sessions.createdAt, begunUntil));
  const ended = await tx.update(sessions).set({ endedAt: now }).where(open).returning({ id: sessions.id });
  await tx
    .update(handoffs)
    .set({ usedAt: now })
    .where(and(eq(handoffs.userId, userId), isNull(handoffs.usedAt)));
  return ended.length;
}
