import { useCanFilterBy, useCanSeeField } from "../session/useCanSeeField";
import { type FilterPart, supplierParts } from "./filter";

export type Narrowed = "map" | "claims" | "mobileSuppliers" | "bases" | "collaborators";

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
