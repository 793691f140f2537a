// The badge of the service: on every claim from a zoom on, before that only on the hovered and the selected one.
import { expect, test, vi } from "vitest";
import { FleetRenderer, type Highlights } from "../../../client/mapkit/fleet/FleetRenderer";
import { sprites } from "../../../client/mapkit/glyphs/sprites";
import { claimSign } from "../../../schema/rules/map/signs";
import { first, storeAt } from "./fleetFixtures";

const written = vi.hoisted(() => ({ passes: [] as Map<number, number>[] }));

vi.mock("../../../client/mapkit/fleet/PointPass", () => ({
  PointPass: class {
    readonly sprites = new Map<number, number>();
    constructor() {
      written.passes.push(this.sprites);
    }
    write(place: number, _points: unknown, _slot: number, sprite: number): void {
      this.sprites.set(place, sprite);
    }
    reserve() {}
    upload() {}
    draw() {}
  },
}));
vi.mock("../../../client/mapkit/fleet/ClusterPass", () => ({
  ClusterPass: class {
    write() {}
    draw() {}
  },
}));
vi.mock("../../../client/mapkit/fleet/AtlasTexture", () => ({ AtlasTexture: class {} }));

const plainParts = claimSign("MANAGED", "map").length;
const hasBadge = (sprite: number): boolean => sprites[sprite]!.parts.length > plainParts;

/** Draws two claims; returns whether each has a badge, and whether the signs drawn again above the others have one. */
function drawn(showsBadges: boolean, marked: Partial<Highlights> = {}) {
  const { store } = storeAt();
  store.apply(
    first([
      { handle: 1, id: "C-1", claim: "MANAGED" },
      { handle: 2, id: "C-2", claim: "MANAGED", lon: 1 },
    ]),
  );
  store.points.at.kind.fill(0, 0, 2);
  const renderer = new FleetRenderer({} as WebGL2RenderingContext, store);
  const [points, highlights] = written.passes.slice(-2) as [Map<number, number>, Map<number, number>];
  renderer.draw("dark", () => ({ lng: 0, lat: 0 }), { hovered: null, selected: null, ...marked }, showsBadges);
  // Each sign of the second pass is followed by its ring.
  return {
    all: [points.get(0)!, points.get(1)!].map(hasBadge),
    above: [...highlights.values()].filter((_, i) => i % 2 === 0).map(hasBadge),
  };
}

test("is on no claim below the zoom, except the hovered and the selected one", () => {
  expect(drawn(false)).toEqual({ all: [false, false], above: [] });
  const ref = { group: "claims", id: "C-1" } as const;
  expect(drawn(false, { hovered: { point: ref } })).toEqual({ all: [false, false], above: [true] });
  expect(drawn(false, { selected: ref })).toEqual({ all: [false, false], above: [true] });
});

test("is on every claim from the zoom on", () => {
  expect(drawn(true).all).toEqual([true, true]);
});
