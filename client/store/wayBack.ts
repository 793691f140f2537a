import { observable } from "./observable";

/** Whether the map offers the way back to an earlier view: plain Z means that then. */
export const isWayBackOffered = observable(false);
