// What names a person in the directory: how it is stored, and how an administrator writes it down before that person has ever signed in.
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { peopleLimits } from "../../schema/rules/people";
import type { Tx } from "../db/connect";
import { users } from "../db/tables/users";
import type { Env } from "../platform/env";
import { AppError } from "../platform/errors";

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const printable = /^[\x21-\x7e]+$/;

/** An object id as it is stored: a GUID in small letters, whoever wrote it. */
export const storedObject = (object: string): string => (guid.test(object) ? object.toLowerCase() : object);

/** Users of this object, also one that was stored as the directory wrote it. */
export const isOfObject = (object: string): SQL => inArray(users.directoryObject, [storedObject(object), object]);

/** The columns of a user made ahead. Without OIDC_TENANT the tenant is not known before the first sign-in: it is stored then. */
export async function identityAhead(tx: Tx, env: Env, typed: string) {
  if (!env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
  const text = typed.trim();
  if (!printable.test(text) || text.length > peopleLimits.directoryObject)
    throw new AppError("BAD_USER_INPUT", { field: "directoryObject" });
  const same = and(eq(users.directoryIssuer, env.OIDC_ISSUER), isOfObject(text));
  if (await tx.$count(users, same)) throw new AppError("USER_EXISTS");
  const directoryObject = storedObject(text);
  return { internal: true, directoryIssuer: env.OIDC_ISSUER, directoryTenant: env.OIDC_TENANT ?? "", directoryObject };
}

/** The column of a user whose account will be known when somebody comes by its invitation. */
export function identityInvited(env: Env) {
  if (!env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
  return { internal: true };
}
