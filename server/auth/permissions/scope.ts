// Derives functionalities and scope of a user or key from its profiles. Scopes are built only here.
import { createHash } from "node:crypto";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { defaultFunctionalities, type Functionality } from "../../../schema/rules/access/functionalities";
import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { externalProfileTypes, type ProfileType } from "../../../schema/rules/access/profiles";
import { internalIndicatorKeys } from "../../../schema/rules/indicators/indicators";
import type { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { contractKey, type Scope } from "../../platform/viewer";

export interface Rights {
  profileType: ProfileType;
  /** `null` for all AMA instances, including future ones. */
  instanceIds: string[] | null;
  /** `null` if the generic profile has its defaults. */
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

/** A client without contracts, or a provider without suppliers, sees none of them. */
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
    hiddenIndicators: new Set([
      ...(specific?.hiddenIndicators ?? []),
      ...(externalProfileTypes.includes(profileType) ? internalIndicatorKeys : []),
    ]),
  };
  return { version: versionOf(scope), ...scope };
}

export function commonScope(left: Scope, other: Scope): Scope {
  const hiddenFields = Object.fromEntries(
    mapLayers.flatMap((layer) => {
      const hidden = [...(left.hiddenFields[layer] ?? []), ...(other.hiddenFields[layer] ?? [])];
      return hidden.length ? [[layer, new Set(hidden)]] : [];
    }),
  );
  const suppliers = commonSuppliers(left.suppliers, other.suppliers);
  const scope: Omit<Scope, "version"> = {
    instances: intersection(left.instances, other.instances),
    layers: mapLayers.filter(
      (layer) =>
        left.layers.includes(layer) && other.layers.includes(layer) && (layer === "INCIDENTS" || !isServingHidden(suppliers, hiddenFields)),
    ),
    contracts: intersection(left.contracts, other.contracts),
    suppliers,
    hiddenFields,
    hiddenIndicators: new Set([...left.hiddenIndicators, ...other.hiddenIndicators]),
  };
  return { version: versionOf(scope), ...scope };
}

/** Intersection with "serving" yields the named suppliers: the more restrictive set, whose rows the viewer may see anyway. */
function commonSuppliers(left: Scope["suppliers"], other: Scope["suppliers"]): Scope["suppliers"] {
  if (left === "serving" || other === "serving") {
    const supplierIds = left === "serving" ? other : left;
    return typeof supplierIds === "string" ? "serving" : supplierIds;
  }
  return intersection(left, other);
}

/** A client sees the suppliers that serve its claims, so none if the claim's supplier is hidden. */
const isServingHidden = (suppliers: Scope["suppliers"], hiddenFields: Scope["hiddenFields"]): boolean =>
  suppliers === "serving" && ["supplier", "proposed"].some((field) => isHidden(hiddenFields, "INCIDENTS", field));

const intersection = (left: ReadonlySet<string> | "all", other: ReadonlySet<string> | "all"): ReadonlySet<string> | "all" =>
  left === "all" ? other : other === "all" ? left : new Set([...left].filter((id) => other.has(id)));

const versionOf = (scope: object): string =>
  createHash("sha256")
    .update(JSON.stringify(scope, (_, value: unknown) => (value instanceof Set ? [...(value as Set<string>)].sort() : value)))
    .digest("base64url");
