import { useEffect, useMemo } from "react";
import { mapLimits } from "../../../schema/rules/map/map";
import { layerOfAccess } from "../../../schema/rules/lists/mapLayers";
import type { PinnedClaimQuery, PinnedSupplierQuery } from "../../gql/graphql";
import { usePinnedClaimMatchesQuery, usePinnedClaimQuery, usePinnedSupplierMatchesQuery, usePinnedSupplierQuery } from "../../gql/hooks";
import type { FleetStore, PinnedPoint } from "../../mapkit/fleet/FleetStore";
import type { MapAddress } from "../address/mapAddress";
import { claimFilterOf, mapFilterOf, narrowsClaims, narrowsSuppliers, supplierFilterOf } from "../../filters/apiFilter";

/** Draws the open entity individually even if it is filtered out or part of a cluster. Returns true if it is filtered out. */
export function usePinned(store: FleetStore, address: MapAddress): boolean {
  const { shown, layers } = address;
  const claimId = shown?.group === "claims" ? shown.id : null;
  const supplierId = shown?.group === "suppliers" ? shown.id : null;
  const claim = usePinnedClaimQuery({ variables: { id: claimId ?? "" }, skip: claimId === null }).data?.claim;
  const supplier = usePinnedSupplierQuery({ variables: { id: supplierId ?? "" }, skip: supplierId === null }).data?.supplier;
  const isNarrowedOut = useIsNarrowedOut(address);
  const { statuses = null, resourceStatuses = null } = mapFilterOf(address);
  const point = useMemo(() => {
    const entity =
      claim && claim.id === claimId ? pointOfClaim(claim) : supplier && supplier.id === supplierId ? pointOfSupplier(supplier) : null;
    if (!entity) return null;
    const isHidden =
      isNarrowedOut ||
      !layers.includes(entity.layer) ||
      (entity.claimStatus !== null && statuses !== null && !statuses.includes(entity.claimStatus)) ||
      (entity.resourceStatus !== null && resourceStatuses !== null && !resourceStatuses.includes(entity.resourceStatus));
    return { ...entity, leftOut: isHidden };
  }, [claim, claimId, supplier, supplierId, isNarrowedOut, layers, statuses, resourceStatuses]);
  useEffect(() => store.pin(point), [store, point]);
  return point?.leftOut ?? false;
}

function useIsNarrowedOut(address: MapAddress): boolean {
  const { shown, filter } = address;
  const [isClaim, isSupplier] = [
    shown?.group === "claims" && narrowsClaims(address),
    shown?.group === "suppliers" && narrowsSuppliers(address),
  ];
  const id = shown?.id ?? "";
  const options = { pollInterval: mapLimits.refreshIntervalMs, fetchPolicy: "cache-and-network" } as const;
  const whatever = { ...address, claimStatuses: [], resourceStatuses: [], withoutPosition: false };
  const claims = usePinnedClaimMatchesQuery({
    ...options,
    variables: { filter: { ...claimFilterOf(whatever), ids: [id] } },
    skip: !isClaim,
  }).data?.claims;
  const isAnother = filter.supplierIds !== undefined && !filter.supplierIds.includes(id);
  const suppliers = usePinnedSupplierMatchesQuery({
    ...options,
    variables: { filter: { ...supplierFilterOf(whatever), ids: [id] } },
    skip: !isSupplier || isAnother,
  }).data?.suppliers;
  return (isClaim && claims?.totalCount === 0) || (isSupplier && (isAnother || suppliers?.totalCount === 0));
}

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));
const blank = {
  course: null,
  fixAt: null,
  measuredFrom: null,
  predictedAt: null,
  outdated: false,
  assigned: false,
  riskType: null,
} as const;

function pointOfClaim({
  id,
  position,
  status,
  kind,
  riskType,
  measuredFrom,
  predictedAt,
}: NonNullable<PinnedClaimQuery["claim"]>): Omit<PinnedPoint, "leftOut"> | null {
  if (!position) return null;
  const times = { measuredFrom: instantOf(measuredFrom), predictedAt: instantOf(predictedAt) };
  const { lon, lat } = position;
  return {
    ...blank,
    ...times,
    id,
    name: id,
    layer: "INCIDENTS",
    claimStatus: status,
    resourceStatus: null,
    kind,
    riskType,
    lon,
    lat,
  };
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
  const pinnedFix = { fixAt: instantOf(at), course: courseDegrees, outdated: status === "MOBILE_NO_LOCATION" };
  return {
    ...blank,
    ...pinnedFix,
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
