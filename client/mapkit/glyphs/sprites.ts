// All sprites of the map's texture. A sprite's index is its number in the vertex data.
import { claimStatuses, claimStatusOrder, serviceKinds, type Stage } from "../../../schema/rules/lists/claims";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, type ResourceStatus } from "../../../schema/rules/lists/suppliers";
import {
  badgeReach,
  baseSign,
  box,
  claimSign,
  collaboratorSign,
  halo,
  kindBadge,
  mapScale,
  resourceSign,
  stageShapes,
  type Ink,
  type SignPart,
} from "../../../schema/rules/map/signs";

export interface Sprite {
  parts: SignPart[];
  /** CSS pixels per unit of the 24-unit box. */
  scale: number;
  /** Half of the drawing's size, in units. */
  reach: number;
  /** Distance of a straight vertical edge from the middle that falls between two pixels; 0 for the middle itself. */
  edge: number;
  /** Half of the solid part, in units, if smaller than `reach`. */
  solid?: number;
  text?: string;
}

/** Step of the course, in degrees; each step is a sprite with crisp edges. */
export const headingStep = 10;
const headings = 360 / headingStep;
export const digits = "0123456789.kM";
export const digitFont = { size: 11.5, weight: 650, family: "Inter Variable" } as const;

/** Outer size of each shape in units; larger values would draw empty pixels. */
const reaches: Record<Stage, number> = { noSupplier: 11.2, pendingArrival: 11.6, onSite: 9.4, managed: 9.2, scheduled: 11, finished: 9.6 };

const claimSprites: Sprite[] = claimStatusOrder.map((status) => {
  const { timing, stage } = claimStatuses[status];
  const reach = timing === "critical" ? Math.max(reaches[stage], (reaches[stage] - 0.9) * halo.scale) : reaches[stage];
  return { parts: claimSign(status, "map"), scale: mapScale[timing], reach, edge: stage === "managed" ? 7.5 : 0 };
});
const unknownClaim: Sprite = {
  parts: [{ d: stageShapes.onSite, fill: "textSecondary", stroke: "casing", width: 1.5 }],
  scale: 0.82,
  reach: 10,
  edge: 0,
};

const statusesWithCourse = ["MOBILE_FREE", "MOBILE_OCCUPIED"] as const satisfies ResourceStatus[];
const resourceSprite = (status: ResourceStatus, course: number | null, outdated: boolean): Sprite => ({
  parts: resourceSign(status, course, outdated),
  scale: 1,
  reach: 8.5,
  edge: 8,
});
const courses = [null, ...Array.from({ length: headings }, (_, i) => i * headingStep)];
/** For each of free and busy, fresh then outdated: without course, then each course. */
const movingSprites = statusesWithCourse.flatMap((status) =>
  [false, true].flatMap((outdated) => courses.map((course) => resourceSprite(status, course, outdated))),
);
const otherResources = [resourceSprite("MOBILE_DISCONNECTED", null, false), resourceSprite("MOBILE_NO_LOCATION", null, true)];

const circle = (r: number): string => `M${12 - r} 12A${r} ${r} 0 1 1 ${12 + r} 12A${r} ${r} 0 1 1 ${12 - r} 12Z`;
/** Radii of rings in pixels; the smallest that clears the sign is used. */
export const ringRadii = [13.5, 16, 20] as const;
const ringSprite = (r: number, stroke: Ink, width: number): Sprite => ({
  parts: [{ d: circle(r), stroke, width }],
  scale: 1,
  reach: r + 2,
  edge: 0,
});
/** Selected: 2.2 pixels in the text colour. Hovered: thinner, in the secondary colour. */
const ringSprites = [...ringRadii.map((r) => ringSprite(r, "text", 2.2)), ...ringRadii.map((r) => ringSprite(r, "textSecondary", 1.4))];

/** Critical claims without their halo, for drawing a selected claim again above the others. */
const criticalStatuses = claimStatusOrder.filter((status) => claimStatuses[status].timing === "critical");
const bareSprites: Sprite[] = criticalStatuses.map((status) => ({
  ...claimSprites[claimStatusOrder.indexOf(status)]!,
  parts: claimSign(status, "map").slice(1),
  reach: reaches[claimStatuses[status].stage],
}));

/** The same with the kind of service, for each kind: one drawing on the map instead of two. */
const withKinds = (plain: readonly Sprite[]): Sprite[] =>
  serviceKinds.flatMap((kind) =>
    plain.map((sprite) => ({
      ...sprite,
      parts: [...sprite.parts, ...kindBadge(kind, sprite.scale)],
      reach: Math.max(sprite.reach, badgeReach / sprite.scale),
      solid: sprite.reach,
    })),
  );
const kindSprites = withKinds(claimSprites);
const bareKindSprites = withKinds(bareSprites);

const digitSprites: Sprite[] = [...digits].map((text) => ({ parts: [], scale: 1, reach: 8, edge: 0, text }));

const groups = {
  claim: claimSprites,
  unknown: [unknownClaim],
  moving: movingSprites,
  other: otherResources,
  base: [{ parts: baseSign, scale: 1, reach: 8, edge: 0 }],
  collaborator: [{ parts: collaboratorSign, scale: 1, reach: 8, edge: 0 }],
  ring: ringSprites,
  bare: bareSprites,
  kind: kindSprites,
  bareKind: bareKindSprites,
  digit: digitSprites,
} satisfies Record<string, Sprite[]>;
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[];
export const sprites: Sprite[] = groupNames.flatMap((name) => groups[name]);
const first = Object.fromEntries(
  groupNames.map((name, i) => [name, groupNames.slice(0, i).reduce((sum, before) => sum + groups[before].length, 0)]),
) as Record<Group, number>;

const mobile = mapLayers.indexOf("MOBILE");
const incidents = mapLayers.indexOf("INCIDENTS");
const base = mapLayers.indexOf("BASE");
const free = resourceStatusOrder.indexOf("MOBILE_FREE");
const busy = resourceStatusOrder.indexOf("MOBILE_OCCUPIED");
const disconnected = resourceStatusOrder.indexOf("MOBILE_DISCONNECTED");

export const noStatus = 255;
export const noKind = 255;

/**
 * Returns the sprite of a point. `layer`, `status` and `kind` are indexes in their lists (`noStatus`, `noKind`); `course` in degrees, -1 if
 * unknown.
 */
export function spriteOf(layer: number, status: number, course: number, outdated: boolean, kind = noKind): number {
  if (layer === incidents) {
    if (status >= claimStatusOrder.length) return first.unknown;
    return kind < serviceKinds.length ? first.kind + kind * claimSprites.length + status : first.claim + status;
  }
  if (layer !== mobile) return layer === base ? first.base : first.collaborator;
  if (status !== free && status !== busy) return status === disconnected ? first.other : first.other + 1;
  const heading = course < 0 ? 0 : 1 + (Math.round(course / headingStep) % headings);
  return first.moving + ((status === busy ? 2 : 0) + (outdated ? 1 : 0)) * courses.length + heading;
}

const isIn = (group: Group, sprite: number): boolean => sprite >= first[group] && sprite < first[group] + groups[group].length;

/** Half the size of a sprite's solid part in pixels, without its halo. */
export function spriteRadius(sprite: number): number {
  const { scale, reach, solid = reach } = sprites[sprite]!;
  return Math.min(solid, box / 2 - 1.5) * scale;
}
const ringSize = (sprite: number): number => {
  const size = ringRadii.findIndex((r) => r >= spriteRadius(sprite) + 3);
  return size < 0 ? ringRadii.length - 1 : size;
};
export const ringRadius = (sprite: number): number => ringRadii[ringSize(sprite)]!;
export const ringOf = (sprite: number, kind: "selected" | "hovered"): number =>
  first.ring + (kind === "hovered" ? ringRadii.length : 0) + ringSize(sprite);
export function withoutHalo(sprite: number): number {
  const isKind = isIn("kind", sprite);
  const [status, kind] = isKind
    ? [(sprite - first.kind) % claimSprites.length, Math.floor((sprite - first.kind) / claimSprites.length)]
    : [sprite - first.claim, 0];
  const bare = criticalStatuses.indexOf(claimStatusOrder[status] ?? "FINISHED");
  if (bare < 0) return sprite;
  return isKind ? first.bareKind + kind * bareSprites.length + bare : first.bare + bare;
}
export const digitSprite = (character: string): number => first.digit + digits.indexOf(character);
