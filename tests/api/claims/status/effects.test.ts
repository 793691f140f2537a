import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { changeEffects } from "../../../../server/claims/status/effects";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { claimRecord, minutes } from "../../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
});
const builtIn = changeEffects.length;
afterEach(() => void changeEffects.splice(builtIn));

const count = async (table: string, id: string): Promise<number> =>
  (await app.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)} where claim_id = ${id}`))[0]!.n;

describe("a new effect of claim changes", () => {
  test("runs with the statuses before and after, in the transaction of the change", async () => {
    const moves: string[] = [];
    changeEffects.push({
      name: "test",
      run: async (tx, { written }) => {
        for (const { before, after } of written) {
          const [row] = await tx.execute<{ status: string }>(sql`select status from claims where id = ${after.id}`);
          moves.push(`${before?.status ?? "NEW"} -> ${after.status}, stored ${row!.status}`);
        }
      },
    });
    const record = claimRecord("E-run", { fhocurrencia: minutes(-1) });
    await app.ingest("claims", [record], key);
    await app.ingest("claims", [{ ...record, version: 2, cdestadoserv: "FIN" }], key);
    expect(moves).toEqual(["NEW -> NO_SUPPLIER, stored NO_SUPPLIER", "NO_SUPPLIER -> FINISHED, stored FINISHED"]);
  });

  test("undoes the change and all other effects if it fails", async () => {
    changeEffects.push({ name: "test", run: () => Promise.reject(new Error("no")) });
    await app.ingest("claims", [claimRecord("E-fail", { fhocurrencia: minutes(-600) })], key);
    const [row] = await app.db.execute<{ n: number }>(sql`select count(*)::int as n from claims where id = 'E-fail'`);
    expect([row!.n, await count("status_log", "E-fail"), await count("alarms", "E-fail")]).toEqual([0, 0, 0]);
  });
});
