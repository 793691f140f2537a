import { z } from "zod";
import { forbiddenText } from "../../../schema/rules/language/forbiddenText";
import { DirectoryError, type DirectoryIdentity, type DirectoryPerson } from "./adapter";

const text = z
  .string()
  .trim()
  .min(1)
  .max(1_000)
  .refine((value) => !forbiddenText.test(value));
const names = z
  .union([text.transform((name) => [name]), z.array(text.nullable().catch(null)).transform((list) => list.filter((name) => name !== null))])
  .catch([]);
const everyForbiddenCharacter = new RegExp(forbiddenText, "gu");
const optional = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(everyForbiddenCharacter, "").trim().slice(0, 200) || null : null),
  z.string().nullable(),
);

const identity = z.object({
  iss: text,
  sub: text,
  /** Microsoft Entra ID: tenant, and object id, which unlike `sub` is equal in all applications. */
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

/** Rejects other tenants if `tenant` is set. Throws DirectoryError. */
export function identityIn(claims: unknown, tenant: string | undefined): DirectoryIdentity {
  const read = identity.safeParse(claims);
  if (!read.success) throw new DirectoryError("DIRECTORY_REFUSED", "CLAIMS_INCOMPLETE");
  const { iss, sub, tid = "", oid } = read.data;
  if (tenant !== undefined && tid !== tenant) throw new DirectoryError("DIRECTORY_NO_ACCESS", "OTHER_TENANT");
  return { issuer: iss, tenant: tid, object: oid ?? sub };
}

export function personIn(claims: unknown, tenant: string | undefined): DirectoryPerson {
  const claimedIdentity = identityIn(claims, tenant);
  const { roles, groups, preferred_username: userName, name, email } = person.parse(claims);
  return { ...claimedIdentity, roles: [...roles, ...groups], userName, name, email };
}
