import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.owner.execute(
    sql.raw(
      "create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$",
    ),
  );
});

const readiness = async (): Promise<object> => (await (await fetch(`${app.url}/readyz`)).json()) as object;

test("/readyz reports a full disk from the first rejected claim until one is stored, regardless of heartbeats", async () => {
  expect(await readiness()).toMatchObject({ databaseTrouble: null });
  await app.owner.execute(sql.raw("create trigger full_disk before insert on claims for each row execute function full_disk()"));
  expect((await app.ingest("claims", [claimRecord("C-1")], key)).status).toBe(503);
  expect(await readiness()).toMatchObject({ databaseTrouble: "DISK_FULL" });
  // longer than the interval of heartbeats
  await new Promise((later) => setTimeout(later, 4_000));
  expect(await readiness()).toMatchObject({ databaseTrouble: "DISK_FULL" });
  await app.owner.execute(sql.raw("drop trigger full_disk on claims"));
  expect((await app.ingest("claims", [claimRecord("C-1")], key)).status).toBe(200);
  expect(await readiness()).toMatchObject({ databaseTrouble: null });
});
