// Suppliers: how they are reached, how they stand, and the map layer each belongs to. Specification sections 3 and 4.

/** How a supplier is reached. BASE is a fixed base of the network. */
export const SupplierAccess = { MOBILE: "MOBILE", WEB: "WEB", MANUAL: "MANUAL", COLLABORATOR: "COLLABORATOR", BASE: "BASE" } as const;
export type SupplierAccess = keyof typeof SupplierAccess;

/** Status of a mobile supplier (a resource). */
export const ResourceStatus = {
  MOBILE_FREE: "MOBILE_FREE",
  MOBILE_OCCUPIED: "MOBILE_OCCUPIED",
  MOBILE_DISCONNECTED: "MOBILE_DISCONNECTED",
  MOBILE_NO_LOCATION: "MOBILE_NO_LOCATION",
} as const;
export type ResourceStatus = keyof typeof ResourceStatus;

/** Short codes of the specification. MOBILE_NO_LOCATION has none there; `nl` is ours. */
export const resourceStatuses: Record<ResourceStatus, { code: string }> = {
  MOBILE_FREE: { code: "l" },
  MOBILE_OCCUPIED: { code: "o" },
  MOBILE_DISCONNECTED: { code: "d" },
  MOBILE_NO_LOCATION: { code: "nl" },
};
/** A status's place in this list is its number in frames and columns. */
export const resourceStatusOrder = Object.keys(resourceStatuses) as ResourceStatus[];

/** What the feed says of a resource: busy, free or disconnected. */
export const FeedState = { OCCUPIED: "OCCUPIED", FREE: "FREE", DISCONNECTED: "DISCONNECTED" } as const;
export type FeedState = keyof typeof FeedState;

/** Whether the supplier takes part in the network: active, off, or out for a while. */
export const NetworkState = { ACTIVE: "ACTIVE", OFF: "OFF", TEMPORARILY_OFF: "TEMPORARILY_OFF" } as const;
export type NetworkState = keyof typeof NetworkState;

const qualified = (code: string, instanceId: string): string => `${code}@${instanceId}`;

/** What its AMA instance calls a supplier; integrations know it by this. */
export const supplierCode = ({ id, instanceId }: { id: string; instanceId: string }): string =>
  id.endsWith(`@${instanceId}`) ? id.slice(0, -instanceId.length - 1) : id;

/** The ids under which a code of an AMA instance can be stored. The last one only where somebody has taken the one before. */
export function possibleSupplierIds(code: string, instanceId: string): [code: string, own: string, last: string] {
  const own = qualified(code, instanceId);
  return [code, own, qualified(own, instanceId)];
}

/**
 * The id of the supplier that an AMA instance calls so, there already or to be added. Ids are unique everywhere, codes within their instance.
 * Who reaches every instance gives out a code that is free as the id; whoever does not gives out ids that name the instance, so that none of
 * them depends on what others have. `instanceOf`: whose the supplier of an id is; undefined: there is none.
 */
export function supplierIdOf(
  code: string,
  instanceId: string,
  instanceOf: (id: string) => string | undefined,
  coversAllInstances: boolean,
): string {
  const [, own, last] = possibleSupplierIds(code, instanceId);
  const known = [code, own].find((id) => instanceOf(id) === instanceId);
  if (known !== undefined) return known;
  if (coversAllInstances && instanceOf(code) === undefined && supplierCode({ id: code, instanceId }) === code) return code;
  return instanceOf(own) === undefined ? own : last;
}
