import { canAsk, layersAsked } from "../../schema/rules/fields/hiddenFields";
import { type MapLayer, mapLayers } from "../../schema/rules/lists/mapLayers";
import type { ClaimFilter, MapFilterInput, SupplierFilter } from "../gql/graphql";
import { useObservable } from "../store/observable";
import { session } from "./session";

/** Checks a column of the login info, such as `incidents.plate`. The server returns null for hidden columns. */
export function useCanSeeField(): (column: string) => boolean {
  const current = useObservable(session);
  return (column) => current.status !== "in" || current.info.visibleColumns.includes(column);
}

const filters = {
  claims: "ClaimFilter",
  ...({
    suppliers: "SupplierFilter",
    mobileSuppliers: "SupplierFilter",
    bases: "SupplierFilter",
    collaborators: "SupplierFilter",
  } as const),
  map: "MapFilterInput",
} as const;
interface FilterTypes {
  ClaimFilter: ClaimFilter;
  SupplierFilter: SupplierFilter;
  MapFilterInput: MapFilterInput;
}

type List = keyof typeof filters;
type PartOf<L extends List> = keyof FilterTypes[(typeof filters)[L]] & string;
const layersOf = (list: List): readonly MapLayer[] => (list === "map" ? mapLayers : layersAsked[`Query.${list}`]);

/**
 * Checks a part of a list's filter. The server rejects filters on hidden fields, so they are not offered and are dropped from stored
 * filters.
 */
export function useCanFilterBy(): <L extends List>(list: L, part: PartOf<L>) => boolean {
  const canSeeField = useCanSeeField();
  return (list, part) => canAsk(canSeeField, layersOf(list), `${filters[list]}.${part}`);
}

export type SendableInput = "ConfirmArrivalInput.at" | "ConfirmCompletionInput.at";

export function useCanSendInput(): (part: SendableInput) => boolean {
  const canSeeField = useCanSeeField();
  return (part) => canAsk(canSeeField, ["INCIDENTS"], part);
}
