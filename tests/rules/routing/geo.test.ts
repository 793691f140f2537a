import { describe, expect, test } from "vitest";
import { lengthOf, metresBetween, offsetBy, nearestOn, simplified, splitAt, type Place } from "../../../schema/rules/geo/geo";
import { decodePolyline, encodePolyline } from "../../../schema/rules/geo/polyline";
import { thresholdOf } from "../../../schema/rules/claims/routes";

const madrid: Place = [-3.7038, 40.4168];
const lisbon: Place = [-9.1393, 38.7223];
/** Corner, one kilometre east of it, and from there two north. */
const corner: Place = [1.5, 42.5];
const east = offsetBy(corner, 1_000, 0);
const north = offsetBy(east, 0, 2_000);
const bend = [corner, east, north];

describe("distances", () => {
  test("are measured on the earth's surface, far and near, also across the date line", () => {
    expect(metresBetween(madrid, lisbon) / 1_000).toBeCloseTo(502.4, 1);
    expect(metresBetween(corner, east)).toBeCloseTo(1_000, 1);
    expect(metresBetween([179.999, 0], [-179.999, 0])).toBeCloseTo(222.4, 1);
    expect(metresBetween(madrid, madrid)).toBe(0);
  });

  test("sum the segments of a way, and are zero for a single point", () => {
    expect(lengthOf(bend)).toBeCloseTo(3_000, 0);
    expect(lengthOf([corner])).toBe(0);
  });
});

describe("a place near a way", () => {
  test("has the distance to its nearest point on the way, or to the nearer end beyond it", () => {
    expect(nearestOn(bend, offsetBy(corner, 500, -40)).metres).toBeCloseTo(40, 1);
    expect(nearestOn(bend, offsetBy(corner, -300, 0))).toMatchObject({ metres: expect.closeTo(300, 0), segment: 0 });
    expect(nearestOn(bend, offsetBy(north, 0, 70)).metres).toBeCloseTo(70, 1);
    expect(nearestOn([corner], offsetBy(corner, 0, 70)).metres).toBeCloseTo(70, 1);
  });

  test("splits the way into the driven and the remaining part", () => {
    const { done, pending } = splitAt(bend, offsetBy(east, 30, 500));
    expect(lengthOf(done)).toBeCloseTo(1_500, 0);
    expect(lengthOf(pending)).toBeCloseTo(1_500, 0);
    expect(done[0]).toEqual(corner);
    expect(pending.at(-1)).toEqual(north);
  });
});

test("simplifies a way only within the tolerance", () => {
  const shaky = Array.from({ length: 101 }, (_, i) => offsetBy(corner, i * 10, i % 2 ? 3 : -3));
  expect(simplified(shaky, 10)).toEqual([shaky[0], shaky.at(-1)]);
  expect(simplified([...shaky, north], 10)).toHaveLength(3);
  expect(simplified(shaky, 1).length).toBeGreaterThan(90);
});

describe("an encoded polyline", () => {
  test("has the standard format", () => {
    // the example of the format's description
    const path: Place[] = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ];
    expect(encodePolyline(path)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(path);
  });

  test("decodes to the encoded points at its precision, everywhere on the earth", () => {
    const places = Array.from({ length: 500 }, (_, i): Place => [
      ((i * 7_919) % 360_000) / 1_000 - 180,
      ((i * 6_007) % 180_000) / 1_000 - 90,
    ]);
    for (const precision of [5, 6, 7]) {
      const back = decodePolyline(encodePolyline(places, precision), precision);
      expect(back).toHaveLength(places.length);
      for (const [i, [lon, lat]] of places.entries()) {
        expect(back[i]![0]).toBeCloseTo(lon, precision - 1);
        expect(back[i]![1]).toBeCloseTo(lat, precision - 1);
      }
    }
  });

  test("does not drift, because points are rounded, not steps", () => {
    const long = Array.from({ length: 5_000 }, (_, i): Place => [1 + i * 0.0000149, 42 + i * 0.0000151]);
    expect(metresBetween(decodePolyline(encodePolyline(long)).at(-1)!, long.at(-1)!)).toBeLessThan(1);
  });

  test("ends early if cut off, and has no point if empty", () => {
    expect(decodePolyline("_p~iF~ps|U_ul")).toEqual([[-120.2, 38.5]]);
    expect(decodePolyline("")).toEqual([]);
    expect(decodePolyline("no polyline\n")).toEqual(expect.any(Array));
  });
});

test("sets the threshold at 500 metres or a tenth of a longer route, which allows a detour of 1.3 times a straight line", () => {
  expect(thresholdOf(2_000, 40)).toBe(500);
  expect(thresholdOf(20_000, 40)).toBe(2_000);
  const line = 10_000;
  const bow = Math.sqrt((1.3 * line) ** 2 - line ** 2) / 2;
  expect(thresholdOf(1.3 * line, 2)).toBeGreaterThan(bow);
  expect(thresholdOf(1.3 * line, 2)).toBeLessThan(bow * 1.01);
});
