// Threat 20, too: a statement that takes long keeps no connection for good. They wait for its end, which measures nothing.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

test("cancels a slow statement after four seconds", async () => {
  const token = await app.signIn("client");
  await app.owner.execute(sql`create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(30); return new; end'`);
  await app.owner.execute(sql`create trigger dawdling before update of ended_at on sessions for each row execute function dawdle()`);
  const begun = performance.now();
  const { errors } = await app.graphql("mutation { logout }", {}, token);
  await app.owner.execute(sql`drop trigger dawdling on sessions`);
  expect(errors![0]!.extensions.code).toBe("TOO_SLOW");
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test("cancels a slow statement of a list", async () => {
  const token = await app.signIn("admin");
  await app.owner.execute(sql`alter table contact_lists rename to contact_lists_kept`);
  await app.owner.execute(sql`create view contact_lists as select kept.* from (select pg_sleep(30)) slow, contact_lists_kept kept`);
  await app.owner.execute(sql`grant select on contact_lists to public`);
  const begun = performance.now();
  const { errors } = await app.graphql("{ contactLists { totalCount } }", {}, token);
  await app.owner.execute(sql`drop view contact_lists`);
  await app.owner.execute(sql`alter table contact_lists_kept rename to contact_lists`);
  expect(errors![0]!.extensions.code).toBe("TOO_SLOW");
  expect(performance.now() - begun).toBeLessThan(10_000);
});
