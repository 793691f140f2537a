import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { peopleLimits } from "../../../schema/rules/access/people";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { Env } from "../../platform/env";
import { AppError } from "../../platform/errors";

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const printable = /^[\x21-\x7e]+$/;

export const normalizedObjectId = (object: string): string => (guid.test(object) ? object.toLowerCase() : object);

/** Also matches ids stored with the directory's spelling. */
export const hasObjectId = (object: string): SQL => inArray(users.directoryObject, [normalizedObjectId(object), object]);

/** Serializes lookup and creation of the object's user until commit. Must be taken before any row lock, to avoid deadlocks. */
export const lockObjectId = (tx: Tx, issuer: string, object: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${normalizedObjectId(object)}`}, 0))`);

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

/** Columns of a user created ahead; requires the object's lock. Without OIDC_TENANT the tenant is stored at the first sign-in. */
export async function identityOfTypedObjectId(tx: Tx, env: Env, typed: string) {
  const { issuer, object } = parsedObjectId(env, typed);
  if (await tx.$count(users, and(eq(users.directoryIssuer, issuer), hasObjectId(object)))) throw new AppError("USER_EXISTS");
  return { internal: true, directoryIssuer: issuer, directoryTenant: env.OIDC_TENANT ?? "", directoryObject: normalizedObjectId(object) };
}

export function identityOfInvited(env: Env) {
  if (!env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
  return { internal: true };
}
