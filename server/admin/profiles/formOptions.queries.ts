import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { ClientChoice, ProfileChoices } from "../../../schema/users/profiles";
import { hideableFields } from "../../../schema/rules/fields/hiddenFields";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { pageSize } from "../../db/page";
import { clients, contracts, instances } from "../../db/tables/instances";
import { AppError } from "../../platform/errors";
import { contractKey, contractParts, type Scope } from "../../platform/viewer";
import { containsText } from "../../db/text/containsText";

const DEFAULT_PAGE_SIZE = 40;

export async function instanceChoices(db: Reader, scope: Scope): Promise<(typeof instances.$inferSelect)[]> {
  const within = scope.instances === "all" ? undefined : inList(instances.id, [...scope.instances, ""]);
  return db.select().from(instances).where(within).orderBy(asc(instances.name), asc(instances.id));
}

export async function clientChoices(
  db: Reader,
  scope: Scope,
  instanceId: string,
  text: string | null,
  first: number | null,
): Promise<ClientChoice[]> {
  if (scope.instances !== "all" && !scope.instances.has(instanceId)) throw new AppError("NOT_FOUND");
  const instanceCount = await db.$count(instances, eq(instances.id, instanceId));
  if (!instanceCount) throw new AppError("NOT_FOUND");
  const clientRows = await db
    .select()
    .from(clients)
    .where(and(eq(clients.instanceId, instanceId), hasContractIn(scope), matchesText(text)))
    .orderBy(asc(clients.name), asc(clients.id))
    .limit(pageSize({ first }, DEFAULT_PAGE_SIZE));
  if (!clientRows.length) return [];
  const ids = clientRows.map(({ id }) => id);
  const rows = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.instanceId, instanceId), inList(contracts.clientId, ids)))
    .orderBy(asc(contracts.name), asc(contracts.id));
  return clientRows.map((client) => {
    const all = rows.filter(({ clientId }) => clientId === client.id);
    const visibleContracts = all.filter(
      ({ id }) => scope.contracts === "all" || scope.contracts.has(contractKey(instanceId, client.id, id)),
    );
    return { ...client, contracts: visibleContracts, mayHaveAll: all.length === 1 || visibleContracts.length < all.length };
  });
}

/** Clients without a contract in scope are not revealed. */
function hasContractIn({ contracts: visibleContracts }: Scope): SQL | undefined {
  if (visibleContracts === "all") return undefined;
  const ids = [...visibleContracts].map((key) => contractParts(key).slice(0, 2));
  return sql`(${clients.instanceId}, ${clients.id}) in (select e->>0, e->>1 from jsonb_array_elements(${JSON.stringify(ids)}::text::jsonb) e)`;
}

function matchesText(text: string | null): SQL | undefined {
  const matchesClient = containsText(text, sql`${clients.name}`, sql`${clients.id}`);
  const ofContract = containsText(text, sql`c.name`, sql`c.id`);
  return matchesClient && ofContract
    ? sql`(${matchesClient} or exists (select 1 from contracts c where c.instance_id = ${clients.instanceId} and c.client_id = ${clients.id} and ${ofContract}))`
    : undefined;
}

export const profileChoices = (scope: Scope): ProfileChoices => ({
  fields: mapLayers
    .filter((layer) => scope.layers.includes(layer))
    .map((layer) => ({ layer, fields: hideableFields(layer).filter((field) => !scope.hiddenFields[layer]?.has(field)) })),
  indicators: indicatorKeys.filter((key) => !scope.hiddenIndicators.has(key)),
});
