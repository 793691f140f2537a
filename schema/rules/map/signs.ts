// All signs as SVG path data on a 24-unit box. Lists draw them as SVG, the map from a texture.
import { claimStatuses, type ClaimStatus, type ServiceKind, type Stage, type Timing } from "../lists/claims";
import type { MapLayer } from "../lists/mapLayers";
import type { ResourceStatus } from "../lists/suppliers";
import { kindShapes } from "./kindShapes";

export type Ink = Timing | "onTimeFill" | "onTimeEdge" | "casing" | "provider" | "panel" | "text" | "textSecondary";

/** A path of a symbol. The fill is drawn first, then the stroke, centred on the path. */
export interface SignPart {
  d: string;
  fill?: Ink;
  stroke?: Ink;
  width?: number;
  dash?: readonly [number, number];
  opacity?: number;
  scale?: number;
  turn?: number;
  offset?: readonly [number, number];
  /** The path is filled by the even-odd rule, so that inner shapes are holes. */
  holes?: true;
}

export const box = 24;

const ring = (r: number): string => `M${12 - r} 12A${r} ${r} 0 1 1 ${12 + r} 12A${r} ${r} 0 1 1 ${12 - r} 12Z`;

export const stageShapes: Record<Stage, string> = {
  noSupplier: "M12 2L22 12 12 22 2 12Z",
  pendingArrival: "M12 1.8L22 19.7H2Z",
  onSite: ring(8.5),
  managed: "M3.75 3.75H20.25V20.25H3.75Z",
  scheduled: "M12 2.7L21.32 9.47 17.76 20.43H6.24L2.68 9.47Z",
  finished: ring(8.5),
};

const bang = (top: number, bottom: number, dot: number, end: number, half: number): string =>
  `M${12 - half} ${top}H${12 + half}V${bottom}H${12 - half}ZM${12 - half} ${dot}H${12 + half}V${end}H${12 - half}Z`;
const plus = (y: number, arm: number, half: number): string => {
  const [left, right, above, below] = [12 - half, 12 + half, y - half, y + half];
  return `M${left} ${y - arm}H${right}V${above}H${12 + arm}V${below}H${right}V${y + arm}H${left}V${below}H${12 - arm}V${above}H${left}Z`;
};

/**
 * Marks that work without colour: "!" critical, "+" late. Lower in triangles, whose centre is lower; bolder in lists, which draw signs at
 * 16 to 18 pixels.
 */
const marks = {
  map: {
    critical: bang(8.4, 13.2, 14, 15.6, 0.9),
    criticalLow: bang(10, 14.8, 15.6, 17.2, 0.9),
    lateLow: plus(13.5, 3.25, 0.85),
    late: plus(12, 3.25, 0.85),
  },
  list: {
    critical: bang(6.75, 13.5, 15, 17.25, 1.5),
    criticalLow: bang(8.25, 13.5, 15, 17.25, 1.5),
    lateLow: plus(13.5, 3.75, 1.5),
    late: plus(12, 3.75, 1.5),
  },
} as const;
const done = "M8 12.2L10.9 15 16 9.4";

const roundedSquare = "M9 4.75H15A4.25 4.25 0 0 1 19.25 9V15A4.25 4.25 0 0 1 15 19.25H9A4.25 4.25 0 0 1 4.75 15V9A4.25 4.25 0 0 1 9 4.75Z";
const chevron = "M12 7.4L16 16.2 12 14.2 8 16.2Z";
const noHeading = ring(2);
const cross = "M9.5 9.5L14.5 14.5M14.5 9.5L9.5 14.5";
const house = "M12 5.6L18.6 10.5V17.6H14.4V13.2H9.6V17.6H5.4V10.5Z";
const collaborator = ring(5.4);

export const mapScale: Record<Timing, number> = {
  critical: 1.25,
  late: 1,
  waiting: 1,
  scheduled: 1,
  early: 0.82,
  onTime: 0.82,
  managed: 1,
};
export const halo = { scale: 1.62, opacity: 0.255 } as const;

function markOf(stage: Stage, timing: Timing, place: "map" | "list"): string | null {
  if (timing !== "critical" && timing !== "late") return null;
  return marks[place][stage === "pendingArrival" ? (`${timing}Low` as const) : timing];
}

/** Sign of a claim. The map adds an outline and, if critical, a halo. */
export function claimSign(status: ClaimStatus, place: "map" | "list"): SignPart[] {
  const { stage, timing } = claimStatuses[status];
  const d = stageShapes[stage];
  if (stage === "finished") {
    return [
      { d, stroke: "textSecondary", width: 1.8 },
      { d: done, stroke: "textSecondary", width: 1.8 },
    ];
  }
  const mark = markOf(stage, timing, place);
  const onMap = place === "map";
  const quiet = timing === "onTime";
  return [
    ...(onMap && timing === "critical" ? [{ d, fill: timing, ...halo }] : []),
    ...(onMap
      ? [
          {
            d,
            fill: quiet ? ("onTimeFill" as const) : timing,
            stroke: quiet ? ("onTimeEdge" as const) : ("casing" as const),
            width: quiet ? 1.2 : 1.5,
          },
        ]
      : [{ d, fill: timing }]),
    ...(mark ? [{ d: mark, fill: "casing" as const }] : []),
  ];
}

/** Badge of the service on the map, at the lower right so that the sign stays recognizable. Pixels, independent of the sign's scale. */
const badge = { offset: 9.5, radius: 7, glyphScale: 0.44, reach: 7.7 } as const;
export const badgeReach = badge.offset + badge.reach;

export function kindBadge(kind: ServiceKind, scale: number): SignPart[] {
  const offset = [badge.offset / scale, badge.offset / scale] as const;
  return [
    { d: ring(badge.radius / scale), fill: "panel", stroke: "casing", width: 1.2 / scale, offset },
    { d: kindShapes[kind], fill: "text", scale: badge.glyphScale / scale, offset, holes: true },
  ];
}

/** Sign of a mobile supplier; `course` in degrees clockwise from north, `null` if unknown. Dashed outline for an outdated position. */
export function resourceSign(status: ResourceStatus, course: number | null = 0, outdated = false): SignPart[] {
  const isDisconnected = status === "MOBILE_DISCONNECTED";
  const stale = outdated || status === "MOBILE_NO_LOCATION";
  const busy = status === "MOBILE_OCCUPIED";
  const ink = busy && !stale ? ("panel" as const) : ("provider" as const);
  const frame: SignPart =
    isDisconnected || stale
      ? { d: roundedSquare, fill: "panel", stroke: "provider", width: 1.5, dash: [2.6, 2.14], opacity: isDisconnected ? 0.8 : 1 }
      : busy
        ? { d: roundedSquare, fill: "provider", stroke: "provider", width: 1.5 }
        : { d: roundedSquare, fill: "panel", stroke: "provider", width: 1.5 };
  if (isDisconnected) return [frame, { d: cross, stroke: "provider", width: 1.6, opacity: 0.8 }];
  const inner: SignPart =
    course === null || status === "MOBILE_NO_LOCATION" ? { d: noHeading, fill: ink } : { d: chevron, fill: ink, turn: course };
  // A busy resource stays filled inside its dashed outline, so that free and busy remain distinguishable.
  const core: SignPart[] = busy && stale ? [{ d: roundedSquare, fill: "provider", scale: 0.72 }] : [];
  return [frame, ...core, busy && stale ? { ...inner, fill: "panel", scale: 0.85 } : inner];
}

export const baseSign: SignPart[] = [{ d: house, fill: "provider" }];
export const collaboratorSign: SignPart[] = [{ d: collaborator, fill: "panel", stroke: "provider", width: 2 }];

export const layerSigns: Record<MapLayer, SignPart[]> = {
  MOBILE: [{ d: roundedSquare, fill: "provider" }],
  BASE: baseSign,
  INCIDENTS: [{ d: stageShapes.noSupplier, fill: "provider", scale: 0.85 }],
  COLLABORATING: [{ d: ring(6.6), stroke: "provider", width: 2 }],
};

export const stageSign = (stage: Stage): SignPart[] => [{ d: stageShapes[stage], stroke: "textSecondary", width: 2.2 }];
export const timingSign = (timing: Timing): SignPart[] => [
  { d: "M6.5 4H17.5A2.5 2.5 0 0 1 20 6.5V17.5A2.5 2.5 0 0 1 17.5 20H6.5A2.5 2.5 0 0 1 4 17.5V6.5A2.5 2.5 0 0 1 6.5 4Z", fill: timing },
];
