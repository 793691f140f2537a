import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { inList, textArray } from "../db/inList";
import { claimSearchKeys, claimSupplierSearchKeys } from "../db/tables/searchKeys";
import { contractParts, type Scope } from "../platform/viewer";

/** Parts of a scope: rows `part`, and the join condition for a key `k`. */
export interface Parts {
  from: SQL;
  on: SQL;
}

/** Up to this number, each contract is scanned individually; above it, keys of whole AMA instances are read and filtered. */
const MAX_CONTRACTS = 100;

export const hasManyContracts = ({ contracts, suppliers }: Scope): boolean =>
  typeof suppliers === "string" && contracts !== "all" && contracts.size > MAX_CONTRACTS;

/** Table with the keys of a scope's claims, joined by the most selective column. */
interface ClaimParts {
  table: PgTable;
  parts: Parts;
  others: SQL[];
  /** Filter for keys in scope, where many may be out of scope. */
  fits: SQL;
}

export function claimScopeParts(scope: Scope, isExact: boolean): ClaimParts {
  const { instances, contracts, suppliers } = scope;
  const inInstances = instances === "all" ? [] : [inList(sql`instance_id`, [...instances])];
  if (typeof suppliers !== "string")
    return {
      table: claimSupplierSearchKeys,
      parts: eachOf(suppliers, "supplier_id"),
      others: [...inInstances, ...(contracts === "all" ? [] : [inContracts(contracts)])],
      fits: sql`true`,
    };
  const table = claimSearchKeys;
  if (contracts === "all") return { table, parts: instanceParts(instances), others: [], fits: sql`true` };
  if (isExact || !hasManyContracts(scope)) return { table, parts: eachContract(contracts), others: inInstances, fits: sql`true` };
  const ofContracts = new Set([...contracts].map((key) => contractParts(key)[0]!));
  return { table, parts: instanceParts(ofContracts), others: inInstances, fits: inContracts(contracts) };
}

export const instanceParts = (instances: Scope["instances"]): Parts =>
  instances === "all"
    ? { from: sql`(select id as instance_id from instances) as part`, on: sql`k.instance_id = part.instance_id` }
    : eachOf(instances, "instance_id");

const eachOf = (names: ReadonlySet<string>, column: string): Parts => ({
  from: sql`unnest(${textArray([...names])}) as part(${sql.raw(column)})`,
  on: sql`k.${sql.raw(column)} = part.${sql.raw(column)}`,
});

const partsOf = (contracts: ReadonlySet<string>): SQL =>
  sql`(select e->>0, e->>1, e->>2 from jsonb_array_elements(${JSON.stringify([...contracts].map(contractParts))}::text::jsonb) as e)`;

const eachContract = (contracts: ReadonlySet<string>): Parts => ({
  from: sql`${partsOf(contracts)} as part(instance_id, client_id, contract_id)`,
  on: sql`k.instance_id = part.instance_id and k.client_id = part.client_id and k.contract_id = part.contract_id`,
});

/** A row value instead of a join, so that PostgreSQL hashes the contracts once. */
const inContracts = (contracts: ReadonlySet<string>): SQL => sql`((instance_id, client_id, contract_id) in ${partsOf(contracts)}) is true`;
