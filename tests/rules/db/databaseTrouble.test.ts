import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { DatabaseTrouble, isUnavailable, troubleOf } from "../../../server/db/health/databaseTrouble";
import { isDataError } from "../../../server/db/transaction";
import type { Log } from "../../../server/platform/log";

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
])("classifies %s as database trouble of the kind %s, not as a data error", (code, kind) => {
  expect(troubleOf(failed(code))).toBe(kind);
  expect(isDataError(failed(code))).toBe(false);
});

test.each(["23505", "22P02", "42703", "57014", "55P03", "25P02"])("classifies %s as an error of the statement", (code) => {
  expect(isUnavailable(failed(code))).toBe(false);
});

test("clears a full disk that a request met on the next write of a request, not on a heartbeat", () => {
  const log = { error: () => undefined, info: () => undefined } as unknown as Log;
  const trouble = new DatabaseTrouble(log);
  trouble.note(failed("53100"), "request");
  trouble.clear("heartbeat");
  trouble.clear("worker");
  expect(trouble.kind).toBe("DISK_FULL");
  trouble.clear("request");
  expect(trouble.kind).toBeNull();
  trouble.note(failed("CONNECTION_WAIT_TIMEOUT"), "request");
  expect(trouble.kind).toBeNull();
});

test("logs a line when trouble begins, changes and ends", () => {
  const records: object[] = [];
  const write = (fields: object): void => void records.push(fields);
  const trouble = new DatabaseTrouble({ error: write, info: write } as unknown as Log);
  for (const code of ["ECONNREFUSED", "ECONNRESET", "23505", "53100", "53100"]) trouble.note(failed(code));
  trouble.clear();
  trouble.clear();
  expect(records).toMatchObject([
    { event: "database.trouble", trouble: "UNREACHABLE" },
    { event: "database.trouble", trouble: "DISK_FULL" },
    { event: "database.recovered" },
  ]);
});
