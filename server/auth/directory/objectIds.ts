// What names a person in the directory: how it is stored, and how an administrator writes it down before that person has ever signed in.
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { peopleLimits } from "../../../schema/rules/access/people";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { Env } from "../../platform/env";
import { AppError } from "../../platform/errors";

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const printable = /^[\x21-\x7e]+$/;

/** An object id as it is stored: a GUID in small letters, whoever wrote it. */
export const normalizedObjectId = (object: string): string => (guid.test(object) ? object.toLowerCase() : object);

/** Users of this object, also one that was stored as the directory wrote it. */
export const hasObjectId = (object: string): SQL => inArray(users.directoryObject, [normalizedObjectId(object), object]);

/**
 * Until the end of the transaction nobody else looks for a user of this object, or makes one. It comes before any row that is locked, so that
 * nobody who waits for it has what its holder waits for.
 */
export const lockObjectId = (tx: Tx, issuer: string, object: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${normalizedObjectId(object)}`}, 0))`);

/** What an administrator has written down, locked. Throws DIRECTORY_ABSENT, BAD_USER_INPUT. */
export async function lockTypedObjectId(tx: Tx, env: Env, typed: string): Promise<void> {
  const { issuer, object } = parsedObjectId(env, typed);
  await lockObjectId(tx, issuer, object);
}

function parsedObjectId(env: Env, typed: string): { issuer: string; object: string } {
  if (!env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
  const object = typed.trim();
  if (!printable.test(object) || object.length > peopleLimits.directoryObject)
    throw new AppError("BAD_USER_INPUT", { field: "directoryObject" });
  return { issuer: env.OIDC_ISSUER, object };
}

/**
 * The columns of a user made ahead, whose object is locked. Without OIDC_TENANT the tenant is not known before the first sign-in: it is stored
 * then.
 */
export async function identityOfTypedObjectId(tx: Tx, env: Env, typed: string) {
  const { issuer, object } = parsedObjectId(env, typed);
  if (await tx.$count(users, and(eq(users.directoryIssuer, issuer), hasObjectId(object)))) throw new AppError("USER_EXISTS");
  return { internal: true, directoryIssuer: issuer, directoryTenant: env.OIDC_TENANT ?? "", directoryObject: normalizedObjectId(object) };
}

/** The column of a user whose account will be known when somebody comes by its invitation. */
export function identityOfInvited(env: Env) {
  if (!env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
  return { internal: true };
}
