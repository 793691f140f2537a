import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { DatabaseTrouble, isUnavailable, troubleOf } from "../../../server/db/health/databaseTrouble";
import { isDataError } from "../../../server/db/transaction";
import type { Log } from "../../../server/platform/log";

/** As it comes from the driver, through drizzle. */
const failed = (code: string): Error => new DrizzleQueryError("select 1", [], Object.assign(new Error(code), { code }));

test.each([
  ["ECONNREFUSED", "UNREACHABLE"],
  ["ETIMEDOUT", "UNREACHABLE"],
  ["EHOSTUNREACH", "UNREACHABLE"],
  ["CONNECT_TIMEOUT", "UNREACHABLE"],
  ["57P01", "UNREACHABLE"],
  ["ENOTFOUND", "UNRESOLVABLE"],
  ["EAI_AGAIN", "UNRESOLVABLE"],
  ["53100", "DISK_FULL"],
  ["53300", "RESOURCES"],
  ["25006", "READ_ONLY"],
  ["58030", "IO_ERROR"],
])("%s is trouble of the database, not of what it was asked: %s", (code, kind) => {
  expect(troubleOf(failed(code))).toBe(kind);
  expect(isDataError(failed(code))).toBe(false);
});

test.each(["23505", "22P02", "42703", "57014", "55P03", "25P02"])("%s is about what was asked", (code) => {
  expect(isUnavailable(failed(code))).toBe(false);
});

test("the log has a line when trouble begins, when it becomes another, and when it ends", () => {
  const lines: string[] = [];
  const write = (_fields: object, text: string): void => void lines.push(text);
  const trouble = new DatabaseTrouble({ error: write, info: write } as unknown as Log);
  for (const code of ["ECONNREFUSED", "ECONNRESET", "23505", "53100", "53100"]) trouble.note(failed(code));
  trouble.clear();
  trouble.clear();
  expect(lines).toEqual(["the database cannot be reached", "the database has no room left on its disk", "the database takes writes again"]);
});
