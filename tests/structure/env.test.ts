import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSettings } from "../../server/demo/simulation/settings";
import { demoSettings } from "../../server/deploy/demo";
import { envSchema, readEnv } from "../../server/platform/env";

describe("the settings", () => {
  test("are those of .env.example, with their meaning", () => {
    const example = readFileSync(".env.example", "utf8");
    const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect(listed).toEqual(Object.keys(envSchema.shape));
    for (const field of Object.values(envSchema.shape)) expect(example).toContain(field.description);
  });

  test("that are bad are named one by one", () => {
    expect(() => readEnv({ PORT: "70000", LIVE: "yes", DATABASE_URL: "mysql://x" })).toThrow(/PORT[^]*DATABASE_URL[^]*LIVE/);
  });

  test("the demo is the default on the embedded database only", () => {
    expect([
      readEnv({}).DEMO,
      readEnv({ DATABASE_URL: "postgres://x" }).DEMO,
      readEnv({ DATABASE_URL: "postgres://x", DEMO: "1" }).DEMO,
    ]).toEqual([true, false, true]);
  });

  test("an empty one counts as absent", () => {
    expect(readEnv({ PORT: "" }).PORT).toBe(4000);
  });

  test("of the demo reach it, but for the password", () => {
    const demoEnv = {
      DEMO_CLAIMS: "7",
      DEMO_RESOURCES: "3",
      DEMO_SPEED: "2.5",
      DEMO_SEED: "42",
      DEMO_ROADS: "roads.geojson",
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
      roads: "roads.geojson",
    });
    expect(JSON.stringify(passedOn)).not.toContain("Secret");
  });
});
