import { and, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { textArray } from "../db/inList";
import { claims } from "../db/tables/claims";
import type { Scope } from "../platform/viewer";
import { compositeKey } from "../settings/references.loaders";

export const claimColumns = {
  Centre: [claims.instanceId, claims.centreId],
  Client: [claims.instanceId, claims.clientId],
  Contract: [claims.instanceId, claims.clientId, claims.contractId],
  Service: [claims.instanceId, claims.serviceId],
} as const satisfies Record<string, readonly AnyPgColumn[]>;

/** The given keys that a claim in scope refers to, open or finished. */
export async function referredKeys(
  db: Reader,
  scope: Scope,
  typeName: keyof typeof claimColumns,
  keys: readonly (readonly string[])[],
): Promise<Set<string>> {
  const columns: readonly AnyPgColumn[] = claimColumns[typeName];
  const names = columns.map((_, i) => sql.raw(`k${i}`));
  const arrays = columns.map((_, i) => textArray(keys.map((key) => key[i]!)));
  const isReferred = and(...columns.map((column, i) => sql`${column} = ${names[i]}`), claimsInScope(scope));
  const rows = await db.execute<Record<string, string>>(sql`
    select ${sql.join(names, sql`, `)} from unnest(${sql.join(arrays, sql`, `)}) as asked (${sql.join(names, sql`, `)})
    where exists (select from ${claims} where ${isReferred})`);
  return new Set(rows.map((row) => compositeKey(...columns.map((_, i) => row[`k${i}`]!))));
}
