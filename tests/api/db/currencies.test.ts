// Amounts come without a currency: they are in their instance's, also on a database from before instances had one.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startingInstances } from "../../../schema/rules/settings/startingInstances";
import type { Db } from "../../../server/db/connect";
import { previousReleaseDatabase } from "../../fixtures/db/previousRelease";

let owner: Db;
beforeAll(async () => {
  const previous = await previousReleaseDatabase("0015_currency");
  owner = previous.owner;
  // All but the last were there before; that one is added as this release starts.
  for (const { id, country, name, timeZone } of startingInstances.slice(0, -1))
    await owner.execute(sql`insert into instances (id, country, name, time_zone) values (${id}, ${country}, ${name}, ${timeZone})`);
  await owner.execute(sql`insert into instances (id, country, name, time_zone) values ('BR-2', 'BR', 'Norte', 'America/Belem')`);
  await previous.upgrade();
});

test("an existing instance gets the currency of its country, like a new one", async () => {
  const rows = await owner.execute<{ id: string; currency: string }>(sql`select id, currency from instances`);
  expect(Object.fromEntries(rows.map(({ id, currency }) => [id, currency]))).toEqual({
    ...Object.fromEntries(startingInstances.map(({ id, currency }) => [id, currency])),
    "BR-2": "BRL",
  });
});

test("a currency consists of three capital letters", async () => {
  await expect(owner.execute(sql`update instances set currency = 'euro' where id = 'ES'`)).rejects.toMatchObject({
    cause: { constraint_name: "instances_currency" },
  });
});
