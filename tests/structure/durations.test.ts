// Durations have names (schema/rules/durations.ts), so that readers need not count zeros.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const COUNTED_OUT = /(?<![\d_])(60_000|3_600_000|86_400_000)\b|\b24 \* 60\b|\b60 \* 60\b|\bconst (SECOND|MINUTE|HOUR|DAY)_MS\b/;

test("no product file computes a minute, an hour or a day from literals", () => {
  const files = ["schema", "server", "client"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("client/gql/") && path !== "schema/rules/durations.ts");
  expect(files.filter((path) => COUNTED_OUT.test(readFileSync(path, "utf8")))).toEqual([]);
});
