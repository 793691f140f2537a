import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { holidaysBetween, holidaysOn } from "../../../server/settings/holidays.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

test("a day that is in several lists of an instance is one holiday of it, and none of another instance", async () => {
  await app.db.execute(sql`
    with lists as (insert into holiday_lists (id, instance_id, name, folded_name, created_at)
      values (gen_random_uuid(), 'ES', 'Spain', 'spain', now()), (gen_random_uuid(), 'ES', 'Catalonia', 'catalonia', now()),
        (gen_random_uuid(), 'PT', 'Portugal', 'portugal', now()) returning id, name)
    insert into holidays (list_id, day, name) select id, day::date, lists.name || ' ' || day from lists
      cross join (values ('2026-12-25'), ('2026-12-26'), ('2027-01-01')) days (day) where name <> 'Portugal' or day <> '2026-12-26'`);
  const christmas = { day: "2026-12-25", name: "Catalonia 2026-12-25" };
  expect(await holidaysOn(app.db, ["ES", "PT", "IT"], ["2026-12-24", "2026-12-25"])).toEqual([
    { instanceId: "ES", ...christmas },
    { instanceId: "PT", day: "2026-12-25", name: "Portugal 2026-12-25" },
  ]);
  expect(await holidaysOn(app.db, ["ES"], [])).toEqual([]);
  const between = await holidaysBetween(app.db, ["PT", "ES"], "2026-12-26", "2027-01-01");
  expect(between.map(({ instanceId, day }) => `${instanceId} ${day}`)).toEqual(["ES 2026-12-26", "ES 2027-01-01", "PT 2027-01-01"]);
});
