// What claims and suppliers are searched for by, written in the transaction that writes them.
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { claimSearchKinds, searchKeys, supplierSearchKinds } from "../../schema/rules/search/searchKinds";
import type { Tx } from "./connect";
import type { claims } from "./tables/claims";
import { claimSearchKeys, supplierSearchKeys } from "./tables/searchKeys";
import type { suppliers } from "./tables/suppliers";

type ClaimRow = typeof claims.$inferSelect;
type SupplierRow = typeof suppliers.$inferSelect;

/** A table of keys: whose they are, and who may find it by them. */
interface KeyTable<Row extends { id: string }> {
  table: PgTable;
  /** Its column that names whose the key is. */
  owner: string;
  kinds: Parameters<typeof searchKeys>[0];
  /** Columns that say who may find it, with their types, and their values for a row. */
  scope: Readonly<Record<string, string>>;
  scopeOf: (row: Row) => Readonly<Record<string, string | boolean | null>>;
}

const ofClaims: KeyTable<ClaimRow> = {
  table: claimSearchKeys,
  owner: "claim_id",
  kinds: claimSearchKinds,
  scope: { open: "boolean", instance_id: "text", client_id: "text", contract_id: "text", supplier_id: "text" },
  scopeOf: ({ status, instanceId, clientId, contractId, proposed, supplierId }) => ({
    open: status !== "FINISHED",
    instance_id: instanceId,
    client_id: clientId,
    contract_id: contractId,
    supplier_id: proposed ? null : supplierId,
  }),
};

const ofSuppliers: KeyTable<SupplierRow> = {
  table: supplierSearchKeys,
  owner: "supplier_id",
  kinds: supplierSearchKinds,
  scope: { instance_id: "text", access: "supplier_access" },
  scopeOf: ({ instanceId, access }) => ({ instance_id: instanceId, access }),
};

interface Written<Row> {
  /** Null: the row is new. */
  before: Row | null;
  after: Row;
}

/** Of claims that were just written: what changed of the keys by which they are found, or of who finds them. */
export const writeClaimSearchKeys = (tx: Tx, written: readonly Written<ClaimRow>[]): Promise<void> =>
  writeKeys(tx, ofClaims, written.flatMap(changeOf(ofClaims)));

export const writeSupplierSearchKeys = (tx: Tx, written: readonly Written<SupplierRow>[]): Promise<void> =>
  writeKeys(tx, ofSuppliers, written.flatMap(changeOf(ofSuppliers)));

/** Gives claims, whose rows are locked, the keys that are right now in place of whatever they had. */
export const replaceClaimSearchKeys = (tx: Tx, rows: readonly ClaimRow[]): Promise<void> =>
  writeKeys(tx, ofClaims, rows.map(replacement(ofClaims)));

/** The same of suppliers. */
export const replaceSupplierSearchKeys = (tx: Tx, rows: readonly SupplierRow[]): Promise<void> =>
  writeKeys(tx, ofSuppliers, rows.map(replacement(ofSuppliers)));

interface KeyChange extends Record<string, unknown> {
  id: string;
  /** Of the keys that it has, those that stay; null: it has none. */
  kept: string[] | null;
  added: string[];
}

const keysOf = <Row extends { id: string }>({ kinds }: KeyTable<Row>, row: Row): string[] =>
  searchKeys(kinds, row as unknown as Record<string, string | null>);

const replacement =
  <Row extends { id: string }>(table: KeyTable<Row>) =>
  (row: Row): KeyChange => ({ id: row.id, kept: [], added: keysOf(table, row), ...table.scopeOf(row) });

/** None where the columns are the same that keys are made of: most of what is written is a time or a status. */
const changeOf =
  <Row extends { id: string }>(table: KeyTable<Row>) =>
  ({ before, after }: Written<Row>): KeyChange[] => {
    if (before === null) return [{ ...replacement(table)(after), kept: null }];
    const [former, scope] = [table.scopeOf(before), table.scopeOf(after)];
    if (Object.keys(scope).some((column) => former[column] !== scope[column])) return [replacement(table)(after)];
    if (table.kinds.every(({ field }) => before[field as keyof Row] === after[field as keyof Row])) return [];
    const [had, has] = [new Set(keysOf(table, before)), keysOf(table, after)];
    return [{ id: after.id, kept: has.filter((key) => had.has(key)), added: has.filter((key) => !had.has(key)), ...scope }];
  };

async function writeKeys<Row extends { id: string }>(tx: Tx, { table, owner, scope }: KeyTable<Row>, changes: KeyChange[]): Promise<void> {
  const stored = changes.filter(({ kept }) => kept !== null);
  // Looks into the index for each of them, also while PostgreSQL has no statistics of the table and would rather read all of it.
  if (stored.length)
    await tx.execute(sql`
      delete from ${table} where ctid = any(array(
        select k.ctid from ${records(stored, { id: "text", kept: "text[]" })}
        cross join lateral (select ctid, key from ${table} where ${sql.raw(owner)} = r.id offset 0) as k where k.key <> all(r.kept)))`);
  const growing = changes.filter(({ added }) => added.length);
  const columns = sql.raw(Object.keys(scope).join(", "));
  if (growing.length)
    await tx.execute(sql`
      insert into ${table} (${sql.raw(owner)}, key, ${columns})
      select id, key, ${columns} from ${records(growing, { id: "text", added: "text[]", ...scope })}, unnest(added) as key`);
}

const records = (rows: readonly KeyChange[], columns: Readonly<Record<string, string>>): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(${sql.raw(
    Object.entries(columns)
      .map((column) => column.join(" "))
      .join(", "),
  )})`;
