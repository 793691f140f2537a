import { sql } from "drizzle-orm";
import type { SaveSpecificProfileInput } from "../../../schema/users/profiles";
import { hideableFields } from "../../../schema/rules/fields/hiddenFields";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { isName, tidyName } from "../../../schema/rules/access/people";
import { scopeOf, type SpecificLists } from "../../auth/permissions/scope";
import type { Tx } from "../../db/connect";
import type { specificProfiles } from "../../db/tables/profiles";
import { AppError } from "../../platform/errors";
import { contractKey } from "../../platform/viewer";
import type { Administrator } from "../permissions/administrator";
import { checkInstances, isScopeWithin } from "../permissions/grants";
import { canSeeContract, suppliersVisibleTo, listsOutOfScope } from "./specificProfiles.visibility";

type Columns = "name" | "profileType" | "hiddenLayers" | "hiddenFields" | "hiddenIndicators" | "requiresTwoFactor";
export type ProfileFacts = Pick<typeof specificProfiles.$inferSelect, Columns> & SpecificLists;

/** Normalizes the input: distinct and ordered. Keeps entries of `before` that the viewer cannot see and therefore cannot remove. */
export async function validatedProfile(
  tx: Tx,
  viewer: Administrator,
  input: SaveSpecificProfileInput,
  before?: ProfileFacts,
): Promise<ProfileFacts> {
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  const { profileType, requiresTwoFactor } = input;
  if (profileType !== "PROVEEDOR" && input.supplierIds.length) throw new AppError("BAD_USER_INPUT", { field: "supplierIds" });
  const outOfScope = before ? await listsOutOfScope(tx, viewer.scope, before) : { instanceIds: [], contracts: [], supplierIds: [] };
  const facts: ProfileFacts = {
    ...{ name, profileType, requiresTwoFactor },
    instanceIds: [...(await checkInstances(tx, viewer, input.instanceIds)), ...outOfScope.instanceIds].sort(),
    contracts: await checkContracts(tx, viewer, input.contracts, outOfScope.contracts),
    // Only provider profiles have suppliers.
    supplierIds: [
      ...(await checkSuppliers(tx, viewer, input.supplierIds)),
      ...(profileType === "PROVEEDOR" ? outOfScope.supplierIds : []),
    ].sort(),
    ...hiddenOf(viewer, input),
  };
  const scope = scopeOfProfile(viewer, facts);
  if (!isScopeWithin(scope, viewer.scope) && !(before && isScopeWithin(scope, scopeOfProfile(viewer, before))))
    throw new AppError("BEYOND_OWN_RIGHTS");
  return facts;
}

function scopeOfProfile({ scope }: Administrator, facts: ProfileFacts) {
  const at = new Date(0);
  const specific = { id: "", foldedName: "", ownerId: null, createdAt: at, updatedAt: at, ...facts, lists: facts };
  const instanceIds = scope.instances === "all" ? null : [...scope.instances];
  // Includes all layers, independent of the parent's current functionalities.
  const generic = { profileType: facts.profileType, functionalities: allLayerFunctionalities, requiresTwoFactor: false, updatedAt: at };
  return scopeOf({ profileType: facts.profileType, instanceIds, generic, specific });
}
const allLayerFunctionalities = ["layer.incidents", "layer.mobile", "layer.base", "layer.collaborating"];

const validated = (field: string, there: readonly string[], requested: readonly string[]): string[] => {
  if (requested.some((id) => !there.includes(id))) throw new AppError("BAD_USER_INPUT", { field });
  return there.filter((id) => requested.includes(id));
};

/** Fields hidden from the viewer are hidden in the profile, even if its form did not include them. */
function hiddenOf(
  { scope }: Administrator,
  input: SaveSpecificProfileInput,
): Pick<ProfileFacts, "hiddenLayers" | "hiddenFields" | "hiddenIndicators"> {
  const { hiddenFields } = input;
  if (new Set(hiddenFields.map(({ layer }) => layer)).size < hiddenFields.length)
    throw new AppError("BAD_USER_INPUT", { field: "hiddenFields" });
  const fieldsOf = (layer: MapLayer): [MapLayer, string[]] => {
    const fields = hiddenFields.find((hidden) => hidden.layer === layer)?.fields ?? [];
    return [layer, validated("hiddenFields", hideableFields(layer), [...fields, ...(scope.hiddenFields[layer] ?? [])])];
  };
  return {
    hiddenLayers: mapLayers.filter((layer) => input.hiddenLayers.includes(layer) || !scope.layers.includes(layer)),
    hiddenFields: Object.fromEntries(mapLayers.map(fieldsOf).filter(([, fields]) => fields.length)),
    hiddenIndicators: validated("hiddenIndicators", indicatorKeys, [...input.hiddenIndicators, ...scope.hiddenIndicators]),
  };
}

const inOrder = <T>(rows: T[], key: (row: T) => string): T[] => rows.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));

/**
 * Locks the clients against concurrently arriving contracts. Throws NOT_FOUND for an invisible contract, PROFILE_ALL_CONTRACTS if all of
 * several contracts of a client are chosen.
 */
async function checkContracts(
  tx: Tx,
  { scope }: Administrator,
  requested: SaveSpecificProfileInput["contracts"],
  outOfScope: SpecificLists["contracts"],
): Promise<SpecificLists["contracts"]> {
  if (!requested.length) return outOfScope;
  const keyOf = (contract: SpecificLists["contracts"][number]): string =>
    contractKey(contract.instanceId, contract.clientId, contract.contractId);
  const unique = [
    ...new Map(
      [...requested, ...outOfScope].map(({ instanceId, clientId, contractId }) => [
        keyOf({ instanceId, clientId, contractId }),
        { instanceId, clientId, contractId },
      ]),
    ).values(),
  ];
  const chosen = sql`jsonb_to_recordset(${JSON.stringify(unique)}::text::jsonb) as r("instanceId" text, "clientId" text, "contractId" text)`;
  // An arriving contract locks its client's key, so the two serialize.
  await tx.execute(sql`
    select 1 from clients where (instance_id, id) in (select "instanceId", "clientId" from ${chosen}) order by instance_id, id for update`);
  const clients = await tx.execute<{ name: string; chosen: number; known: number }>(sql`
    select c.name, count(r."contractId")::int as chosen, count(*)::int as known
    from contracts k join clients c on c.instance_id = k.instance_id and c.id = k.client_id
    left join ${chosen} on r."instanceId" = k.instance_id and r."clientId" = k.client_id and r."contractId" = k.id
    where (k.instance_id, k.client_id) in (select "instanceId", "clientId" from ${chosen})
    group by c.instance_id, c.id, c.name order by c.name`);
  const existingCount = clients.reduce((sum, client) => sum + client.chosen, 0);
  if (existingCount < unique.length || !requested.every((contract) => canSeeContract(scope, contract))) throw new AppError("NOT_FOUND");
  const all = clients.find((client) => client.known > 1 && client.chosen === client.known);
  if (all) throw new AppError("PROFILE_ALL_CONTRACTS", { client: all.name });
  return inOrder(unique, keyOf);
}

/** Throws NOT_FOUND for suppliers that the viewer does not see. A viewer who sees all may also enter unknown ids. */
async function checkSuppliers(tx: Tx, { scope }: Administrator, requestedIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(requestedIds.map((id) => id.trim()))].sort();
  if (ids.some((id) => !id)) throw new AppError("BAD_USER_INPUT", { field: "supplierIds" });
  if ((await suppliersVisibleTo(tx, scope, ids)).size < ids.length) throw new AppError("NOT_FOUND");
  return ids;
}

export function profileFacts(row: typeof specificProfiles.$inferSelect, lists: SpecificLists): ProfileFacts {
  const { name, profileType, requiresTwoFactor, hiddenLayers, hiddenFields, hiddenIndicators } = row;
  const { instanceIds, contracts, supplierIds } = lists;
  const contractsInOrder = inOrder([...contracts], ({ instanceId, clientId, contractId }) => contractKey(instanceId, clientId, contractId));
  return {
    ...{ name, profileType, requiresTwoFactor },
    ...{ instanceIds: [...instanceIds].sort(), contracts: contractsInOrder, supplierIds: [...supplierIds].sort() },
    ...{ hiddenLayers, hiddenFields, hiddenIndicators },
  };
}
