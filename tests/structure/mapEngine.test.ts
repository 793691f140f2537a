import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFolders } from "../../client/build/mapEngine";
import { drawnLayerTypes, undrawnExpressions, undrawnProperties } from "../../schema/rules/map/mapEngine";
import { leftOutFiles, unchecked, usedSpecification } from "../../client/build/mapEngineParts";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
const files = Object.values(sourceFolders).flatMap(filesIn);

test("the omitted files exist in this version of MapLibre", () => {
  for (const pattern of leftOutFiles) expect([pattern.source, files.some((path) => pattern.test(path))]).toEqual([pattern.source, true]);
  expect(files).toContain(unchecked.file);
  expect(files).toContain("reference/v8.mjs");
});

test("the files for our layer types are not omitted", () => {
  for (const type of [...drawnLayerTypes, "custom"])
    expect(leftOutFiles.filter((pattern) => pattern.test(`webgl/draw/draw_${type}.ts`))).toEqual([]);
  const whole = JSON.parse(readFileSync(`${sourceFolders.style}latest.json`, "utf8")) as Record<string, Record<string, object>>;
  const used = usedSpecification(whole) as typeof whole;
  for (const group of drawnLayerTypes.flatMap((type) => [`layout_${type}`, `paint_${type}`]))
    for (const [property, { default: value }] of Object.entries(whole[group]!) as [string, { default?: unknown }][])
      expect([group, property, used[group]![property]]).toEqual([
        group,
        property,
        expect.objectContaining(value === undefined ? {} : { default: value }),
      ]);
});

test("no style of ours uses an omitted feature", () => {
  const ours = ["client/mapkit", "client/map"].flatMap((folder) =>
    filesIn(folder).flatMap((path) => (/\.tsx?$/.test(path) ? [readFileSync(`${folder}/${path}`, "utf8")] : [])),
  );
  const names = [...undrawnProperties, ...undrawnExpressions, "fill-extrusion", "heatmap", "hillshade", "color-relief"];
  const leftOut = new RegExp(`"(${names.join("|")})"`);
  expect(ours.flatMap((source) => leftOut.exec(source)?.[0] ?? [])).toEqual([]);
});
