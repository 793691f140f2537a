// A start on a database that a later release has migrated.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openAt } from "../../../server/db/open";
import { createLog } from "../../../server/platform/log";
import { database } from "../../fixtures/app";

test("the start rejects a database with a later migration, names both versions and changes nothing", async () => {
  const { owner, place, drop } = await database();
  const when = Date.UTC(2031, 4, 6);
  await owner.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${when})`);
  await owner.execute(sql`delete from instances where id = 'ES'`);

  await expect(openAt(place.address, createLog("silent"))).rejects.toThrow(
    /migrated by a later release.*2031-05-06.*of release \d+\.\d+\.\d+ is \d{4}_\w+.*Nothing was changed/,
  );
  expect(await owner.execute(sql`select id from instances where id = 'ES'`)).toHaveLength(0);

  await owner.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  const opened = await openAt(place.address, createLog("silent"));
  await opened.close();
  await drop();
});
