import { describe, expect, test } from "vitest";
import { lookAround, first, frame, storeAt } from "./fleetFixtures";
import { latOf, lonOf, mercatorX, mercatorY, metresBetween } from "../../../client/mapkit/fleet/mercator";
import { motionDurationMs, shareDone } from "../../../client/mapkit/fleet/motion";

const free = { handle: 1, id: "T1", resource: "MOBILE_FREE" } as const;
/** Degrees of longitude at the equator for so many metres. */
const east = (metres: number): number => metres / 111_319.49;
const shownMetres = (store: ReturnType<typeof storeAt>["store"]): number => store.byId("T1", "suppliers")!.lon * 111_319.49;

describe("the mercator square", () => {
  test("converts longitude and latitude back and forth", () => {
    for (const [lon, lat] of [
      [0, 0],
      [-3.7, 40.4],
      [179.9, -77],
      [-180, 85],
    ] as const) {
      expect(lonOf(mercatorX(lon))).toBeCloseTo(lon, 9);
      expect(latOf(mercatorY(lat))).toBeCloseTo(lat, 9);
    }
  });

  test("measures metres on the ground, also far north", () => {
    const at = (lon: number, lat: number): [number, number] => [mercatorX(lon), mercatorY(lat)];
    expect(metresBetween(...at(0, 0), ...at(0.01, 0))).toBeCloseTo(1113.2, 0);
    expect(metresBetween(...at(0, 60), ...at(0.01, 60))).toBeCloseTo(556.6, 0);
  });
});

describe("the length of a motion", () => {
  const from = [mercatorX(0), mercatorY(0)] as const;
  const length = (metres: number, interval: number): number => motionDurationMs(...from, mercatorX(east(metres)), mercatorY(0), interval);

  test("is the time until the next expected fix, at most 20 seconds", () => {
    expect(length(50, 5_000)).toBe(5_000);
    expect(length(50, 60_000)).toBe(20_000);
  });

  test("is zero for a jump faster than 70 metres a second, and without a distance", () => {
    expect(length(345, 5_000)).toBe(5_000);
    expect(length(355, 5_000)).toBe(0);
    expect(length(0, 5_000)).toBe(0);
  });

  test("ends without extrapolation", () => {
    expect(shareDone(0, 10, 100)).toBe(1);
    expect(shareDone(0, 10, -5)).toBe(0);
    expect(shareDone(7, 7, 0)).toBe(1);
  });
});

describe("a moving resource", () => {
  test("is shown on the way between fixes, and stays at the last one", () => {
    const { store, clock } = storeAt();
    store.apply(first([{ ...free, fixAt: 100 }]));
    clock.now = 10_000;
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    expect(shownMetres(store)).toBeCloseTo(0, 1);
    clock.now = 15_000;
    expect(shownMetres(store)).toBeCloseTo(50, 0);
    clock.now = 20_000;
    expect(shownMetres(store)).toBeCloseTo(100, 0);
    clock.now = 90_000;
    expect(shownMetres(store)).toBeCloseTo(100, 0);
  });

  test("starts from its displayed position when a new fix arrives on the way", () => {
    const { store, clock } = storeAt();
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    clock.now = 4_000;
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(140), fixAt: 114 }]));
    expect(shownMetres(store)).toBeCloseTo(40, 0);
    clock.now = 6_000;
    expect(shownMetres(store)).toBeCloseTo(90, 0);
    clock.now = 8_000;
    expect(shownMetres(store)).toBeCloseTo(140, 0);
  });

  test("keeps its motion when only its status changes", () => {
    const { store, clock } = storeAt();
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    clock.now = 5_000;
    store.apply(frame([{ handle: 1, resource: "MOBILE_OCCUPIED", lon: east(100), fixAt: 110 }]));
    expect(shownMetres(store)).toBeCloseTo(50, 0);
    expect(store.isMoving()).toBe(true);
  });

  test("keeps its motion over a first frame after a pan or a lost connection", () => {
    const { store, clock } = storeAt();
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    clock.now = 5_000;
    store.apply(first([{ ...free, handle: 77, lon: east(100), fixAt: 110 }]));
    expect(shownMetres(store)).toBeCloseTo(50, 0);
  });

  test("uses the time between frames if the fixes' times are hidden", () => {
    const { store, clock } = storeAt();
    store.apply(first([free]));
    clock.now = 8_000;
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100) }]));
    clock.now = 12_000;
    expect(shownMetres(store)).toBeCloseTo(50, 0);
  });

  test("jumps on an implausible way", () => {
    const { store } = storeAt();
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(5_000), fixAt: 110 }]));
    expect(shownMetres(store)).toBeCloseTo(5_000, 0);
    expect(store.isMoving()).toBe(false);
  });

  test("jumps if both ends of its way are out of view", () => {
    const { store } = storeAt();
    lookAround(store.camera, 0.01);
    store.apply(
      first([
        { ...free, lon: 1, fixAt: 100 },
        { ...free, handle: 2, id: "T2", fixAt: 100 },
      ]),
    );
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: 1 + east(100), fixAt: 110 }]));
    expect(store.byId("T1", "suppliers")!.lon).toBeCloseTo(1 + east(100), 5);
    expect(store.isMoving()).toBe(false);
    store.apply(frame([{ handle: 2, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    expect(store.isMoving()).toBe(true);
  });

  test("requests redraws only until its arrival and only in view", () => {
    const { store, clock } = storeAt();
    lookAround(store.camera, 0.01);
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    expect(store.isMoving()).toBe(true);
    lookAround(store.camera, 0.00001);
    store.camera.matrix[12]! -= 500;
    expect(store.isMoving()).toBe(false);
    lookAround(store.camera, 0.01);
    clock.now = 10_000;
    expect(store.isMoving()).toBe(false);
  });
});

describe("without motion (reduced motion, or paused)", () => {
  test("completes current motions immediately, and jumps on new fixes", () => {
    const { store, clock } = storeAt();
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    clock.now = 2_000;
    store.setAnimated(false);
    expect(shownMetres(store)).toBeCloseTo(100, 0);
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(200), fixAt: 120 }]));
    expect(shownMetres(store)).toBeCloseTo(200, 0);
    expect(store.isMoving()).toBe(false);
  });

  test("resumes when motion is allowed again", () => {
    const { store } = storeAt();
    store.setAnimated(false);
    store.apply(first([{ ...free, fixAt: 100 }]));
    store.setAnimated(true);
    store.apply(frame([{ handle: 1, resource: "MOBILE_FREE", lon: east(100), fixAt: 110 }]));
    expect(store.isMoving()).toBe(true);
  });
});
