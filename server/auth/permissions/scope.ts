// What a user or a key may do and see, from its profiles. The one place where a scope is made.
import { createHash } from "node:crypto";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { defaultFunctionalities, type Functionality } from "../../../schema/rules/access/functionalities";
import { mapLayers, type MapLayer } from "../../../schema/rules/map/map";
import type { ProfileType } from "../../../schema/rules/access/profiles";
import type { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { contractKey, type Scope } from "../../platform/viewer";

/** A user's or a key's rights as they are stored. */
export interface Rights {
  profileType: ProfileType;
  /** Null: every AMA instance, also those to come. */
  instanceIds: string[] | null;
  /** Null: as a new installation has it. */
  generic: typeof genericProfiles.$inferSelect | null;
  specific: (typeof specificProfiles.$inferSelect & { lists: SpecificLists }) | null;
}

export interface SpecificLists {
  instanceIds: string[];
  contracts: { instanceId: string; clientId: string; contractId: string }[];
  supplierIds: string[];
}

const functionalityOfLayer: Record<MapLayer, Functionality> = {
  INCIDENTS: "layer.incidents",
  MOBILE: "layer.mobile",
  BASE: "layer.base",
  COLLABORATING: "layer.collaborating",
};

export const functionalitiesOf = ({ profileType, generic }: Pick<Rights, "profileType" | "generic">): ReadonlySet<Functionality> =>
  generic ? new Set(generic.functionalities as Functionality[]) : defaultFunctionalities[profileType];

/** What the rights let through. A client without contracts, and a provider without suppliers, see nothing of them. */
export function scopeOf(rights: Rights): Scope {
  const { profileType, specific } = rights;
  const may = functionalitiesOf(rights);
  const lists = specific?.lists;
  const restrictedTo = <T>(chosen: T[] | undefined, always: boolean): ReadonlySet<T> | "all" =>
    chosen?.length ? new Set(chosen) : always ? new Set<T>() : "all";
  const hiddenFields = Object.fromEntries(
    Object.entries(specific?.hiddenFields ?? {}).flatMap(([layer, fields]) => (fields.length ? [[layer, new Set(fields)]] : [])),
  );
  const suppliers = profileType === "CLIENTE" ? "serving" : restrictedTo(lists?.supplierIds, profileType === "PROVEEDOR");
  const scope: Omit<Scope, "version"> = {
    instances: intersection(rights.instanceIds ? new Set(rights.instanceIds) : "all", restrictedTo(lists?.instanceIds, false)),
    layers: mapLayers.filter(
      (layer) =>
        may.has(functionalityOfLayer[layer]) &&
        !specific?.hiddenLayers.includes(layer) &&
        (layer === "INCIDENTS" || !isServingHidden(suppliers, hiddenFields)),
    ),
    contracts: restrictedTo(
      lists?.contracts.map(({ instanceId, clientId, contractId }) => contractKey(instanceId, clientId, contractId)),
      profileType === "CLIENTE",
    ),
    suppliers,
    hiddenFields,
    hiddenIndicators: new Set(specific?.hiddenIndicators),
  };
  return { version: versionOf(scope), ...scope };
}

/** What both let through. */
export function commonScope(one: Scope, other: Scope): Scope {
  const hiddenFields = Object.fromEntries(
    mapLayers.flatMap((layer) => {
      const hidden = [...(one.hiddenFields[layer] ?? []), ...(other.hiddenFields[layer] ?? [])];
      return hidden.length ? [[layer, new Set(hidden)]] : [];
    }),
  );
  const suppliers = commonSuppliers(one.suppliers, other.suppliers);
  const scope: Omit<Scope, "version"> = {
    instances: intersection(one.instances, other.instances),
    layers: mapLayers.filter(
      (layer) =>
        one.layers.includes(layer) && other.layers.includes(layer) && (layer === "INCIDENTS" || !isServingHidden(suppliers, hiddenFields)),
    ),
    contracts: intersection(one.contracts, other.contracts),
    suppliers,
    hiddenFields,
    hiddenIndicators: new Set([...one.hiddenIndicators, ...other.hiddenIndicators]),
  };
  return { version: versionOf(scope), ...scope };
}

/** Beside suppliers that are named, "serving" has nothing to say: these are fewer, and nobody but whoever is narrowed to them sees them. */
function commonSuppliers(one: Scope["suppliers"], other: Scope["suppliers"]): Scope["suppliers"] {
  if (one === "serving" || other === "serving") {
    const named = one === "serving" ? other : one;
    return typeof named === "string" ? "serving" : named;
  }
  return intersection(one, other);
}

/** Whom a client sees of the suppliers is those who serve its claims: who may not know who serves them sees none. */
const isServingHidden = (suppliers: Scope["suppliers"], hiddenFields: Scope["hiddenFields"]): boolean =>
  suppliers === "serving" && ["supplier", "proposed"].some((field) => isHidden(hiddenFields, "INCIDENTS", field));

const intersection = (one: ReadonlySet<string> | "all", other: ReadonlySet<string> | "all"): ReadonlySet<string> | "all" =>
  one === "all" ? other : other === "all" ? one : new Set([...one].filter((id) => other.has(id)));

/** The same for the same scope, on every node. */
const versionOf = (scope: object): string =>
  createHash("sha256")
    .update(JSON.stringify(scope, (_, value: unknown) => (value instanceof Set ? [...(value as Set<string>)].sort() : value)))
    .digest("base64url");
