// Packs the attributes that a scan tests first into one 31-bit number: layer 3 bits, status 4, kind 3, scheduled 2, instance 19.
import {
  AssignmentType,
  claimStatusOrder,
  claimStatuses,
  serviceKinds,
  timings,
  type ClaimStatus,
  type ServiceKind,
} from "../../schema/rules/lists/claims";
import { mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, SupplierAccess, type ResourceStatus } from "../../schema/rules/lists/suppliers";

/** Bits of the packed word without the instance. */
export const classMask = 0xfff;
export const instanceShift = 12;
export const maxInstances = 2 ** 19;

/** Layer of a slot that shows nothing: free, or an inactive supplier. */
export const noLayer = 7;
export const noStatus = 15;
const noKind = 7;

export const incidentLayer = mapLayers.indexOf("INCIDENTS");
export const mobileLayer = mapLayers.indexOf("MOBILE");

/** Code of `scheduled`: 0 unknown, 1 no, 2 yes. */
export const scheduledCode = (scheduled: boolean | null): number => (scheduled === null ? 0 : scheduled ? 2 : 1);

export const packClaim = (status: ClaimStatus, kind: ServiceKind, scheduled: boolean | null, instance: number): number =>
  incidentLayer |
  (claimStatusOrder.indexOf(status) << 3) |
  (serviceKinds.indexOf(kind) << 7) |
  (scheduledCode(scheduled) << 10) |
  (instance << instanceShift);

/** `layer`: null for a supplier that is known but not drawn. */
export const packSupplier = (layer: MapLayer | null, status: ResourceStatus | null, instance: number): number =>
  (layer === null ? noLayer : mapLayers.indexOf(layer)) |
  ((status === null ? noStatus : resourceStatusOrder.indexOf(status)) << 3) |
  (noKind << 7) |
  (instance << instanceShift);

export const noFeature = noLayer | (noStatus << 3) | (noKind << 7);

export const layerOf = (packed: number): number => packed & 7;
export const statusOf = (packed: number): number => (packed >> 3) & 15;
export const kindOf = (packed: number): number => (packed >> 7) & 7;
export const scheduledOf = (packed: number): number => (packed >> 10) & 3;

export const groupOf = (packed: number): number => (layerOf(packed) === incidentLayer ? 0 : 1);

const timingOfStatus = Uint8Array.from(claimStatusOrder, (status) => timings.indexOf(claimStatuses[status].timing));
/** Index in `timings` of a claim's status. -1 for a supplier. */
export const timingOf = (packed: number): number => (layerOf(packed) === incidentLayer ? timingOfStatus[statusOf(packed)]! : -1);

const accesses = Object.keys(SupplierAccess);
const assignmentTypes = Object.keys(AssignmentType);
export const accessCode = (access: SupplierAccess): number => accesses.indexOf(access) + 1;
export const assignmentCode = (type: AssignmentType | null): number => (type === null ? 0 : assignmentTypes.indexOf(type) + 1);
