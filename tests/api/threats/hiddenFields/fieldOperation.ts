// A small operation in which every field of some claims and suppliers says something.
import { inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { vi } from "vitest";
import type { MapLayer } from "../../../../schema/rules/lists/mapLayers";
import type { Db } from "../../../../server/db/connect";
import { claims } from "../../../../server/db/tables/claims";
import { suppliers } from "../../../../server/db/tables/suppliers";
import type { TestApp } from "../../../fixtures/app";
import { claimRecord, supplierRecord } from "../../../fixtures/records";
import { columnsOf } from "./fieldColumns";

export const profileId = "00000000-0000-7000-8000-000000000011";
export const providerProfileId = "00000000-0000-7000-8000-000000000012";
export const [narrowed, free] = ["admin", "supervisor"];
/** A row of the audit. */
export const auditId = uuidv7();
export const apiErrorId = uuidv7();
/** A question in the log of the supplier filter, older than any that is asked. */
export const filterCallId = uuidv7();
export const FILTER_CALL_AT = "2026-03-01T08:00:00Z";
/** Claims whose fields differ, in three stages: awaited, at work, over. */
export const targets = ["FT-1", "FT-2", "FT-3"];
export const targetsOf: Record<MapLayer, string[]> = {
  INCIDENTS: targets,
  MOBILE: ["FM-1", "FM-2"],
  BASE: ["FB-1", "FW-1"],
  COLLABORATING: ["FC-1"],
};

export const providerProfile = {
  ...{ id: providerProfileId, name: "Threat 11 provider", profileType: "PROVEEDOR", requiresTwoFactor: false },
  ...{ contracts: [], instanceIds: [], supplierIds: ["FM-1", "FB-1", "FW-1", "FC-1"] },
  ...{ hiddenLayers: [], hiddenFields: [], hiddenIndicators: [] },
};

const ours = new Set(
  [
    [
      "id",
      "instanceId",
      "version",
      "sourceVersion",
      "createdAt",
      "updatedAt",
      "timeZone",
      "status",
      "statusAt",
      "statusDueAt",
      "evaluatedAt",
      "kind",
      "access",
    ],
    [
      "statusLabel",
      "statusReason",
      "settingsVersion",
      "lateSince",
      "processDueAt",
      "pendingAction",
      "pendingSince",
      "etaSeconds",
      "etaFixAt",
    ],
    ["eta", "lateChance", "likelyLateAt", "veryLikelyLateAt", "likelyLateSince"],
    ["centreId", "clientId", "contractId", "serviceId", "supplierId", "occurredAt", "lon", "lat", "networkState", "proposed", "scheduled"],
    ["promisedFrom", "mobile", "measuredFrom", "predictedAt", "name"],
  ].flat(),
);

async function fill(db: Db, table: typeof claims | typeof suppliers, ids: string[], without: string[] = []): Promise<void> {
  const set = [...columnsOf(table, 0)].flatMap(([name, value]) => (ours.has(name) || without.includes(name) ? [] : [value]));
  await db.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ${inArray(table.id, ids)}`);
}

/** A small operation, each thing in it with everything that can be said of it. */
export async function furnish(app: TestApp): Promise<void> {
  const key = await app.key("ingest");
  const base = (id: string, more: object = {}): object => supplierRecord(id, { nbprovee: `Name ${id}`, ...more });
  const mobile = (id: string, n: number): object =>
    base(id, { tpaccprovee: "MOBILE", mobile: `dev-${n}`, statusprov: "L", x: null, y: null });
  await app.ingest(
    "suppliers",
    [
      ...[mobile("FM-1", 1), mobile("FM-2", 2), mobile("FM-3", 3), base("FB-1"), base("FB-2", { x: -3.61, y: 40.51 })],
      ...[base("FW-1", { tpaccprovee: "WEB" }), base("FC-1", { tpaccprovee: "REDCOLABORADORA" })],
    ],
    key,
  );
  const claim = (id: string, more: object = {}): object =>
    claimRecord(id, {
      fhocurrencia: "2026-03-01T07:00:00Z",
      ...{ cdcentro: "C1", nbcentro: "Centre 1", cdcliente: "K1", nbcliente: "Client 1", cdcontrato: "N1", nbcontrato: "Contract 1" },
      ...{ movements: [{ rgmovimi: 1, ecomov: "10.50" }], ...more },
    });
  const overlapping = Array.from({ length: 8 }, (_, i) => claim(`FX-${i}`, { x: -3.7 - i / 1e5, cdcentro: "C2", nbcentro: "Centre 2" }));
  const other = { cdcliente: "K2", nbcliente: "Client 2" };
  await app.ingest(
    "claims",
    [
      claim("FT-1", { cdprovee: "FM-1", tpasignacion: "DIGITAL", fhasignacion: "2026-03-01T07:30:00Z", swpropuesta: 0 }),
      claim("FT-2", { cdprovee: "FM-2", x: -3.71, swpropuesta: 0, milestones: [{ code: "C", at: "2026-03-01T08:00:00Z" }] }),
      claim("FT-3", { cdprovee: "FM-2", x: -3.72, swpropuesta: 0, milestones: [{ code: "F", at: "2026-03-01T09:00:00Z" }] }),
      ...overlapping,
      claim("FX-8", { ...other, cdcontrato: "N1", nbcontrato: "Contract of client 2" }),
      claim("FX-9", { cdcontrato: "N2", nbcontrato: "Contract 2" }),
      claim("FX-10", { ...other, cdcontrato: "N2", nbcontrato: "Contract 2 of client 2" }),
    ],
    key,
  );
  const { owner } = app;
  const over = ["finishedAt", "cancelledAt"];
  await fill(owner, claims, ["FT-1"], [...over, "acceptedAt", "arrivedAt", "arrivedLate", "workManagedUntil"]);
  await fill(owner, claims, ["FT-2"], over);
  await fill(owner, claims, ["FT-3"]);
  await owner.execute(sql`update claims set scheduled = true where id = 'FT-1'`);
  // Received when they happened: late records start no process.
  await owner.execute(sql`update claims set created_at = occurred_at where id like 'FT-%'`);
  await fill(
    owner,
    suppliers,
    Object.values(targetsOf)
      .flat()
      .filter((id) => !targets.includes(id)),
  );
  await owner.execute(sql`update suppliers set mobile = 'dev ' || id where access <> 'MOBILE'`);
  await owner.execute(sql`update claims set status_due_at = now() - interval '1 second' where id like 'F%' and status <> 'FINISHED'`);
  await vi.waitFor(
    async () => {
      const [due] = await owner.execute(sql`select 1 from claims where status_due_at <= now() or process_due_at <= now()`);
      if (due) throw new Error("still to be judged");
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** Data related to claims and suppliers; none becomes due during the test. */
export async function addRelated(owner: Db): Promise<void> {
  const at = sql`'2026-03-01T08:10:00Z'::timestamptz`;
  const path = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";
  await owner.transaction(async (tx) => {
    for (const claimId of targets) {
      await tx.execute(sql`insert into milestones (claim_id, code, at) values (${claimId}, 'PLATE', ${at})`);
      await tx.execute(sql`insert into claim_actions (id, request_id, actor_kind, actor_id, actor_name, claim_id, name, input, state, code, at)
        values (gen_random_uuid(), ${`request ${claimId}`}, 'SYSTEM', null, 'operator', ${claimId}, 'manageDelay', '{"minutes": 10, "reason": "traffic 0"}', 'DONE', null, ${at})`);
      await tx.execute(
        sql`insert into visits (id, claim_id, actor_kind, actor_id, actor_name, at)
          select gen_random_uuid(), ${claimId}, 'USER', id, "user", ${at} from users where "user" = 'operator'`,
      );
      await tx.execute(sql`insert into process_runs (id, claim_id, process, assignment, episode, state, at, evidence) values (gen_random_uuid(), ${claimId},
        'ARRIVAL_CONTACT_LIST', 'one', ${at}, 'NOTHING_TO_DO', ${at}, '{"setting": 10, "limit": 5, "minutes": 6, "finding": "NO_PHONE", "listId": "insured-es", "metres": 3}')`);
      await tx.execute(sql`insert into trips (claim_id, supplier_id, assigned_at, leased_until, computed_at, fix_at, lon, lat, metres, seconds, pending_path,
          started_at, start_lon, start_lat, planned_metres, planned_seconds, planned_path, straight_metres, router, deviation_metres)
        select id, supplier_id, assigned_at, '2100-01-01', ${at}, ${at}, -3.69, 40.41, 900, 90, ${path}, ${at}, -3.68, 40.42, 1000, 100, ${path}, 800, 'STRAIGHT', 7
        from claims where id = ${claimId} on conflict (claim_id) do update set leased_until = '2100-01-01', assigned_at = excluded.assigned_at,
          computed_at = excluded.computed_at, fix_at = excluded.fix_at, lon = excluded.lon, lat = excluded.lat, metres = excluded.metres, seconds = excluded.seconds,
          pending_path = excluded.pending_path, started_at = excluded.started_at, planned_metres = excluded.planned_metres,
          planned_seconds = excluded.planned_seconds, planned_path = excluded.planned_path, straight_metres = excluded.straight_metres,
          router = excluded.router, deviation_metres = excluded.deviation_metres`);
      await tx.execute(sql`insert into milestone_positions (claim_id, moment, at, supplier_id, fix_at, lon, lat, metres)
        select id, 'START', ${at}, supplier_id, ${at}, -3.7, 40.4, 12 from claims where id = ${claimId} on conflict do nothing`);
      await tx.execute(sql`insert into contact_list_entries (id, list_id, data, callable, added_at)
        values (${`entry ${claimId}`}, 'insured-es', ${JSON.stringify({ claimId, phone: "+34 600 000 000" })}::text::jsonb, true, ${at})`);
      await tx.execute(sql`insert into api_errors (id, at, integration, operation, path, code, input, output, claim_id, instance_id, attempt) values
        (gen_random_uuid(), ${at}, 'ASSISTANCE', 'confirmArrival', '/arrivals', 'ARRIVAL_NOT_MANUAL', '{"at": "2026-03-01T08:00:00Z"}', '{"error": 0}', ${claimId}, 'ES', 1),
        (gen_random_uuid(), ${at}, 'ASSISTANCE', 'confirmArrival', '/arrivals', 'CLAIM_FINISHED', null, '{"error": 0}', ${claimId}, 'ES', 2),
        (gen_random_uuid(), ${at}, 'CONTACT_CENTRE', 'addContact', '/lists/insured-es/contacts', 'STATUS_503', '{"listId": "insured-es"}', null, ${claimId}, 'ES', 1)`);
      if (claimId !== "FT-3")
        await tx.execute(sql`insert into alarms (id, cause, claim_id, call_id, operation, raised_at, state, state_at, changed_at) values
        (gen_random_uuid(), 'CALL_GIVEN_UP', ${claimId}, gen_random_uuid(), 'notifyDelay', ${at}, 'RAISED', ${at}, ${at}),
        (gen_random_uuid(), 'CALL_GIVEN_UP', ${claimId}, gen_random_uuid(), 'addContact', ${at}, 'RAISED', ${at}, ${at})`);
      if (claimId !== "FT-1")
        await tx.execute(sql`update trips set real_path = ${path}, real_metres = 950, real_seconds = 95 where claim_id = ${claimId}`);
      // Columns that a route falls back to; with its own values the trip is not read.
      if (claimId === "FT-2")
        await tx.execute(sql`update claims set deviation_metres = null, remaining_metres = null where id = ${claimId}`);
    }
    await tx.execute(sql`insert into audit (id, at, actor_kind, actor_name, action, model, entity_id, after)
      values (${auditId}, now(), 'SYSTEM', 'system', 'claim.manageDelay', 'claim', 'FT-1', '{"minutes": 10, "managedUntil": "2026-03-01T09:00:00Z", "plate": "1"}')`);
    await tx.execute(sql`insert into api_errors (id, at, integration, operation, path, code, input, claim_id, instance_id)
      values (${apiErrorId}, now(), 'CONTACT_CENTRE', 'addContact', '/lists/insured-es/contacts', 'TIMEOUT', '{"claimId": "FT-1"}', 'FT-1', 'ES')`);
    await tx.execute(sql`insert into supplier_filter_calls (id, at, actor_kind, actor_name, instance_id, claim_id, service_id, duration_ms, candidates, excluded, input, output)
      values (${filterCallId}, ${FILTER_CALL_AT}::timestamptz, 'SYSTEM', 'system', 'ES', 'FT-1', 'GRU', 5, 1, 0, '{"claimId": "FT-1"}', '{"candidates": []}')`);
    await tx.execute(sql`insert into fleet_vehicles (supplier_id, code, name, plate) select id, 'V1', 'Van', '1234 ABC' from suppliers`);
    await tx.execute(sql`insert into positions (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy)
      select id, ${at}, ${at}, -3.69, 40.41, 10, 90, 5 from suppliers where access = 'MOBILE' on conflict do nothing`);
    await tx.execute(
      sql`insert into specific_profiles (id, name, profile_type, created_at, updated_at) values (${profileId}, 'Threat 11', 'LOCALADMIN', ${at}, ${at})`,
    );
    await tx.execute(
      sql`insert into specific_profiles (id, name, profile_type, created_at, updated_at) values (${providerProfileId}, ${providerProfile.name}, 'PROVEEDOR', ${at}, ${at})`,
    );
    for (const id of providerProfile.supplierIds)
      await tx.execute(sql`insert into specific_profile_suppliers (profile_id, supplier_id) values (${providerProfileId}, ${id})`);
    await tx.execute(sql`update users set specific_profile_id = ${profileId} where "user" = ${narrowed}`);
    await tx.execute(sql`update claims set status_due_at = null, process_due_at = null, predicted_at = coalesce(predicted_at, ${at})`);
    await tx.execute(sql`update claims set eta_fix_at = ${at}, eta_seconds = 90 where id = 'FT-1'`);
    await tx.execute(sql`update suppliers set status_due_at = null`);
  });
}
