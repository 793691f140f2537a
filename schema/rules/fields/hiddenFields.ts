// Fields that a specific profile can hide, per layer. Names are those of Claim for INCIDENTS and of Supplier for the others. Enforced by
// server/auth/permissions/fields.ts.
import { routeFigures } from "./routeFigures";
import { claimFields } from "./claimFields";
import { hideable, valuesOf, type FieldSource } from "./field";
import { fieldsAskedAbout, derivedFrom, rejections } from "./fieldSources";
import { supplierFields } from "./supplierFields";
import { tableOfLayer, type MapLayer } from "../lists/mapLayers";

export const typeOfLayer: Record<MapLayer, "Claim" | "Supplier"> = {
  INCIDENTS: "Claim",
  MOBILE: "Supplier",
  BASE: "Supplier",
  COLLABORATING: "Supplier",
};

export const claimFieldGroups: Readonly<Record<string, { type: string; fields: readonly string[] }>> = {
  routeFigures: { type: "RouteFigures", fields: routeFigures },
};
const groupTypeOf = new Map(Object.values(claimFieldGroups).flatMap(({ type, fields }) => fields.map((field) => [field, type] as const)));

const typeOfField = (layer: MapLayer, name: string): string =>
  (layer === "INCIDENTS" ? groupTypeOf.get(name) : undefined) ?? typeOfLayer[layer];

/**
 * Fields that cannot be hidden, with the reason. Values stored after evaluation, such as status or predicted arrival, are independent
 * fields and can be visible although their sources are hidden.
 */
export const alwaysVisible: Record<"Claim" | "Supplier", Readonly<Record<string, string>>> = {
  Claim: valuesOf(claimFields, "alwaysVisible"),
  Supplier: valuesOf(supplierFields, "alwaysVisible"),
};
/** Encodes the id, which is always visible. Not a field of the catalogue, because every type has it. */
export const globalIdField = "globalId";
const hideableClaimFields = hideable(claimFields);
const hideableSupplierFields = hideable(supplierFields);

export const hideableFields = (layer: MapLayer): readonly string[] =>
  layer === "INCIDENTS" ? hideableClaimFields : hideableSupplierFields;
export const allHideableFields: readonly string[] = [...new Set([...hideableClaimFields, ...hideableSupplierFields])];

export type HiddenFields = Readonly<Partial<Record<MapLayer, ReadonlySet<string>>>>;

const isHiddenByProfile = (hidden: HiddenFields, layer: MapLayer, name: string): boolean =>
  hidden[layer]?.has(name) === true && !Object.hasOwn(alwaysVisible[typeOfLayer[layer]], name);

export const isFieldHidden = (hidden: HiddenFields, layer: MapLayer, field: string): boolean => {
  const [type, name] = field.split(".") as [string, string];
  return (
    (type === typeOfField(layer, name) && isHiddenByProfile(hidden, layer, name)) ||
    (derivedFrom[field] ?? []).some((source) => isHiddenByProfile(hidden, ...layerAndName(layer, source)))
  );
};

export const isHidden = (hidden: HiddenFields, layer: MapLayer, name: string): boolean =>
  isFieldHidden(hidden, layer, `${typeOfField(layer, name)}.${name}`);

function layerAndName(layer: MapLayer, source: FieldSource): [MapLayer, string] {
  const [first, second] = source.split(".") as [string, string | undefined];
  return second === undefined ? [layer, first] : [first as MapLayer, second];
}

/** Returns whether any profile can hide the field. Fields outside claims and suppliers are visible unless listed here. */
export function canBeHidden(type: string, name: string): boolean {
  if (name === globalIdField) return false;
  if (type === "Claim" && Object.hasOwn(claimFieldGroups, name)) return false;
  if (type === "Claim" || type === "Supplier") return !Object.hasOwn(alwaysVisible[type], name);
  return groupTypeOf.get(name) === type || Object.hasOwn(derivedFrom, `${type}.${name}`);
}

/** Returns whether an input field or operation (`Query.kpiSettingsPreview`) would reveal a field that is hidden in one of the layers. */
export const asksHidden = (hidden: HiddenFields, layers: readonly MapLayer[], fieldName: string): boolean =>
  (fieldsAskedAbout[fieldName] ?? []).some((source) => layers.some((layer) => isHidden(hidden, ...layerAndName(layer, source))));

/** Returns whether the viewer sees calls to people: their processes, failed calls to the contact centre, and contact list entries. */
export const canSeeContacts = (hidden: HiddenFields): boolean => !asksHidden(hidden, ["INCIDENTS"], "Query.contactListEntries");

/** Returns whether the viewer sees calls of actions to the assistance system, which reveal the action. */
export const canSeeActionCalls = (hidden: HiddenFields): boolean => !isFieldHidden(hidden, "INCIDENTS", "Alarm.operation");

/** Layers of operations that concern specific ones; all others concern every layer that the viewer sees. */
export const layersAsked = {
  "Query.claims": ["INCIDENTS"],
  "Query.mobileSuppliers": ["MOBILE"],
  "Query.bases": ["BASE"],
  "Query.collaborators": ["COLLABORATING"],
  "Query.suppliers": ["MOBILE", "BASE", "COLLABORATING"],
  "Mutation.exportClaims": ["INCIDENTS"],
  "Mutation.exportMobileSuppliers": ["MOBILE"],
  "Mutation.exportBases": ["BASE"],
  "Mutation.exportCollaborators": ["COLLABORATING"],
  "Query.kpiSettingsPreview": ["INCIDENTS"],
  "Query.contactListEntries": ["INCIDENTS"],
  "Query.supplierFilter": ["INCIDENTS"],
} as const satisfies Record<string, readonly MapLayer[]>;

/** Same as `asksHidden`, for a client that only knows its visible columns. Returns false if the viewer sees none of the layers. */
export function canAsk(canSeeColumn: (column: string) => boolean, layers: readonly MapLayer[], fieldName: string): boolean {
  const canSeeField = (layer: MapLayer, name: string): boolean => canSeeColumn(`${tableOfLayer[layer]}.${name}`);
  const hides = (layer: MapLayer, name: string): boolean => hideableFields(layer).includes(name) && !canSeeField(layer, name);
  const visibleLayers = layers.filter((layer) => canSeeField(layer, "id"));
  return (
    visibleLayers.length > 0 &&
    !(fieldsAskedAbout[fieldName] ?? []).some((source) => visibleLayers.some((layer) => hides(...layerAndName(layer, source))))
  );
}

export function rejectionShown(hidden: HiddenFields, code: string): string {
  const { codes, of, shownAs: says, cancelled } = rejections;
  const hides = (names: readonly string[]): boolean => names.some((name) => isHidden(hidden, "INCIDENTS", name));
  if (code === cancelled.code && hides(cancelled.of)) return cancelled.says;
  return (codes as readonly string[]).includes(code) && hides(of) ? says : code;
}

/** Returns the visible fields of the layers, with the layer's table as prefix: `incidents.plate`. */
export const visibleColumns = (layers: readonly MapLayer[], hidden: HiddenFields): string[] =>
  layers.flatMap((layer) =>
    [...Object.keys(alwaysVisible[typeOfLayer[layer]]), ...hideableFields(layer)]
      .filter((name) => !isHidden(hidden, layer, name))
      .map((name) => `${tableOfLayer[layer]}.${name}`),
  );
