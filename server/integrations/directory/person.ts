// What is read from the directory's tokens, once they have been checked.
import { z } from "zod";
import { DirectoryError, type DirectoryIdentity, type DirectoryPerson } from "./adapter";

const text = z.string().trim().min(1).max(1_000);
const names = z.union([text.transform((one) => [one]), z.array(text)]).catch([]);
const optional = z.preprocess((value) => (typeof value === "string" ? value.trim().slice(0, 200) || null : null), z.string().nullable());

const identity = z.object({
  iss: text,
  sub: text,
  /** Microsoft Entra ID: the tenant, and the person whatever the application; `sub` is another one for each application. */
  tid: text.optional(),
  oid: text.optional(),
});
const person = identity.extend({
  roles: names.default([]),
  groups: names.default([]),
  preferred_username: optional.default(null),
  name: optional.default(null),
  email: optional.default(null),
});

/** Whom the claims name. With `tenant`, nobody of another one. Throws DirectoryError. */
export function identityIn(claims: unknown, tenant: string | undefined): DirectoryIdentity {
  const read = identity.safeParse(claims);
  if (!read.success) throw new DirectoryError("DIRECTORY_REFUSED", "CLAIMS_INCOMPLETE");
  const { iss, sub, tid = "", oid } = read.data;
  if (tenant !== undefined && tid !== tenant) throw new DirectoryError("DIRECTORY_NO_ACCESS", "OTHER_TENANT");
  return { issuer: iss, tenant: tid, object: oid ?? sub };
}

/** The same, with what else the directory says of them. Throws DirectoryError. */
export function personIn(claims: unknown, tenant: string | undefined): DirectoryPerson {
  const known = identityIn(claims, tenant);
  const { roles, groups, preferred_username: userName, name, email } = person.parse(claims);
  return { ...known, roles: [...roles, ...groups], userName, name, email };
}
