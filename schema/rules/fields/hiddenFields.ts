// Fields that a specific profile can hide, layer by layer, as the catalogue says, and what else tells of each. Names are those of the schema:
// Claim's for the layer of the incidents, Supplier's for the others. A hidden field is unknown everywhere (server/auth/permissions/fields.ts).
import { routeFigures } from "../claims/routes";
import { claimFields } from "./claimFields";
import { hideable, valuesOf, type FieldSource } from "./field";
import { fieldsAskedAbout, derivedFrom, rejections } from "./fieldSources";
import { supplierFields } from "./supplierFields";
import { tableOfLayer, type MapLayer } from "../map/map";

/** The type whose fields a layer has. */
export const typeOfLayer: Record<MapLayer, "Claim" | "Supplier"> = {
  INCIDENTS: "Claim",
  MOBILE: "Supplier",
  BASE: "Supplier",
  COLLABORATING: "Supplier",
};

/** Fields of a claim that stand together in a type of their own, by the field that answers it. Each is hidden by its own name, not all at once. */
export const claimFieldGroups: Readonly<Record<string, { type: string; fields: readonly string[] }>> = {
  routeFigures: { type: "RouteFigures", fields: routeFigures },
};
const groupTypeOf = new Map(Object.values(claimFieldGroups).flatMap(({ type, fields }) => fields.map((field) => [field, type] as const)));

/** The type that has a field of a layer. */
const typeOfField = (layer: MapLayer, name: string): string =>
  (layer === "INCIDENTS" ? groupTypeOf.get(name) : undefined) ?? typeOfLayer[layer];

/**
 * Fields that cannot be hidden, and why. Whoever may not know these may not see the layer. What is evaluated from hidden fields and stored as
 * a fact of its own (the status, when it is predicted that somebody arrives) is a field of its own, hidden or not.
 */
export const alwaysVisible: Record<"Claim" | "Supplier", Readonly<Record<string, string>>> = {
  Claim: valuesOf(claimFields, "alwaysVisible"),
  Supplier: valuesOf(supplierFields, "alwaysVisible"),
};
const hideableClaimFields = hideable(claimFields);
const hideableSupplierFields = hideable(supplierFields);

/** The fields of a layer that can be hidden. */
export const hideableFields = (layer: MapLayer): readonly string[] =>
  layer === "INCIDENTS" ? hideableClaimFields : hideableSupplierFields;
/** Each once, of all layers. */
export const allHideableFields: readonly string[] = [...new Set([...hideableClaimFields, ...hideableSupplierFields])];

/** Hidden fields of each layer, as a specific profile names them. */
export type HiddenFields = Readonly<Partial<Record<MapLayer, ReadonlySet<string>>>>;

const isHiddenByProfile = (hidden: HiddenFields, layer: MapLayer, name: string): boolean =>
  hidden[layer]?.has(name) === true && !Object.hasOwn(alwaysVisible[typeOfLayer[layer]], name);

/** Whether `Type.field`, of something that belongs to a layer, is unknown to whom these fields are hidden. */
export const isFieldHidden = (hidden: HiddenFields, layer: MapLayer, field: string): boolean => {
  const [type, name] = field.split(".") as [string, string];
  return (
    (type === typeOfField(layer, name) && isHiddenByProfile(hidden, layer, name)) ||
    (derivedFrom[field] ?? []).some((source) => isHiddenByProfile(hidden, ...layerAndName(layer, source)))
  );
};

/** The same of a field of the layer itself. */
export const isHidden = (hidden: HiddenFields, layer: MapLayer, name: string): boolean =>
  isFieldHidden(hidden, layer, `${typeOfField(layer, name)}.${name}`);

function layerAndName(layer: MapLayer, source: FieldSource): [MapLayer, string] {
  const [first, second] = source.split(".") as [string, string | undefined];
  return second === undefined ? [layer, first] : [first as MapLayer, second];
}

/** Whether a field is unknown to somebody, by what is hidden: all but those of claims and suppliers are known to everybody unless listed here. */
export function canBeHidden(type: string, name: string): boolean {
  if (type === "Claim" && Object.hasOwn(claimFieldGroups, name)) return false;
  if (type === "Claim" || type === "Supplier") return !Object.hasOwn(alwaysVisible[type], name);
  return groupTypeOf.get(name) === type || Object.hasOwn(derivedFrom, `${type}.${name}`);
}

/** Whether a field of an input, or a whole question (`Query.kpiSettingsPreview`), asks about something hidden in one of these layers. */
export const asksHidden = (hidden: HiddenFields, layers: readonly MapLayer[], asked: string): boolean =>
  (fieldsAskedAbout[asked] ?? []).some((source) => layers.some((layer) => isHidden(hidden, ...layerAndName(layer, source))));

/** Whether somebody sees calls to people at all: of processes that begin them, of failed calls to the contact centre, of who is on a list. */
export const canSeeContacts = (hidden: HiddenFields): boolean => !asksHidden(hidden, ["INCIDENTS"], "Query.contactListEntries");

/** Whether somebody sees calls that actions make to the assistance system: that there is one tells what was done with the claim. */
export const canSeeActionCalls = (hidden: HiddenFields): boolean => !isFieldHidden(hidden, "INCIDENTS", "Alarm.operation");

/** The layers that a question is about, where its name says so; any other one is about all that somebody sees. */
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

/**
 * The same to whoever knows only which columns it sees: whether a question about these layers, as far as it sees them, asks about nothing
 * that is hidden. Of layers that it does not see at all nothing can be asked.
 */
export function canAsk(canSeeColumn: (column: string) => boolean, layers: readonly MapLayer[], asked: string): boolean {
  const canSeeField = (layer: MapLayer, name: string): boolean => canSeeColumn(`${tableOfLayer[layer]}.${name}`);
  const hides = (layer: MapLayer, name: string): boolean => hideableFields(layer).includes(name) && !canSeeField(layer, name);
  const seen = layers.filter((layer) => canSeeField(layer, "id"));
  return seen.length > 0 && !(fieldsAskedAbout[asked] ?? []).some((source) => seen.some((layer) => hides(...layerAndName(layer, source))));
}

/** The code of a rejection as it is shown to those from whom these fields are hidden. */
export function rejectionShown(hidden: HiddenFields, code: string): string {
  const { codes, of, shownAs: says, cancelled } = rejections;
  const hides = (names: readonly string[]): boolean => names.some((name) => isHidden(hidden, "INCIDENTS", name));
  if (code === cancelled.code && hides(cancelled.of)) return cancelled.says;
  return (codes as readonly string[]).includes(code) && hides(of) ? says : code;
}

/** The fields of these layers that are shown, each after the layer's table and a dot: `incidents.plate`. */
export const visibleColumns = (layers: readonly MapLayer[], hidden: HiddenFields): string[] =>
  layers.flatMap((layer) =>
    [...Object.keys(alwaysVisible[typeOfLayer[layer]]), ...hideableFields(layer)]
      .filter((name) => !isHidden(hidden, layer, name))
      .map((name) => `${tableOfLayer[layer]}.${name}`),
  );
