// What claims and suppliers are searched for by, written in the transaction that writes them.
import { isDeepStrictEqual } from "node:util";
import { type Column, sql } from "drizzle-orm";
import { claimSearchKinds, searchKeys, supplierSearchKinds } from "../../schema/rules/search/searchKinds";
import type { Tx } from "./connect";
import { textArray } from "./inList";
import type { claims } from "./tables/claims";
import { claimSearchKeys, supplierSearchKeys } from "./tables/searchKeys";
import type { suppliers } from "./tables/suppliers";

type ClaimRow = typeof claims.$inferSelect;
type SupplierRow = typeof suppliers.$inferSelect;

/** All keys of a claim, and who may find it by them. */
const ofClaim = (row: ClaimRow) => ({
  id: row.id,
  keys: searchKeys(claimSearchKinds, row),
  open: row.status !== "FINISHED",
  instance: row.instanceId,
  client: row.clientId,
  contract: row.contractId,
  supplier: row.proposed ? null : row.supplierId,
});

const ofSupplier = (row: SupplierRow) => ({
  id: row.id,
  keys: searchKeys(supplierSearchKinds, row),
  instance: row.instanceId,
  access: row.access,
});

/** Gives claims, whose rows are locked, the keys that are right now in place of those that they had. */
export async function replaceClaimSearchKeys(tx: Tx, rows: readonly ClaimRow[]): Promise<void> {
  if (!rows.length) return;
  await removeKeys(tx, claimSearchKeys.claimId, rows);
  await tx.execute(sql`
    insert into claim_search_keys (claim_id, key, open, instance_id, client_id, contract_id, supplier_id)
    select id, key, open, instance, client, contract, supplier
    from jsonb_to_recordset(${JSON.stringify(rows.map(ofClaim))}::text::jsonb)
      as r(id text, keys text[], open boolean, instance text, client text, contract text, supplier text), unnest(keys) as key`);
}

/** The same of suppliers. */
export async function replaceSupplierSearchKeys(tx: Tx, rows: readonly SupplierRow[]): Promise<void> {
  if (!rows.length) return;
  await removeKeys(tx, supplierSearchKeys.supplierId, rows);
  await tx.execute(sql`
    insert into supplier_search_keys (supplier_id, key, instance_id, access)
    select id, key, instance, access
    from jsonb_to_recordset(${JSON.stringify(rows.map(ofSupplier))}::text::jsonb)
      as r(id text, keys text[], instance text, access supplier_access), unnest(keys) as key`);
}

/** Looks into the index for each of them, also while PostgreSQL has no statistics of the table and would rather read all of it. */
async function removeKeys(tx: Tx, owner: Column, rows: readonly { id: string }[]): Promise<void> {
  await tx.execute(sql`
    delete from ${owner.table} where ctid = any(array(
      select k.ctid from unnest(${textArray(rows.map(({ id }) => id))}) as gone(id)
      cross join lateral (select ctid from ${owner.table} where ${owner} = gone.id offset 0) as k))`);
}

interface Written<Row> {
  before: Row | null;
  after: Row;
}

/** Of claims that were just written: nothing where nothing changed by which a claim is found, or by whom. */
export const writeClaimSearchKeys = (tx: Tx, written: readonly Written<ClaimRow>[]): Promise<void> =>
  replaceClaimSearchKeys(tx, changed(written, ofClaim));

export const writeSupplierSearchKeys = (tx: Tx, written: readonly Written<SupplierRow>[]): Promise<void> =>
  replaceSupplierSearchKeys(tx, changed(written, ofSupplier));

const changed = <Row>(written: readonly Written<Row>[], keysOf: (row: Row) => object): Row[] =>
  written.filter(({ before, after }) => before === null || !isDeepStrictEqual(keysOf(before), keysOf(after))).map(({ after }) => after);
