// The list of everything the map's texture holds. A sprite's place in the list is its number in the vertex data.
import { claimStatuses, claimStatusOrder, riskTypes, serviceKinds, type Stage } from "../../../schema/rules/claims/claims";
import { mapLayers } from "../../../schema/rules/map/map";
import { resourceStatusOrder, type ResourceStatus } from "../../../schema/rules/suppliers/suppliers";
import {
  badge,
  badgeReach,
  baseSign,
  box,
  claimSign,
  collaboratorSign,
  halo,
  kindBadge,
  mapScale,
  resourceSign,
  riskBadge,
  stageShapes,
  type Ink,
  type SignPart,
} from "../../../schema/rules/map/signs";

export interface Sprite {
  parts: SignPart[];
  /** CSS pixels for each unit of the 24 box. */
  scale: number;
  /** Half of what the drawing takes, units. */
  reach: number;
  /** A straight vertical edge at this distance from the middle is to fall between two pixels; 0: the middle itself is. */
  edge: number;
  /** Half of what is solid of it, units, where that is less than its reach. */
  solid?: number;
  /** A character instead of a path. */
  text?: string;
}

/** Course is drawn in steps of this many degrees: each step is its own sprite, and so has crisp edges. */
export const headingStep = 10;
const headings = 360 / headingStep;
/** Characters of a cluster's number. */
export const digits = "0123456789.kM";
export const digitFont = { size: 11.5, weight: 650, family: "Inter Variable" } as const;

/** How far each shape goes with its outline, units. What is empty is drawn too: no more than needed. */
const reaches: Record<Stage, number> = { noSupplier: 11.2, pendingArrival: 11.6, onSite: 9.4, managed: 9.2, scheduled: 11, finished: 9.6 };

const claimSprites: Sprite[] = claimStatusOrder.map((status) => {
  const { timing, stage } = claimStatuses[status];
  const reach = timing === "critical" ? Math.max(reaches[stage], (reaches[stage] - 0.9) * halo.scale) : reaches[stage];
  return { parts: claimSign(status, "map"), scale: mapScale[timing], reach, edge: stage === "managed" ? 7.5 : 0 };
});
/** A claim whose status the viewer may not see. */
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
/** For each of free and busy, fresh then outdated: no course, then each course. */
const movingSprites = statusesWithCourse.flatMap((status) =>
  [false, true].flatMap((outdated) => courses.map((course) => resourceSprite(status, course, outdated))),
);
const otherResources = [resourceSprite("MOBILE_DISCONNECTED", null, false), resourceSprite("MOBILE_NO_LOCATION", null, true)];

const circle = (r: number): string => `M${12 - r} 12A${r} ${r} 0 1 1 ${12 + r} 12A${r} ${r} 0 1 1 ${12 - r} 12Z`;
/** Radii of the rings around a selected or hovered sign, pixels; the smallest that clears the sign is taken. */
export const ringRadii = [13.5, 16, 20] as const;
const ringSprite = (r: number, stroke: Ink, width: number): Sprite => ({
  parts: [{ d: circle(r), stroke, width }],
  scale: 1,
  reach: r + 2,
  edge: 0,
});
/** Selected: 2.2 pixels in the text's colour. Hovered: thinner, in the secondary one. */
const ringSprites = [...ringRadii.map((r) => ringSprite(r, "text", 2.2)), ...ringRadii.map((r) => ringSprite(r, "textSecondary", 1.4))];

/** The critical claims without their halo: a selected one is drawn once more above the others, and its halo is there already. */
const criticalStatuses = claimStatusOrder.filter((status) => claimStatuses[status].timing === "critical");
const bareSprites: Sprite[] = criticalStatuses.map((status) => ({
  ...claimSprites[claimStatusOrder.indexOf(status)]!,
  parts: claimSign(status, "map").slice(1),
  reach: reaches[claimStatuses[status].stage],
}));

/** The same with what is served beside it, for each kind: one drawing on the map, not two. */
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

/** What is insured is drawn over a sign that shows what is served: each combination as a sprite would be more than the texture holds. */
const riskSprites: Sprite[] = riskTypes.map((risk) => ({ parts: riskBadge(risk), scale: 1, reach: badge.reach, edge: 0 }));

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
  risk: riskSprites,
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

/** Number for "no status" in a point's columns. */
export const noStatus = 255;
/** Number for "do not show what is served". */
export const noKind = 255;

/**
 * The sprite of a point. `layer` and `status` are places in `mapLayers` and in the order of claim or resource statuses
 * (`noStatus`: none); `course` in degrees, -1 unknown; `kind` a place in `serviceKinds`, shown beside a claim's sign (`noKind`: not shown).
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

/** Number for "no second sprite over the first". */
export const noSprite = -1;
/** The sprite to draw over another one, above it at the left: what is insured, by the number in the flags, where the other shows what is served. */
export const riskSpriteOver = (sprite: number, riskCode: number): number =>
  showsKind(sprite) && riskCode > 0 && riskCode <= riskTypes.length ? first.risk + riskCode - 1 : noSprite;
const isIn = (group: Group, sprite: number): boolean => sprite >= first[group] && sprite < first[group] + groups[group].length;
const showsKind = (sprite: number): boolean => isIn("kind", sprite) || isIn("bareKind", sprite);

/** Half the size of what is solid of a sprite, pixels: its halo does not count. */
export function spriteRadius(sprite: number): number {
  const { scale, reach, solid = reach } = sprites[sprite]!;
  return Math.min(solid, box / 2 - 1.5) * scale;
}
const ringSize = (sprite: number): number => {
  const size = ringRadii.findIndex((r) => r >= spriteRadius(sprite) + 3);
  return size < 0 ? ringRadii.length - 1 : size;
};
/** Radius of the ring around a sprite, pixels. */
export const ringRadius = (sprite: number): number => ringRadii[ringSize(sprite)]!;
/** The ring around a sprite. */
export const ringOf = (sprite: number, kind: "selected" | "hovered"): number =>
  first.ring + (kind === "hovered" ? ringRadii.length : 0) + ringSize(sprite);
/** The sprite to draw once more over one that is there: the same without its halo. */
export function withoutHalo(sprite: number): number {
  const isKind = isIn("kind", sprite);
  const [status, kind] = isKind
    ? [(sprite - first.kind) % claimSprites.length, Math.floor((sprite - first.kind) / claimSprites.length)]
    : [sprite - first.claim, 0];
  const bare = criticalStatuses.indexOf(claimStatusOrder[status] ?? "FINISHED");
  if (bare < 0) return sprite;
  return isKind ? first.bareKind + kind * bareSprites.length + bare : first.bare + bare;
}
/** The sprite of a character of `digits`. */
export const digitSprite = (character: string): number => first.digit + digits.indexOf(character);
