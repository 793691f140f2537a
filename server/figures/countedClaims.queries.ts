// Inputs of the indicators from stored claims; evaluated by schema/rules/indicators/claimContributions.ts.
import { sql, type SQL } from "drizzle-orm";
import type { CountedClaim } from "../../schema/rules/indicators/claimContributions";
import { instantInputs, isAssigned, listInputs, valueInputs } from "../claims/queries/measureInputs.queries";
import type { Reader } from "../db/connect";
import { textArray } from "../db/inList";
import { claims } from "../db/tables/claims";

export interface Groupings {
  instanceId: string;
  clientId: string | null;
  contractId: string | null;
  serviceId: string | null;
  supplierId: string | null;
}

/** Includes counts of rows that are removed earlier than the claim; once counted they stay. */
export interface CountedClaimRow extends CountedClaim, Groupings {
  id: string;
}

const ms = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`;
const selectAs = (name: string, value: SQL): SQL => sql`${value} as ${sql.identifier(name)}`;
const inputs = [
  ...Object.entries(instantInputs).map(([name, { value, if: condition }]) =>
    selectAs(name, condition ? sql`case when ${condition} then ${ms(value)} end` : ms(value)),
  ),
  ...Object.entries(valueInputs).map(([name, value]) => selectAs(name, value)),
  ...Object.entries(listInputs).map(([name, { rows, at, more }]) => {
    const values = more ? sql`, 'lateSince', ${ms(more.lateSince)}, 'reasonCode', ${more.reasonCode}` : sql``;
    return selectAs(
      name,
      sql`(select coalesce(jsonb_agg(jsonb_build_object('at', ${ms(at)}${values}) order by ${at}, f.id), '[]') from ${rows})`,
    );
  }),
];

/** Missing claims are omitted. One statement. */
export const countedClaims = (db: Reader, ids: readonly string[]): Promise<CountedClaimRow[]> =>
  db.execute<CountedClaimRow & Record<string, unknown>>(sql`
    select ${claims.id}, ${claims.instanceId} as "instanceId", ${claims.clientId} as "clientId", ${claims.contractId} as "contractId",
      ${claims.serviceId} as "serviceId", case when ${isAssigned} then ${claims.supplierId} end as "supplierId",
      ${sql.join(inputs, sql`, `)}
    from ${claims} where ${claims.id} = any(${textArray(ids)})`);
