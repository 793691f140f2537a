import type { FleetPoint } from "./readPoint";

/** What stands beside a critical or selected point. `now`: the server's clock, milliseconds since 1970. Empty: no label. */
export type LabelText = (point: FleetPoint, now: number) => string;
