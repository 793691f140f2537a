import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { hideableFields } from "../../../schema/rules/fields/hiddenFields";
import type { Db } from "../../../server/db/connect";
import { previousReleaseDatabase } from "../../fixtures/db/previousRelease";

const renamed = {
  ...{ originDistance: "originMetres", destinationDistance: "destinationMetres", currentDistance: "remainingMetres" },
  ...{ straightDistance: "straightMetres", assignedRouteDistance: "assignedRouteMetres" },
  ...{ precalculatedRouteDistance: "precalculatedRouteMetres", realRouteDistance: "realRouteMetres" },
  ...{ additionalDistance: "additionalMetres", thresholdDistance: "thresholdMetres", deviationDistance: "deviationMetres" },
};
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const identifiers = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(columnOf(name))),
    sql`, `,
  );
const [narrow, other] = [randomUUID(), randomUUID()];
let owner: Db;

beforeAll(async () => {
  const previous = await previousReleaseDatabase("0014_units");
  owner = previous.owner;
  await owner.execute(sql`insert into instances (id, country, name, time_zone) values ('ES', 'ES', 'ES', 'Europe/Madrid')`);
  await owner.execute(sql`insert into services (id, name) values ('S', 'S')`);
  const values = sql.join(
    Object.keys(renamed).map((_, i) => sql`${i + 0.5}`),
    sql`, `,
  );
  await owner.execute(sql`insert into claims (id, instance_id, service_id, kind, occurred_at, time_zone, status, status_at, status_reason,
      source_version, ${identifiers(Object.keys(renamed))})
    values ('C', 'ES', 'S', 'TOW', '2026-01-01', 'Europe/Madrid', 'FINISHED', '2026-01-01', '{}', 1, ${values})`);
  const hidden = { INCIDENTS: ["plate", ...Object.keys(renamed), "realRouteMinutes"], MOBILE: ["name"] };
  for (const [id, fields] of [
    [narrow, hidden],
    [other, { INCIDENTS: ["plate"] }],
  ] as const)
    await owner.execute(sql`insert into specific_profiles (id, name, folded_name, profile_type, hidden_fields, created_at, updated_at)
      values (${id}, ${id}, ${id}, 'OPERADOR', ${JSON.stringify(fields)}::text::jsonb, now(), now())`);
  await previous.upgrade();
});

test("each figure keeps its value under the name with its unit", async () => {
  const [row] = await owner.execute(sql`select ${identifiers(Object.values(renamed))} from claims`);
  expect(Object.values(row!)).toEqual(Object.keys(renamed).map((_, i) => i + 0.5));
});

test("a hidden figure stays hidden under its new name", async () => {
  const rows = await owner.execute(sql`select id, hidden_fields as fields from specific_profiles`);
  expect(Object.fromEntries(rows.map(({ id, fields }) => [id, fields]))).toEqual({
    [narrow]: { INCIDENTS: ["plate", ...Object.values(renamed), "realRouteMinutes"], MOBILE: ["name"] },
    [other]: { INCIDENTS: ["plate"] },
  });
  expect(hideableFields("INCIDENTS")).toEqual(expect.arrayContaining(Object.values(renamed)));
});
