import { useEffect, useMemo } from "react";
import { claimName } from "../../../schema/rules/claims/claimName";
import { layerOfAccess } from "../../../schema/rules/map/map";
import type { PinnedClaimQuery, PinnedSupplierQuery } from "../../gql/graphql";
import { usePinnedClaimQuery, usePinnedSupplierQuery } from "../../gql/hooks";
import type { FleetStore, PinnedPoint } from "../../mapkit/fleet/FleetStore";
import type { MapAddress } from "../address/mapAddress";

/** What is open is always drawn: also what the filter or the layers leave out, which is then answered as true, or what a cluster holds. */
export function usePinned(store: FleetStore, { shown, layers, claimStatuses, resourceStatuses }: MapAddress): boolean {
  const claimId = shown?.group === "claims" ? shown.id : null;
  const supplierId = shown?.group === "suppliers" ? shown.id : null;
  const claim = usePinnedClaimQuery({ variables: { id: claimId ?? "" }, skip: claimId === null }).data?.claim;
  const supplier = usePinnedSupplierQuery({ variables: { id: supplierId ?? "" }, skip: supplierId === null }).data?.supplier;
  const point = useMemo(() => {
    const found =
      claim && claim.id === claimId ? pointOfClaim(claim) : supplier && supplier.id === supplierId ? pointOfSupplier(supplier) : null;
    if (!found) return null;
    const isHidden =
      !layers.includes(found.layer) ||
      (found.claimStatus !== null && claimStatuses.length > 0 && !claimStatuses.includes(found.claimStatus)) ||
      (found.resourceStatus !== null && resourceStatuses.length > 0 && !resourceStatuses.includes(found.resourceStatus));
    return { ...found, leftOut: isHidden };
  }, [claim, claimId, supplier, supplierId, layers, claimStatuses, resourceStatuses]);
  useEffect(() => store.pin(point), [store, point]);
  return point?.leftOut ?? false;
}

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));
const blank = { course: null, fixAt: null, measuredFrom: null, predictedAt: null, outdated: false, assigned: false } as const;

function pointOfClaim({
  id,
  position,
  status,
  kind,
  measuredFrom,
  predictedAt,
}: NonNullable<PinnedClaimQuery["claim"]>): Omit<PinnedPoint, "leftOut"> | null {
  if (!position) return null;
  const times = { measuredFrom: instantOf(measuredFrom), predictedAt: instantOf(predictedAt) };
  const { lon, lat } = position;
  return { ...blank, ...times, id, name: claimName(id), layer: "INCIDENTS", claimStatus: status, resourceStatus: null, kind, lon, lat };
}

function pointOfSupplier({
  id,
  name,
  access,
  status,
  position,
}: NonNullable<PinnedSupplierQuery["supplier"]>): Omit<PinnedPoint, "leftOut"> | null {
  if (!position) return null;
  const { lon, lat, at, courseDegrees } = position;
  const seen = { fixAt: instantOf(at), course: courseDegrees, outdated: status === "MOBILE_NO_LOCATION" };
  return {
    ...blank,
    ...seen,
    id,
    name: name ?? id,
    layer: layerOfAccess[access],
    claimStatus: null,
    resourceStatus: status,
    kind: "OTHER",
    lon,
    lat,
  };
}
