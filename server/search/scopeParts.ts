import { sql, type SQL } from "drizzle-orm";
import { textArray } from "../db/inList";
import { contractParts, type Scope } from "../platform/viewer";

/** What a scope consists of: rows `part`, and the condition that a key `k` of a claim or a supplier lies in one of them. */
export interface Parts {
  from: SQL;
  on: SQL;
}

/** The parts of a scope of claims, by the column in which it is narrowest; `others`: what else narrows it. */
export function claimScopeParts({ instances, contracts, suppliers }: Scope): { parts: Parts; others: SQL[] } {
  const restrictions: Parts[] = [];
  if (typeof suppliers !== "string") restrictions.push(eachOf(suppliers, "supplier_id"));
  if (contracts !== "all") restrictions.push(eachContract(contracts));
  if (instances !== "all") restrictions.push(instanceParts(instances));
  const [parts = instanceParts("all"), ...others] = restrictions;
  return { parts, others: others.map(({ from, on }) => sql`exists (select from ${from} where ${on})`) };
}

export const instanceParts = (instances: Scope["instances"]): Parts =>
  instances === "all"
    ? { from: sql`(select id as instance_id from instances) as part`, on: sql`k.instance_id = part.instance_id` }
    : eachOf(instances, "instance_id");

const eachOf = (names: ReadonlySet<string>, column: string): Parts => ({
  from: sql`unnest(${textArray([...names])}) as part(${sql.raw(column)})`,
  on: sql`k.${sql.raw(column)} = part.${sql.raw(column)}`,
});

const eachContract = (contracts: ReadonlySet<string>): Parts => ({
  from: sql`(select e->>0, e->>1, e->>2 from jsonb_array_elements(${JSON.stringify([...contracts].map(contractParts))}::text::jsonb) as e)
    as part(instance_id, client_id, contract_id)`,
  on: sql`k.instance_id = part.instance_id and k.client_id = part.client_id and k.contract_id = part.contract_id`,
});
