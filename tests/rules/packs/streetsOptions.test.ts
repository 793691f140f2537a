import { expect, test } from "vitest";
import { readOptions } from "../../../server/deploy/packs/streetsOptions";

test("reads a box, a source and a target, also west of Greenwich", () => {
  expect(readOptions(["--bbox", "-8.80,41.00,-8.35,41.40", "--from", "planet.pmtiles", "--out", "porto.pmtiles"])).toEqual({
    box: [-8.8, 41, -8.35, 41.4],
    from: "planet.pmtiles",
    out: "porto.pmtiles",
  });
  expect(readOptions(["--from", "planet.pmtiles", "--bbox", "1.4, 42.4, 1.8, 42.7"])).toEqual({
    box: [1.4, 42.4, 1.8, 42.7],
    from: "planet.pmtiles",
    out: "streets.pmtiles",
  });
});

test.each([
  [["--from", "a.pmtiles"], /^--bbox: must be/],
  [["--bbox", "1,2,3", "--from", "a.pmtiles"], /^--bbox: must be/],
  [["--bbox", "1,2,3,4,5", "--from", "a.pmtiles"], /^--bbox: must be/],
  [["--bbox", "3,2,1,4", "--from", "a.pmtiles"], /^--bbox: must be/],
  [["--bbox", "1,2,three,4", "--from", "a.pmtiles"], /^--bbox: must be/],
  [["--bbox", "1,2,3,86", "--from", "a.pmtiles"], /^--bbox: must be/],
  [["--bbox", "1,2,3,4"], /^--from: is missing/],
  [["--box", "1,2,3,4"], /--box/],
])("rejects %s with the reason", (words, why) => expect(readOptions(words)).toMatch(why));
