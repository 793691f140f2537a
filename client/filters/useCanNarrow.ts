import { useCanFilterBy, useCanSeeField } from "../session/useCanSeeField";
import { type FilterPart, supplierParts } from "./filter";

/** What a filter is of: the map, or one list. */
export type Narrowed = "map" | "claims" | "mobileSuppliers" | "bases" | "collaborators";

/** Whether somebody may narrow it by a part: it says something of what is listed there, and asks about nothing that the profile hides. */
export function useCanNarrow(narrowed: Narrowed): (part: FilterPart) => boolean {
  const canFilterBy = useCanFilterBy();
  const canSeeClaims = useCanSeeField()("incidents.id");
  return (part) => {
    if (narrowed === "map") return (canSeeClaims || isSupplierPart(part)) && canFilterBy("map", part);
    if (narrowed === "claims") return part !== "access" && canFilterBy("claims", part);
    return isSupplierPart(part) && canFilterBy(narrowed, part === "supplierIds" ? "ids" : part);
  };
}

const isSupplierPart = (part: FilterPart): part is (typeof supplierParts)[number] =>
  (supplierParts as readonly FilterPart[]).includes(part);
