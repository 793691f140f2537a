// The log: each event of the catalogue is used, and the operations guide explains those that need attention.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { alertEvents, logEvents } from "../../server/platform/logEvents";

const code = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(`server/${path}`, "utf8"))
  .join("\n");
const used = new Set([...code.matchAll(/\bevent: "([a-z_]+\.[a-z_]+)"/g)].map(([, event]) => event));
const named = new Set([...readFileSync("server/OPERATIONS.md", "utf8").matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, event]) => event));

describe("the events of the log", () => {
  test("are listed once and used", () => {
    expect(new Set(logEvents).size).toBe(logEvents.length);
    expect(logEvents.filter((event) => !used.has(event))).toEqual([]);
  });
  test("that need attention are explained in the operations guide", () => {
    expect(alertEvents.filter((event) => !named.has(event))).toEqual([]);
  });
  test("that the operations guide names exist", () => {
    const names = new Set<string | undefined>(logEvents);
    expect([...named].filter((name) => !names.has(name) && !/\.(sql|cfg)$/.test(name!))).toEqual([]);
  });
});
