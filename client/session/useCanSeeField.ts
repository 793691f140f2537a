import { canAsk, layersAsked } from "../../schema/rules/fields/hiddenFields";
import { type MapLayer, mapLayers } from "../../schema/rules/map/map";
import type { ClaimFilter, MapFilterInput, SupplierFilter } from "../gql/graphql";
import { useObservable } from "../store/observable";
import { session } from "./session";

/** Whether who is signed in may see a column: `incidents.plate`, as the login info names it. The server answers null for the others. */
export function useCanSeeField(): (column: string) => boolean {
  const current = useObservable(session);
  return (column) => current.status !== "in" || current.info.visibleColumns.includes(column);
}

/** What the server is asked for by a filter: its lists, and the map. */
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
 * Whether a list may be asked for by a part of its filter: `mayAsk("claims", "bounds")`. What asks about a hidden field is refused by the
 * server, so it is not offered, and left out of what was kept from earlier. Statuses and orders ask about nothing that can be hidden.
 */
export function useCanFilterBy(): <L extends List>(list: L, part: PartOf<L>) => boolean {
  const canSeeField = useCanSeeField();
  return (list, part) => canAsk(canSeeField, layersOf(list), `${filters[list]}.${part}`);
}

/** Parts of an action's input that the server checks against what may be hidden. */
export type SendableInput = "ConfirmArrivalInput.at" | "ConfirmCompletionInput.at";

/** Whether such a part may be sent. */
export function useCanSendInput(): (part: SendableInput) => boolean {
  const canSeeField = useCanSeeField();
  return (part) => canAsk(canSeeField, ["INCIDENTS"], part);
}
