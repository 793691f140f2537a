// Adds unknown services, centres, clients and contracts named by claim records. The newest record decides the name.
import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertRows, updateRows } from "../../db/bulk/rows";
import { centres, clients, contracts, services } from "../../db/tables/instances";
import { forgetAfterCommit } from "../../db/transaction";
import type { ClaimRecord } from "./claimRecord";

interface NamedReference {
  instanceId: string;
  clientId?: string;
  id: string;
  /** `null` if the records give only the code. The stored name is then kept; a new reference uses its code as name. */
  name: string | null;
  record: number;
}

export class ClaimReferences {
  private readonly mentioned: Record<Kind, Map<string, NamedReference>> = {
    services: new Map(),
    centres: new Map(),
    clients: new Map(),
    contracts: new Map(),
  };

  add({ instanceId, centreId, clientId, contractId, serviceId }: ClaimRow, received: ClaimRecord, record: number): void {
    const { serviceName, centreName, clientName, contractName } = received;
    this.remember("services", { instanceId, id: serviceId, name: serviceName ?? null, record });
    if (centreId !== null) this.remember("centres", { instanceId, id: centreId, name: centreName ?? null, record });
    if (clientId === null) return;
    this.remember("clients", { instanceId, id: clientId, name: clientName ?? null, record });
    if (contractId !== null) this.remember("contracts", { instanceId, clientId, id: contractId, name: contractName ?? null, record });
  }

  private remember(kind: Kind, reference: NamedReference): void {
    const key = JSON.stringify([reference.instanceId, reference.clientId, reference.id]);
    const earlier = this.mentioned[kind].get(key);
    if (!earlier || reference.name !== null) this.mentioned[kind].set(key, reference);
  }

  async haveChanged(tx: Tx): Promise<boolean> {
    return (await this.changes(tx)).some(({ added, renamed }) => added.length > 0 || renamed.length > 0);
  }

  /** Writes unknown references and new names. Each table is written in key order so that two batches cannot deadlock. */
  async write(tx: Tx): Promise<void> {
    for (const { table, added, renamed } of await this.changes(tx)) {
      await insertRows(tx, table, added.map((reference) => ({ ...reference, name: reference.name ?? reference.id })) as never[]);
      await updateRows(tx, table, renamed as never[], ["name"] as never[]);
      if (renamed.length) forgetAfterCommit(tx, "references");
    }
  }

  async newNames(tx: Tx): Promise<Partial<Record<Kind, object[]>>> {
    const changes = (await this.changes(tx)).filter(({ renamed }) => renamed.length > 0);
    return Object.fromEntries(changes.map(({ kind, renamed }) => [kind, renamed.map(({ record: _record, ...name }) => name)]));
  }

  async renamingRecords(tx: Tx): Promise<number[]> {
    return (await this.changes(tx)).flatMap(({ renamed }) => renamed.map(({ record }) => record));
  }

  private read: Promise<ReferenceChange[]> | undefined;
  private changes(tx: Tx): Promise<ReferenceChange[]> {
    return (this.read ??= this.readChanges(tx));
  }

  private async readChanges(tx: Tx): Promise<ReferenceChange[]> {
    if (!this.mentioned.services.size) return [];
    const inOrder = tables.map(({ kind }) =>
      [...this.mentioned[kind]].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reference]) => reference),
    );
    const storedNames = await readNames(tx, inOrder);
    return tables.map(({ kind, table }, i) => {
      const storedName = (place: number): string | undefined => storedNames.get(`${i} ${place}`);
      return {
        ...{ kind, table },
        added: inOrder[i]!.filter((_, place) => storedName(place) === undefined),
        renamed: inOrder[i]!.filter(({ name }, place) => name !== null && ![undefined, name].includes(storedName(place))),
      };
    });
  }
}

interface ReferenceChange {
  kind: Kind;
  table: PgTable;
  added: NamedReference[];
  renamed: NamedReference[];
}

type Kind = "services" | "centres" | "clients" | "contracts";
type KeyPart = "instanceId" | "clientId" | "id";
const columns = { instanceId: "instance_id", clientId: "client_id", id: "id" } as const satisfies Record<KeyPart, string>;

const tables: readonly { kind: Kind; table: PgTable; keys: readonly KeyPart[] }[] = [
  { kind: "services", table: services, keys: ["instanceId", "id"] },
  { kind: "centres", table: centres, keys: ["instanceId", "id"] },
  { kind: "clients", table: clients, keys: ["instanceId", "id"] },
  { kind: "contracts", table: contracts, keys: ["instanceId", "clientId", "id"] },
];

const sameKey = (keys: readonly KeyPart[]): SQL => sql.raw(keys.map((key) => `t.${columns[key]} = r."${key}"`).join(" and "));

async function readNames(tx: Tx, inOrder: readonly NamedReference[][]): Promise<Map<string, string>> {
  const selects = tables.map(
    ({ table, keys }, i) => sql`
      select ${i}::int as kind, r.place, t.name from ${table} t
      join jsonb_to_recordset(${JSON.stringify(inOrder[i]!.map((reference, place) => ({ ...reference, place })))}::text::jsonb)
        as r(place int, "instanceId" text, "clientId" text, id text) on ${sameKey(keys)}`,
  );
  const rows = await tx.execute<{ kind: number; place: number; name: string }>(sql.join(selects, sql` union all `));
  return new Map(rows.map(({ kind, place, name }) => [`${kind} ${place}`, name]));
}
