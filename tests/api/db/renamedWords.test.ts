import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "../../../server/db/connect";
import { previousReleaseDatabase } from "../../fixtures/db/previousRelease";

const [action, run, call, failure, profile] = Array.from({ length: 5 }, () => randomUUID());
let owner: Db;

const rows = async (query: ReturnType<typeof sql>): Promise<unknown[]> => [...(await owner.execute(query))];

beforeAll(async () => {
  const previous = await previousReleaseDatabase("0013_words");
  owner = previous.owner;
  await owner.execute(sql`insert into instances (id, country, name, time_zone) values ('ES', 'ES', 'ES', 'Europe/Madrid')`);
  await owner.execute(sql`insert into services (id, name) values ('S', 'S')`);
  await owner.execute(
    sql`insert into suppliers (id, instance_id, name, access, network_state, source_version) values ('P', 'ES', 'P', 'MOBILE', 'ACTIVE', 1)`,
  );
  await owner.execute(sql`insert into claims (id, instance_id, service_id, kind, occurred_at, time_zone, status, status_at, judged_at, status_reason,
      source_version, pending_action, closed_by)
    values ('C', 'ES', 'S', 'TOW', '2026-01-01', 'Europe/Madrid', 'FINISHED', '2026-01-01', '2026-01-02', '{}', 1, 'cancelService', 'OUTSIDE')`);
  await owner.execute(sql`insert into deeds (id, request_id, actor_kind, actor_name, claim_id, action, input, state, code, at)
    values (${action}, 'r', 'SYSTEM', 'system', 'C', 'cancelService', '{}', 'REFUSED', 'OUTSIDE_REFUSED', now())`);
  await owner.execute(sql`insert into drives (claim_id, supplier_id, leased_until, metres) values ('C', 'P', now(), 1200)`);
  await owner.execute(sql`insert into sightings (claim_id, moment, at, supplier_id, fix_at, lon, lat, metres)
    values ('C', 'CONFIRMATION', now(), 'P', now(), 1, 2, 30)`);
  await owner.execute(sql`insert into process_runs (id, claim_id, process, assignment, episode, state, at, taken_back_at, evidence)
    values (${run}, 'C', 'ARRIVAL_CONTACT_LIST', 'P', now(), 'TAKEN_BACK', now(), '2026-01-03', '{}')`);
  await owner.execute(sql`insert into outbox (id, key, port, operation, claim_id, deed_id, body, state, answer, due_at, created_at)
    values (${call}, 'k', 'ASSISTANCE', 'cancelService', 'C', ${action}, '{}', 'REFUSED', '{"refused": "OUTSIDE_REFUSED"}', now(), now())`);
  await owner.execute(sql`insert into api_errors (id, at, port, operation, path, code)
    values (${failure}, now(), 'ASSISTANCE', 'cancelService', '/', 'OUTSIDE_REFUSED')`);
  await owner.execute(sql`insert into stand_ins (port, behaviour)
    values ('ASSISTANCE', '{"down": true, "refusals": [{"operation": "cancelService", "code": "OUTSIDE_REFUSED"}]}')`);
  await owner.execute(sql`insert into status_log (id, at, claim_id, version, "to", reason, settings_version, inputs, cause, actor_kind, actor_name)
    values (${randomUUID()}, now(), 'C', 1, 'FINISHED', '{}', 1, '{}', 'OUTSIDE', 'OUTSIDE', 'assistance')`);
  await owner.execute(sql`insert into specific_profiles (id, name, folded_name, profile_type, hidden_fields, created_at, updated_at)
    values (${profile}, 'Narrow', 'narrow', 'OPERADOR', '{"INCIDENTS": ["plate", "deeds", "drive", "sightings"], "MOBILE": ["name"]}', now(), now())`);
  await previous.upgrade();
});

test("actions and calls keep their rows with the new outcome codes", async () => {
  expect(await rows(sql`select id, name, state, code from claim_actions`)).toEqual([
    { id: action, name: "cancelService", state: "REJECTED", code: "INTEGRATION_REJECTED" },
  ]);
  expect(await rows(sql`select integration, action_id as action, state, answer from outbox`)).toEqual([
    { integration: "ASSISTANCE", action, state: "REJECTED", answer: { refused: "INTEGRATION_REJECTED" } },
  ]);
  expect(await rows(sql`select integration, code from api_errors`)).toEqual([{ integration: "ASSISTANCE", code: "INTEGRATION_REJECTED" }]);
  expect(await rows(sql`select behaviour from simulators`)).toEqual([
    { behaviour: { down: true, rejections: [{ operation: "cancelService", code: "INTEGRATION_REJECTED" }] } },
  ]);
});

test("claims, trips, milestone positions and process runs keep their rows", async () => {
  expect(await rows(sql`select closed_by, evaluated_at = '2026-01-02' as same, pending_action from claims`)).toEqual([
    { closed_by: "ASSISTANCE", same: true, pending_action: "cancelService" },
  ]);
  expect(await rows(sql`select claim_id, metres from trips`)).toEqual([{ claim_id: "C", metres: 1200 }]);
  expect(await rows(sql`select moment, metres from milestone_positions`)).toEqual([{ moment: "CONFIRMATION", metres: 30 }]);
  expect(await rows(sql`select state, cancelled_at = '2026-01-03' as same from process_runs`)).toEqual([
    { state: "CANCELLED", same: true },
  ]);
  expect(await rows(sql`select cause, actor_kind from status_log`)).toEqual([{ cause: "ASSISTANCE", actor_kind: "OUTSIDE" }]);
});

test("hidden fields stay hidden under their new names", async () => {
  expect(await rows(sql`select hidden_fields from specific_profiles`)).toEqual([
    { hidden_fields: { INCIDENTS: ["plate", "actions", "trip", "milestonePositions"], MOBILE: ["name"] } },
  ]);
});
