import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeFlags } from "../../../server/deploy/fresh.mjs";

// The unpatched driver keeps each answer until a full garbage collection: ten times as much here.
test("releases a database response while it is young in the heap", () => {
  const printed = execFileSync(process.execPath, [...nodeFlags, join(import.meta.dirname, "../../fixtures/db/youngAnswers.mjs")], {
    encoding: "utf8",
  });
  expect(Number(printed)).toBeLessThanOrEqual(4);
});
