// Access, status and map layer of suppliers. Specification sections 3 and 4.

/** How a supplier is contacted. BASE is a fixed base of the network. */
export const SupplierAccess = { MOBILE: "MOBILE", WEB: "WEB", MANUAL: "MANUAL", COLLABORATOR: "COLLABORATOR", BASE: "BASE" } as const;
export type SupplierAccess = keyof typeof SupplierAccess;

export const ResourceStatus = {
  MOBILE_FREE: "MOBILE_FREE",
  MOBILE_OCCUPIED: "MOBILE_OCCUPIED",
  MOBILE_DISCONNECTED: "MOBILE_DISCONNECTED",
  MOBILE_NO_LOCATION: "MOBILE_NO_LOCATION",
} as const;
export type ResourceStatus = keyof typeof ResourceStatus;

/** Short codes of the specification. It defines none for MOBILE_NO_LOCATION; `nl` is ours. */
export const resourceStatuses: Record<ResourceStatus, { code: string }> = {
  MOBILE_FREE: { code: "l" },
  MOBILE_OCCUPIED: { code: "o" },
  MOBILE_DISCONNECTED: { code: "d" },
  MOBILE_NO_LOCATION: { code: "nl" },
};
/** The index of a status is its number in frames and columns. */
export const resourceStatusOrder = Object.keys(resourceStatuses) as ResourceStatus[];

export const FeedState = { OCCUPIED: "OCCUPIED", FREE: "FREE", DISCONNECTED: "DISCONNECTED" } as const;
export type FeedState = keyof typeof FeedState;

export const NetworkState = { ACTIVE: "ACTIVE", OFF: "OFF", TEMPORARILY_OFF: "TEMPORARILY_OFF" } as const;
export type NetworkState = keyof typeof NetworkState;
