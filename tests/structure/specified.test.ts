import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as specified from "../../schema/rules/limits/specified";

const IMPORT = /import \{([^}]*)\} from "[^"]*\/specified"/g;

test("the product reads each constant of the specification from its single definition", () => {
  const files = ["schema", "server", "client"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.tsx?$/.test(path));
  const imported = files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(IMPORT)].flatMap(([, names]) => names!.split(",").map((name) => name.trim().split(" ")[0]!)),
  );
  expect(Object.keys(specified).length).toBeGreaterThan(7);
  expect(Object.keys(specified).filter((name) => !imported.includes(name))).toEqual([]);
});
