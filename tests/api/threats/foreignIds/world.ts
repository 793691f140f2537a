// Data of each type: of another viewer, and some of the viewer.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { insertUser } from "../../../fixtures/auth/accounts";
import type { TestApp } from "../../../fixtures/app";
import { confirmPasswordMutation, password } from "../../../fixtures/graphqlClient";
import { insertNarrowedUser, insertSpecificProfile } from "../../../fixtures/auth/profiles";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../../fixtures/records";
import type { Kind } from "../../../fixtures/schema/idNames";
import { rootFields } from "../../../fixtures/schema/rootFields";

export const viewers = ["a local administrator of another instance", "a client", "a provider"] as const;
export type ViewerName = (typeof viewers)[number];

export type World = Record<Kind, { foreign: string; missing: string; own?: string }>;

/** Fills the product's database, and signs the viewers in. */
export async function furnish(app: TestApp): Promise<{ tokens: Record<ViewerName, string>; worlds: Record<ViewerName, World> }> {
  const key = await app.key("ingest");
  const portuguese = {
    cdama: "PT",
    cdservicio: "PSV",
    x: -9.1,
    y: 38.7,
    cdcentro: "PC",
    nbcentro: "Porto",
    cdcliente: "PK",
    nbcliente: "Porto",
  };
  await app.ingest(
    "suppliers",
    [
      supplierRecord("PT-SUPPLIER", { cdama: "PT", x: -9.1, y: 38.7 }),
      supplierRecord("PT-MOBILE", { cdama: "PT", tpaccprovee: "MOBILE", mobile: "dev-pt" }),
      supplierRecord("ES-MOBILE", { tpaccprovee: "MOBILE", mobile: "dev-es" }),
      supplierRecord("PT-NETWORK", { cdama: "PT", tpaccprovee: "REDCOLABORADORA" }),
      supplierRecord("ES-NETWORK", { tpaccprovee: "REDCOLABORADORA" }),
      supplierRecord("ES-IDLE", { services: ["GRU"] }),
      supplierRecord("ES-BUSY"),
      supplierRecord(ofDemoProvider.cdprovee),
    ],
    key,
  );
  await app.ingest(
    "claims",
    [
      claimRecord("PT-CLAIM", { ...portuguese, cdcontrato: "PN", nbcontrato: "Porto" }),
      claimRecord("ES-OTHER", { cdcentro: "EC", nbcentro: "Madrid", cdcliente: "AUR", cdcontrato: "AUTO-BASIC" }),
      // its supplier is out of the administrator's sight
      claimRecord("ES-LENT", { ...assigned("PT-SUPPLIER") }),
      claimRecord("ES-CLIENT", { ...ofDemoClient, ...assigned("ES-BUSY"), cdcentro: "EC", nbcentro: "Madrid" }),
      claimRecord("ES-PROVIDER", { ...assigned(ofDemoProvider.cdprovee), cdcentro: "EC", nbcentro: "Madrid" }),
    ],
    key,
  );
  const spanish = await insertNarrowedUser(app, { profileType: "LOCALADMIN", instances: ["ES"] });
  const other = await insertNarrowedUser(app, { profileType: "LOCALADMIN", instances: ["PT"] });
  const theirs = await insertUser(app, { ownerId: other.id });
  const profile = async (ownerId: string) => insertSpecificProfile(app, { profileType: "OPERADOR", ownerId, profileInstances: ["ES"] });
  const mineBelow = await insertNarrowedUser(app, { profileType: "LOCALADMIN", instances: ["ES"], ownerId: spanish.id });
  const [profileOfMine, mine] = [await profile(mineBelow.id), await insertUser(app, { ownerId: mineBelow.id })];
  await insertUser(app, { ownerId: spanish.id, specificProfileId: profileOfMine });
  await app.signIn(theirs.user);
  const tokens = {
    [viewers[0]]: await app.signIn(spanish.user),
    [viewers[1]]: await app.signIn("client"),
    [viewers[2]]: await app.signIn("provider"),
  } as Record<ViewerName, string>;
  const one = async (statement: ReturnType<typeof sql>): Promise<string> => [...(await app.db.execute<{ id: string }>(statement))][0]!.id;
  const keyId = randomUUID();
  await app.db.execute(sql`
    insert into api_keys (id, name, key_hash, scopes, profile_type, owner_id, created_at)
    values (${keyId}::uuid, 'Theirs', ${keyId}, '{read}', 'SUPERVISOR', ${other.id}::uuid, now())`);
  const list = async (instance: string) => one(sql`select id from contact_lists where instance_id = ${instance} limit 1`);
  const [entry] = await app.db.execute<{ id: string }>(
    sql`insert into audit (id, at, actor_kind, actor_name, action, model, entity_id) values (${uuidv7()}::uuid, now(), 'SYSTEM', 'theirs', 'claim.visit', 'claim', 'PT-CLAIM') returning id`,
  );
  await app.db.execute(
    sql`insert into audit (id, at, actor_kind, actor_id, actor_name, action, model, entity_id) values (${uuidv7()}::uuid, now(), 'USER', ${spanish.id}::uuid, 'mine', 'claim.visit', 'claim', 'ES-OTHER')`,
  );
  const [alarm] = await app.db.execute<{ id: string }>(
    sql`insert into alarms (id, cause, claim_id, raised_at, state, state_at, changed_at)
      values (${uuidv7()}::uuid, 'UNASSIGNED_LATE', 'PT-CLAIM', now(), 'RAISED', now(), now()) returning id`,
  );
  const [filterCall] = await app.db.execute<{ id: string }>(
    sql`insert into supplier_filter_calls (id, at, actor_kind, actor_name, instance_id, service_id, duration_ms, candidates, excluded, input)
      values (${uuidv7()}::uuid, now(), 'SYSTEM', 'theirs', 'PT', 'PSV', 1, 0, 0, '{}') returning id`,
  );
  const favourite = (ownerId: string) =>
    one(
      sql`insert into map_configurations (id, owner_id, name, folded_name, address, tab, folded_panels, traffic, created_at, updated_at)
        values (${uuidv7()}::uuid, ${ownerId}::uuid, 'Mine', 'mine', '', 'CLAIMS', '{}', false, now(), now()) returning id`,
    );
  const exported = async (bearer: string): Promise<string> => {
    const mutation = `mutation { exportClaims(input: { format: CSV, columns: ["id"] }) { id } }`;
    const { data } = await app.graphql<{ exportClaims: { id: string } }>(mutation, {}, bearer);
    await app.db.execute("update exports set state = 'DONE'");
    return data!.exportClaims.id;
  };
  const dataExported = async (bearer: string): Promise<string> => {
    const mutation = `mutation { startDataExport(input: { dataSet: CLAIMS, format: NDJSON }) { id } }`;
    await app.graphql(confirmPasswordMutation, { password }, bearer);
    const { data } = await app.graphql<{ startDataExport: { id: string } }>(mutation, {}, bearer);
    await app.db.execute("update exports set state = 'DONE'");
    return data!.startDataExport.id;
  };
  const holidayList = (instanceId: string): Promise<string> =>
    one(sql`insert into holiday_lists (id, instance_id, name, folded_name, created_at, updated_at)
      values (gen_random_uuid(), ${instanceId}, 'Holidays', 'holidays', now(), now()) returning id`);
  const reported = async (bearer: string): Promise<string> => {
    const { data } = await app.graphql<{ createReport: { id: string } }>(
      `mutation($input: CreateReportInput!) { createReport(input: $input) { id } }`,
      { input: rootFields["Mutation.createReport"]!.variables!().input },
      bearer,
    );
    await app.db.execute("update exports set state = 'DONE'");
    return data!.createReport.id;
  };
  const subscribed = async (bearer: string): Promise<string> => {
    const { input } = rootFields["Mutation.saveReportSubscription"]!.variables!();
    const mutation = "mutation($input: SaveReportSubscriptionInput!) { saveReportSubscription(input: $input) { id } }";
    return (await app.graphql<{ saveReportSubscription: { id: string } }>(mutation, { input }, bearer)).data!.saveReportSubscription.id;
  };
  const alerted = async (bearer: string): Promise<string> => {
    const { input } = rootFields["Mutation.saveIndicatorAlert"]!.variables!();
    const mutation = "mutation($input: SaveIndicatorAlertInput!) { saveIndicatorAlert(input: $input) { id } }";
    return (await app.graphql<{ saveIndicatorAlert: { id: string } }>(mutation, { input }, bearer)).data!.saveIndicatorAlert.id;
  };
  await app.db.execute("update users set email = 'supervisor@example.test' where \"user\" = 'supervisor'");
  const [foreigner, own] = [await app.signIn("supervisor"), tokens[viewers[0]]];
  const failure = (instanceId: string): Promise<string> =>
    one(sql`insert into api_errors (id, at, integration, operation, path, code, claim_id, instance_id)
      values (gen_random_uuid(), now(), 'ASSISTANCE', 'confirmArrival', '/arrivals', 'TIMEOUT',
        ${instanceId === "PT" ? "PT-CLAIM" : "ES-OTHER"}, ${instanceId}) returning id`);
  const call = (claimId: string): Promise<string> =>
    one(sql`insert into outbox (id, key, integration, operation, claim_id, body, state, due_at, created_at, ended_at)
      values (gen_random_uuid(), ${`foreign ${claimId}`}, 'ASSISTANCE', 'notifyDelay', ${claimId}, '{}', 'DONE', now(), now(), now()) returning id`);
  const endpoint = async (ownedKeyId: string): Promise<string> =>
    one(sql`insert into webhook_endpoints (id, key_id, name, folded_name, url, events, selection, secrets, state, request_id, created_by_id, created_at, updated_at)
      values (${uuidv7()}::uuid, ${ownedKeyId}::uuid, 'Hook', 'hook', 'https://receiver.example/', '{STATUS_CHANGED}', '{ id }', '[]', 'DISABLED',
        ${randomUUID()}, gen_random_uuid(), now(), now()) returning id`);
  const delivery = async (endpointId: string): Promise<string> => {
    const eventId = await one(
      sql`insert into webhook_events (id, type, at, facts, is_dispatched) values (${uuidv7()}::uuid, 'STATUS_CHANGED', now(), '{}', true) returning id`,
    );
    return one(sql`insert into webhook_deliveries (id, endpoint_id, event_id, subject, state, attempts, began_at, due_at, created_at)
      values (${uuidv7()}::uuid, ${endpointId}::uuid, ${eventId}::uuid, 'x', 'DEAD', 1, now(), now(), now()) returning id`);
  };
  const foreignEndpoint = await endpoint(keyId);
  const world: World = {
    webhookEndpoint: { foreign: foreignEndpoint, missing: uuidv7() },
    webhookDelivery: { foreign: await delivery(foreignEndpoint), missing: uuidv7() },
    reportSubscription: { foreign: await subscribed(foreigner), missing: uuidv7(), own: await subscribed(own) },
    indicatorAlert: { foreign: await alerted(foreigner), missing: uuidv7(), own: await alerted(own) },
    report: { foreign: await reported(await app.signIn("supervisor")), missing: uuidv7(), own: await reported(tokens[viewers[0]]) },
    dataExport: {
      foreign: await dataExported(await app.signIn("supervisor")),
      missing: uuidv7(),
      own: await dataExported(tokens[viewers[0]]),
    },
    export: { foreign: await exported(await app.signIn("supervisor")), missing: uuidv7(), own: await exported(tokens[viewers[0]]) },
    claim: { foreign: "PT-CLAIM", missing: "PT-CLAYM", own: "ES-OTHER" },
    supplier: { foreign: "PT-SUPPLIER", missing: "PT-SAPPLIER", own: "ES-BUSY" },
    mobileSupplier: { foreign: "PT-MOBILE", missing: "PT-MABILE", own: "ES-MOBILE" },
    collaborator: { foreign: "PT-NETWORK", missing: "PT-NATWORK", own: "ES-NETWORK" },
    instance: { foreign: "PT", missing: "PX", own: "ES" },
    centre: { foreign: "PC", missing: "PY", own: "EC" },
    client: { foreign: "PK", missing: "PY", own: "AUR" },
    contract: { foreign: "PN", missing: "PY", own: "AUTO-BASIC" },
    service: { foreign: "PSV", missing: "PSX", own: "GRU" },
    list: { foreign: "insured-pt", missing: "insured-px" },
    contactList: { foreign: await list("PT"), missing: randomUUID(), own: await list("ES") },
    holidayList: { foreign: await holidayList("PT"), missing: randomUUID(), own: await holidayList("ES") },
    user: { foreign: theirs.id, missing: randomUUID(), own: mine.id },
    localAdmin: { foreign: other.id, missing: randomUUID(), own: mineBelow.id },
    specificProfile: { foreign: await profile(other.id), missing: randomUUID(), own: profileOfMine },
    session: { foreign: await one(sql`select id from sessions where user_id = ${theirs.id}::uuid`), missing: randomUUID() },
    apiKey: { foreign: keyId, missing: randomUUID() },
    auditEntry: { foreign: entry!.id, missing: uuidv7() },
    outboxCall: { foreign: await call("PT-CLAIM"), missing: uuidv7(), own: await call("ES-OTHER") },
    apiError: { foreign: await failure("PT"), missing: uuidv7(), own: await failure("ES") },
    alarm: { foreign: alarm!.id, missing: uuidv7() },
    filterCall: { foreign: filterCall!.id, missing: uuidv7() },
    mapConfiguration: { foreign: await favourite(theirs.id), missing: uuidv7(), own: await favourite(spanish.id) },
  };
  const others = {
    contract: { foreign: "AUTO-BASIC", missing: "AUTO-BASYC" },
    client: { foreign: "PK", missing: "PY" },
    // Theirs are Portugal and Spain.
    instance: { foreign: "MT", missing: "MX", own: "ES" },
  };
  const idle = { foreign: "ES-IDLE", missing: "ES-YDLE" };
  const claim = { foreign: "ES-OTHER", missing: "ES-ATHER" };
  const ofClient: World = {
    ...world,
    ...others,
    claim: { ...claim, own: "ES-CLIENT" },
    supplier: { ...idle, own: "ES-BUSY" },
    contract: { ...others.contract, own: "AUTO-PLUS-3" },
  };
  const ofProvider: World = {
    ...world,
    ...others,
    claim: { ...claim, own: "ES-PROVIDER" },
    supplier: { ...idle, own: ofDemoProvider.cdprovee },
  };
  return { tokens, worlds: { [viewers[0]]: world, [viewers[1]]: ofClient, [viewers[2]]: ofProvider } as Record<ViewerName, World> };
}

/** Late, so that it is on the worklist, too. */
function assigned(supplier: string): object {
  return { cdprovee: supplier, fhocurrencia: minutes(-75), fhasignacion: minutes(-70), eta: 45 };
}
