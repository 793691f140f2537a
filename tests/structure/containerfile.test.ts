// The image has all that the product reads at run time, and the compose file sets what there is to set.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeFlags } from "../../server/deploy/fresh.mjs";
import { envSchema } from "../../server/platform/env";

const containerfile = readFileSync("server/deploy/Containerfile", "utf8");
const compose = readFileSync("server/deploy/compose.yaml", "utf8");

test("the image contains every file and folder that the server reads", () => {
  const copied = [...containerfile.matchAll(/^COPY --from=build \/atalaya\/(\S+)/gm)].map(([, path]) => path!);
  const files = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const read = files.flatMap((file) =>
    [...readFileSync(`server/${file}`, "utf8").matchAll(/join\(projectRoot, "([^"]+)"/g)].map(([, path]) => path!),
  );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((path) => !copied.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([]);
});

test("the image starts the product like npm start", () => {
  expect(JSON.parse(/^CMD (\[.+\])$/m.exec(containerfile)![1]!)).toEqual(["node", ...nodeFlags, "dist/server/main.js"]);
});

test("every configured variable is a setting", () => {
  const known = new Set(Object.keys(envSchema.shape));
  const node = compose.slice(compose.indexOf("x-node:"), compose.indexOf("services:"));
  const set = [...node.matchAll(/^ {4}([A-Z_]+):/gm), ...containerfile.matchAll(/ (HOST|PORT|DATA_DIR|ARCHIVE_DIR)=/g)].map(
    ([, name]) => name!,
  );
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});
