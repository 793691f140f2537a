import { observable } from "./observable";

/** True while the map offers to return to an earlier view. The key Z then does that. */
export const isWayBackOffered = observable(false);
