import type { FleetPoint } from "./readPoint";

/** Returns the label of a point at `now` (server time in milliseconds since 1970). Empty for no label. */
export type LabelText = (point: FleetPoint, now: number) => string;
