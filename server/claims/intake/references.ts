// Centres, clients, contracts and services that a claim names: one that is not known yet is added from its code and name.
import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertRows, updateRows } from "../../db/bulk/rows";
import { centres, clients, contracts, services } from "../../db/tables/instances";
import { forgetAfterCommit } from "../../db/transaction";
import type { ClaimRecord } from "./claimRecord";

/** Whatever is named; its own code is its name until a record brings a better one. */
interface NamedReference {
  instanceId?: string;
  clientId?: string;
  id: string;
  name: string;
}

/** What the claims of one batch name, each once. */
export class ClaimReferences {
  private readonly mentioned: Record<Kind, Map<string, NamedReference>> = {
    services: new Map(),
    centres: new Map(),
    clients: new Map(),
    contracts: new Map(),
  };

  /** Notes what a claim names. `row`: the claim after the record. */
  add({ instanceId, centreId, clientId, contractId, serviceId }: ClaimRow, record: ClaimRecord): void {
    remember(this.mentioned.services, { id: serviceId, name: record.serviceName ?? serviceId });
    if (centreId !== null) remember(this.mentioned.centres, { instanceId, id: centreId, name: record.centreName ?? centreId });
    if (clientId === null) return;
    remember(this.mentioned.clients, { instanceId, id: clientId, name: record.clientName ?? clientId });
    if (contractId !== null)
      remember(this.mentioned.contracts, { instanceId, clientId, id: contractId, name: record.contractName ?? contractId });
  }

  /** Whether one of them is not known yet, or known by its code alone and named now. */
  async areMissing(tx: Tx): Promise<boolean> {
    return (await this.changes(tx)).some(({ added, named }) => added.length > 0 || named.length > 0);
  }

  /** Adds those that are not there yet, each table in the order of its keys, so that two batches wait for each other at most once. */
  async insertMissing(tx: Tx): Promise<void> {
    for (const { table, added, named } of await this.changes(tx)) {
      await insertRows(tx, table, added as never[]);
      // Names that are only the code are replaced, unless somebody else has done so meanwhile.
      await updateRows(tx, table, named as never[], ["name"] as never[], sql`${table}.name = ${table}.id`);
      if (named.length) forgetAfterCommit(tx, "references");
    }
  }

  private read: Promise<ReferenceChange[]> | undefined;
  /** What each table lacks, read once. */
  private changes(tx: Tx): Promise<ReferenceChange[]> {
    return (this.read ??= this.readChanges(tx));
  }

  private async readChanges(tx: Tx): Promise<ReferenceChange[]> {
    const inOrder = tables.map(({ kind }) => [...this.mentioned[kind]].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one));
    const known = await knownNames(tx, inOrder);
    return tables.map(({ table }, i) => {
      const nameOf = (place: number): string | undefined => known.get(`${i} ${place}`);
      return {
        table,
        added: inOrder[i]!.filter((_, place) => nameOf(place) === undefined),
        named: inOrder[i]!.filter(({ id, name }, place) => nameOf(place) === id && name !== id),
      };
    });
  }
}

/** Rows that a table lacks, and those that have a name now. */
interface ReferenceChange {
  table: PgTable;
  added: NamedReference[];
  named: NamedReference[];
}

type Kind = "services" | "centres" | "clients" | "contracts";
type KeyPart = "instanceId" | "clientId" | "id";
const columns = { instanceId: "instance_id", clientId: "client_id", id: "id" } as const satisfies Record<KeyPart, string>;

/** Those that others refer to come first. */
const tables: readonly { kind: Kind; table: PgTable; keys: readonly KeyPart[] }[] = [
  { kind: "services", table: services, keys: ["id"] },
  { kind: "centres", table: centres, keys: ["instanceId", "id"] },
  { kind: "clients", table: clients, keys: ["instanceId", "id"] },
  { kind: "contracts", table: contracts, keys: ["instanceId", "clientId", "id"] },
];

function remember(noted: Map<string, NamedReference>, one: NamedReference): void {
  const key = JSON.stringify([one.instanceId, one.clientId, one.id]);
  const known = noted.get(key);
  if (!known || known.name === known.id) noted.set(key, one);
}

const sameKey = (keys: readonly KeyPart[]): SQL => sql.raw(keys.map((key) => `t.${columns[key]} = r."${key}"`).join(" and "));

/** Names of those that are there, by table and place, in one statement. */
async function knownNames(tx: Tx, inOrder: readonly NamedReference[][]): Promise<Map<string, string>> {
  const asked = tables.map(
    ({ table, keys }, i) => sql`
      select ${i}::int as kind, r.place, t.name from ${table} t
      join jsonb_to_recordset(${JSON.stringify(inOrder[i]!.map((one, place) => ({ ...one, place })))}::text::jsonb)
        as r(place int, "instanceId" text, "clientId" text, id text) on ${sameKey(keys)}`,
  );
  const found = await tx.execute<{ kind: number; place: number; name: string }>(sql.join(asked, sql` union all `));
  return new Map(found.map(({ kind, place, name }) => [`${kind} ${place}`, name]));
}
