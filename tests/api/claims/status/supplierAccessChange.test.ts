import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startTestApp } from "../../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../../fixtures/records";

test("claims follow a changed supplier access even if the node failed after storing it", async () => {
  const app = await startTestApp();
  const [key, operator] = [await app.key("ingest"), await app.signIn()];
  const claim = async () => {
    const query = `{ claim(id: "R-1") { assignmentType version } }`;
    return (await app.graphql<{ claim: { assignmentType: string; version: number } }>(query, {}, operator)).data!.claim;
  };
  const notes = async () => (await app.db.execute(sql`select 1 from installation where key like 'access moves%'`)).length;
  await app.ingest("suppliers", [supplierRecord("S-1")], key);
  await app.ingest("claims", [claimRecord("R-1", { cdprovee: "S-1", fhasignacion: minutes(-5) })], key);
  expect(await claim()).toEqual({ assignmentType: "MANUAL", version: 1 });

  await app.owner.execute(
    sql.raw("create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$"),
  );
  await app.owner.execute(sql`create trigger planted before update on claims for each row execute function planted()`);
  const digital = [supplierRecord("S-1", { tpaccprovee: "WEB", version: 2 })];
  expect((await app.ingest("suppliers", digital, key)).status).toBe(500);
  await app.owner.execute(sql`drop trigger planted on claims`);
  expect((await app.ingest("suppliers", digital, key)).body).toMatchObject({ accepted: 0, unchanged: 1 });
  expect(await claim()).toEqual({ assignmentType: "MANUAL", version: 1 });

  app.clock.offset = 31_000;
  await expect.poll(claim, { timeout: 15_000 }).toEqual({ assignmentType: "DIGITAL", version: 2 });
  await expect.poll(notes).toBe(0);

  await app.ingest("suppliers", [supplierRecord("S-1", { version: 3 })], key);
  expect(await claim()).toEqual({ assignmentType: "MANUAL", version: 3 });
  expect(await notes()).toBe(0);
});
