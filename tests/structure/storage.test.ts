// The browser's storage can be blocked or full. client/store/storedJson.ts handles both; nothing else uses the storage directly.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const DIRECT_USE = /\b(local|session)Storage\s*[.[]/;

test("client code uses localStorage and sessionStorage through storedJson", () => {
  const files = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => DIRECT_USE.test(readFileSync(`client/${path}`, "utf8")))).toEqual(["store/storedJson.ts"]);
});

test("finds a direct use", () => {
  expect('const id = sessionStorage.getItem("id");').toMatch(DIRECT_USE);
  expect('readStoredText("sessionStorage", "id")').not.toMatch(DIRECT_USE);
});
