// What the map's engine is built without (client/build/mapEngine.ts).
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leftOutFiles } from "../../client/build/mapEngine";

const files = readdirSync(join("node_modules", "maplibre-gl", "src"), { recursive: true, encoding: "utf8" }).map((path) =>
  path.replaceAll("\\", "/"),
);

test("what is left out is there in this version of MapLibre", () => {
  for (const pattern of leftOutFiles) expect([pattern.source, files.some((path) => pattern.test(path))]).toEqual([pattern.source, true]);
});

test("what a layer of ours is drawn by is not left out", () => {
  for (const type of ["background", "fill", "line", "symbol", "circle", "raster", "custom"])
    expect(leftOutFiles.filter((pattern) => pattern.test(`webgl/draw/draw_${type}.ts`))).toEqual([]);
});
