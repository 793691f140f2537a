// Threat 12: ids that are guessed. A foreign id answers exactly as one that does not exist, for every id that the schema takes: the fields,
// their examples and what each id names stand in rootFields.ts, which says how to add one.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../server/schema";
import { insertUser } from "../../fixtures/auth/accounts";
import { startTestApp, type Answer, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, insertSpecificProfile } from "../../fixtures/auth/profiles";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../fixtures/records";
import { idNames, rootFields, type Kind } from "../../fixtures/schema/rootFields";
import { idsOf, nameOf, operationOf, type IdPath } from "../../fixtures/schema/rootOperations";

const schema: GraphQLSchema = await createSchema();
const ids = idsOf(schema);

/** Of each kind: somebody else's, one that is nowhere, and, where an example is simple, one of the viewer's own. */
type World = Record<Kind, { foreign: string; missing: string; own?: string }>;

let app: TestApp;
let key: string;
const viewers = ["a local administrator of another instance", "a client", "a provider"] as const;
const tokens = {} as Record<(typeof viewers)[number], string>;
const worlds = {} as Record<(typeof viewers)[number], World>;

beforeAll(async () => {
  // No export is written.
  app = await startTestApp({ EXPORTS_AT_ONCE: "0" });
  key = await app.key("ingest");
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
  tokens[viewers[0]] = await app.signIn(spanish.user);
  tokens[viewers[1]] = await app.signIn("client");
  tokens[viewers[2]] = await app.signIn("provider");
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
  const holidayList = (instanceId: string): Promise<string> =>
    one(sql`insert into holiday_lists (id, instance_id, name, folded_name, created_at)
      values (gen_random_uuid(), ${instanceId}, 'Holidays', 'holidays', now()) returning id`);
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
  const world: World = {
    reportSubscription: { foreign: await subscribed(foreigner), missing: uuidv7(), own: await subscribed(own) },
    indicatorAlert: { foreign: await alerted(foreigner), missing: uuidv7(), own: await alerted(own) },
    report: { foreign: await reported(await app.signIn("supervisor")), missing: uuidv7(), own: await reported(tokens[viewers[0]]) },
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
  worlds[viewers[0]] = world;
  const others = {
    contract: { foreign: "AUTO-BASIC", missing: "AUTO-BASYC" },
    client: { foreign: "PK", missing: "PY" },
    // Theirs are Portugal and Spain.
    instance: { foreign: "MT", missing: "MX", own: "ES" },
  };
  const idle = { foreign: "ES-IDLE", missing: "ES-YDLE" };
  const claim = { foreign: "ES-OTHER", missing: "ES-ATHER" };
  worlds[viewers[1]] = {
    ...world,
    ...others,
    claim: { ...claim, own: "ES-CLIENT" },
    supplier: { ...idle, own: "ES-BUSY" },
    contract: { ...others.contract, own: "AUTO-PLUS-3" },
  };
  worlds[viewers[2]] = {
    ...world,
    ...others,
    claim: { ...claim, own: "ES-PROVIDER" },
    supplier: { ...idle, own: ofDemoProvider.cdprovee },
  };
}, 60_000);

/** Late, so that it is on the worklist, too. */
function assigned(supplier: string): object {
  return { cdprovee: supplier, fhocurrencia: minutes(-75), fhasignacion: minutes(-70), eta: 45 };
}

/** The example of a field with something else in the place of one of its ids. */
function withId({ field, path, isList }: IdPath, id: string): Record<string, unknown> {
  const variables = rootFields[field]?.variables?.() ?? {};
  let at = variables as Record<string, unknown>;
  for (const [i, name] of path.slice(0, -1).entries()) at = inner(at, name, path.slice(0, i + 1).join("."));
  at[path.at(-1)!] = isList ? [id] : id;
  return variables;
}

const figure = { key: "CLAIMS_PER_DAY", from: "2026-01-01T00:00:00Z", to: "2036-01-01T00:00:00Z" };
/** What stands beside an id within an input that an example leaves out. */
const beside: Record<string, () => Record<string, unknown>> = {
  "filter.indicator": () => ({ ...figure, instanceId: "ES" }),
  "input.filter.indicator": () => ({ ...figure, instanceId: "ES" }),
  "input.defaultCentre": () => ({ id: "EC", instanceId: "ES" }),
  "input.contracts": () => ({ instanceId: "ES", clientId: "AUR", contractId: "AUTO-BASIC" }),
  "input.rejections": () => ({ code: "INTEGRATION_REJECTED" }),
};

function inner(at: Record<string, unknown>, name: string, path: string): Record<string, unknown> {
  const argumentValue = at[name];
  const found = Array.isArray(argumentValue) ? (argumentValue as unknown[])[0] : argumentValue;
  if (found && typeof found === "object") return found as Record<string, unknown>;
  const made = beside[path]?.() ?? {};
  at[name] = Array.isArray(argumentValue) || path === "input.rejections" ? [made] : made;
  return made;
}

const missingId = "11111111-1111-7111-8111-111111111111";

/** The answer without the id that was asked for, what is numbered anew, and when. */
const withoutIds = (answer: Answer, id: string): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(id, "THE-ID")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, missingId)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then"),
  );

async function answered(id: IdPath, value: string, bearer: string): Promise<unknown> {
  const answer = await app.graphql(operationOf(schema, id.field), withId(id, value), bearer);
  // Whoever has an export that is not written yet is refused another one.
  if (id.field.startsWith("Mutation.export")) await app.db.execute("delete from exports where state = 'WAITING'");
  return withoutIds(answer, value);
}

const codesOf = (answer: unknown): string[] => ((answer as Answer).errors ?? []).map(({ extensions }) => extensions.code);
const named = ids.map((id) => [`${id.field} ${id.path.join(".")}`, id] as const);
const asked = named.filter(([, id]) => nameOf(id) !== "nothing" && !id.field.startsWith("Subscription."));

describe("threat 12: a foreign id is answered exactly as one that does not exist", () => {
  test("each id of the schema says what it names, and each field that takes one has an example", () => {
    expect(named.filter(([, id]) => !nameOf(id)).map(([name]) => name)).toEqual([]);
    expect(named.filter(([, id]) => !rootFields[id.field]).map(([name]) => name)).toEqual([]);
    const ends = new Set(ids.map((id) => nameOf(id)));
    expect([...new Set(Object.values(idNames))].filter((kind) => !ends.has(kind))).toEqual([]);
  });

  describe.each(viewers)("by %s", (viewer) => {
    test.each(asked)("%s", async (_name, id) => {
      const { foreign, missing, own } = worlds[viewer][nameOf(id) as Kind];
      const [one, other] = [await answered(id, foreign, tokens[viewer]), await answered(id, missing, tokens[viewer])];
      expect(one).toEqual(other);
      if (viewer !== viewers[0]) return;
      // refused for what it names, not for how it was asked
      for (const rejectionCode of ["FORBIDDEN", "UNAUTHENTICATED", "BAD_USER_INPUT", "UNKNOWN"])
        expect(codesOf(one)).not.toContain(rejectionCode);
      if (own && id.field.startsWith("Query.") && !id.field.startsWith("Query.kpi"))
        expect(await answered(id, own, tokens[viewer])).not.toEqual(one);
    });
  });

  test("and is never heard of", async () => {
    const followed = named.filter(([, id]) => id.field.startsWith("Subscription."));
    for (let from = 0; from < followed.length; from += AT_ONCE)
      for (const [i, received] of (await receivedOf(followed.slice(from, from + AT_ONCE))).entries())
        expect(received.foreign, viewers[i]).toEqual(received.missing);
  });
});

let version = 1;
/** Subscriptions by ids, of foreign and of missing ones each: so many maps as one viewer may have open. */
const AT_ONCE = 3;

const subscriptions: Record<string, string> = {
  claimChanged: "subscription($filter: ClaimChangeFilter) { claimChanged(filter: $filter) { id } }",
  indicatorsChanged:
    "subscription($instanceId: ID!, $period: PeriodInput!) { indicatorsChanged(instanceId: $instanceId, period: $period) { instanceId } }",
  lookAtClaim: "subscription($claimId: ID!) { lookAtClaim(claimId: $claimId) { claimId viewers { name } } }",
  mapFrames: "subscription($view: MapViewInput!) { mapFrames(view: $view) { first features { id } removed clusters { count } } }",
  worklistChanged: "subscription($filter: MapFilterInput) { worklistChanged(filter: $filter) { entries { claimId } totals { count } } }",
};

interface Followed {
  received: Record<"foreign" | "missing", Map<string, string[]>>;
  stop(): Promise<unknown>;
}

/** Follows foreign ids and missing ones, until each of them has been answered. */
async function follow(viewer: (typeof viewers)[number], followed: typeof named): Promise<Followed> {
  const sockets = { foreign: app.socket(tokens[viewer]), missing: app.socket(tokens[viewer]) };
  const received = { foreign: new Map<string, string[]>(), missing: new Map<string, string[]>() };
  for (const which of ["foreign", "missing"] as const) {
    for (const [name, id] of followed) {
      const own: string[] = [];
      received[which].set(name, own);
      const note = (value: unknown): void => void own.push(JSON.stringify(value));
      const variables = withId(id, worlds[viewer][nameOf(id) as Kind][which]);
      const query = subscriptions[id.field.slice("Subscription.".length)]!;
      sockets[which].subscribe({ query, variables }, { next: ({ data }) => note(data), error: note, complete: () => undefined });
    }
  }
  const maps = [...received.foreign.keys(), ...received.missing.keys()].filter((name) => !name.includes("claimChanged"));
  const frames = () =>
    Object.values(received)
      .flatMap((each) => [...each.values()])
      .filter((own) => own.length).length;
  await expect.poll(frames, { timeout: 10_000 }).toBe(maps.length);
  return { received, stop: () => Promise.all(Object.values(sockets).map((socket) => socket.dispose())) };
}

/** What each viewer hears of claims that change meanwhile, all viewers at once. */
async function receivedOf(followed: typeof named): Promise<Followed["received"][]> {
  const all = await Promise.all(viewers.map((viewer) => follow(viewer, followed)));
  version++;
  await app.ingest(
    "claims",
    ["PT-CLAIM", "ES-OTHER", "ES-LENT", "ES-CLIENT", "ES-PROVIDER"].map((rgpresta) => {
      const place = { x: -3.7 + version / 1_000, y: 40.4 };
      return { rgpresta, version, txobserva: `note ${version}`, ...place };
    }),
    key,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await Promise.all(all.map(({ stop }) => stop()));
  await expect.poll(openSockets, { timeout: 10_000 }).toBe(0);
  return all.map(({ received }) => received);
}

const openSockets = async (): Promise<number> =>
  Number(/^atalaya_sockets (\d+)$/m.exec(await (await fetch(`${app.url}/metrics`)).text())![1]);
