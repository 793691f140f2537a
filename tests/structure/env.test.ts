import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "../../server/demo/simulation/settings";
import { demoSettings } from "../../server/deploy/demo";
import { envSchema, readEnv } from "../../server/platform/env";

describe("the settings", () => {
  test("match .env.example with their descriptions", () => {
    const example = readFileSync(".env.example", "utf8");
    const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect(listed).toEqual(Object.keys(envSchema.shape));
    for (const field of Object.values(envSchema.shape)) expect(example).toContain(field.description);
  });

  test("are each reported by name if invalid", () => {
    expect(() => readEnv({ PORT: "70000", LIVE: "yes", DATABASE_URL: "mysql://x" })).toThrow(/PORT[^]*DATABASE_URL[^]*LIVE/);
  });

  test("reject a basemap that is unknown, or contains the world and another one", () => {
    for (const [BASEMAP, why] of [
      ["/none.pmtiles", /BASEMAP: \/none.pmtiles is not there/],
      ["porto", /BASEMAP: porto must be/],
      ["world,/none.pmtiles", /world stands alone/],
      [Array.from({ length: 13 }, () => "a.pmtiles").join(), /12 parts at most/],
    ] as const)
      expect(() => readEnv({ BASEMAP })).toThrow(why);
    expect(readEnv({ BASEMAP: "world" }).BASEMAP).toEqual([]);
    expect(readEnv({}).BASEMAP).toBeUndefined();
    const parts = (BASEMAP: string) => readEnv({ BASEMAP, HERE_MAPS_KEY: "k", MAPTILER_KEY: "k" }).BASEMAP!.map(({ kind }) => kind);
    expect(parts("osm here https://x.org/{s}/{z}/{x}/{y}.png, https://x.org/a.pmtiles?v=1")).toEqual([
      "preset",
      "preset",
      "raster",
      "packUrl",
    ]);
    expect(parts("https://x.org/style.json")).toEqual(["style"]);
    for (const [BASEMAP, why] of [
      ["https://x.org/{z}/{x}.png", /with \{z\}, \{x\} and \{y\}/],
      ["https://x.org/style.json osm", /stands alone/],
      ["osm,maptiler", /stands alone/],
    ] as const)
      expect(() => parts(BASEMAP)).toThrow(why);
    expect(() => readEnv({ BASEMAP: "here" })).toThrow(/HERE_MAPS_KEY: is missing/);
    expect(() => readEnv({ STREET_ROADS: "/none.geojsonl.gz" })).toThrow(/STREET_ROADS: is not there/);
    expect(() => readEnv({ TRAFFIC: "tomtom" })).toThrow(/TOMTOM_KEY: is missing/);
    expect(() => readEnv({ TRAFFIC: "https://x.org/style.json" })).toThrow(/TRAFFIC: must be here, tomtom or an http address/);
    expect(readEnv({ TRAFFIC: "https://x.org/{z}/{x}/{y}" }).TRAFFIC).toEqual({ template: "https://x.org/{z}/{x}/{y}" });
    const [one, other] = ["client/public/basemap/porto.pmtiles", "client/public/basemap/sao-paulo.pmtiles"];
    expect(readEnv({ BASEMAP: `${one}, ${other}` }).BASEMAP).toEqual([one, other].map((from) => ({ kind: "packFile", from })));
  });

  test("enable the demo by default on the embedded database only", () => {
    expect([
      readEnv({}).DEMO,
      readEnv({ DATABASE_URL: "postgres://x" }).DEMO,
      readEnv({ DATABASE_URL: "postgres://x", DEMO: "1" }).DEMO,
    ]).toEqual([true, false, true]);
  });

  test("treat an empty value as absent", () => {
    expect(readEnv({ PORT: "" }).PORT).toBe(4000);
  });

  test("of the demo reach it, except the password", () => {
    const demoEnv = {
      DEMO_CLAIMS: "7",
      DEMO_RESOURCES: "3",
      DEMO_SPEED: "2.5",
      DEMO_SEED: "42",
      DEMO_ROADS: "roads.geojson, other.geojson",
      DEMO_PASSWORD: "Secret-pass1!",
    };
    const passedOn = demoSettings(readEnv(demoEnv), "http://localhost:1", "key");
    expect(readSettings(passedOn)).toEqual({
      url: "http://localhost:1",
      key: "key",
      claims: 7,
      resources: 3,
      speed: 2.5,
      seed: 42,
      roads: ["roads.geojson", "other.geojson"],
    });
    expect(JSON.stringify(passedOn)).not.toContain("Secret");
    const usual = readSettings(demoSettings(readEnv({}), "http://localhost:1", "key"));
    expect(usual.roads.map((file) => basename(file))).toEqual(["porto-roads.geojsonl.gz", "sao-paulo-roads.geojsonl.gz"]);
    expect(readSettings(demoSettings(readEnv({ BASEMAP: "world" }), "http://localhost:1", "key")).roads).toEqual([]);
  });
});
