// Threat 12: guessed ids. A foreign id gets the same answer as an unknown one, for every id in the schema. rootFields.ts lists the fields
// and explains how to add one.
import type { GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../server/schema";
import { startTestApp, type Answer, type TestApp } from "../../fixtures/app";
import { missingUserId } from "../../fixtures/schema/exampleInputs";
import { idNames, type Kind } from "../../fixtures/schema/idNames";
import { rootFields } from "../../fixtures/schema/rootFields";
import { idsOf, nameOf, operationOf, type IdPath } from "../../fixtures/schema/rootOperations";
import { furnish, type ViewerName, viewers, type World } from "./foreignIds/world";

const schema: GraphQLSchema = await createSchema();
const ids = idsOf(schema);

let app: TestApp;
let key: string;
let tokens: Record<ViewerName, string>;
let worlds: Record<ViewerName, World>;

beforeAll(async () => {
  // No export is written.
  app = await startTestApp({ EXPORTS_AT_ONCE: "0" });
  key = await app.key("ingest");
  ({ tokens, worlds } = await furnish(app));
}, 60_000);

/** The example of a field with something else in the place of one of its ids. */
function withId({ field, path, isList }: IdPath, id: string): Record<string, unknown> {
  const variables = oneOfInputs[`${field} ${path.slice(0, 2).join(".")}`]?.(path) ?? rootFields[field]?.variables?.() ?? {};
  let at = variables as Record<string, unknown>;
  for (const [i, name] of path.slice(0, -1).entries()) at = inner(at, name, path.slice(0, i + 1).join("."));
  at[path.at(-1)!] = isList ? [id] : id;
  if (field === "Mutation.createApiKey" && path.at(-1) === "supplierId") at["scopes"] = ["POSITIONS"];
  return variables;
}

const planned = { instanceId: "ES", serviceId: "GRU", place: { lon: -3.7, lat: 40.4 } };
/** Examples of inputs in which the id excludes what the example of the field has. */
const oneOfInputs: Record<string, (path: readonly string[]) => Record<string, unknown>> = {
  "Query.supplierFilter input.service": (path) => ({
    input: { service: path.includes("planned") ? { planned: { ...planned } } : {}, first: 5 },
  }),
  "Mutation.shareMapConfiguration input.audience": () => ({ input: { id: missingUserId, audience: {} } }),
};

/** Queries whose answer is empty for every id of the test. */
const WITHOUT_ROWS = /^Query\.(kpi|webhookDeliveries)/;

const figure = { key: "CLAIMS_PER_DAY", from: "2026-01-01T00:00:00Z", to: "2036-01-01T00:00:00Z" };
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

const withoutIds = (answer: Answer, id: string): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(
        /"globalId":"([\w-]+)"/g,
        (_, globalId: string) => `"globalId":${JSON.stringify(Buffer.from(globalId, "base64url").toString())}`,
      )
      .replaceAll(id, "THE-ID")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, missingId)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then")
      // to the minute, in names of files
      .replaceAll(/\d{4}-\d\d-\d\d-\d{4}Z/g, "then"),
  );

async function answered(id: IdPath, value: string, bearer: string): Promise<unknown> {
  const answer = await app.graphql(operationOf(schema, id.field), withId(id, value), bearer);
  // A viewer with an unfinished export cannot start another one.
  if (/^Mutation\.(export|startDataExport)/.test(id.field)) await app.db.execute("delete from exports where state = 'WAITING'");
  return withoutIds(answer, value);
}

const codesOf = (answer: unknown): string[] => ((answer as Answer).errors ?? []).map(({ extensions }) => extensions.code);
const named = ids.map((id) => [`${id.field} ${id.path.join(".")}`, id] as const);
const asked = named.filter(([, id]) => nameOf(id) !== "nothing" && !id.field.startsWith("Subscription."));

describe("threat 12: a foreign id is answered exactly as an unknown one", () => {
  test("covers each id of the schema and each field that accepts one", () => {
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
      if (own && id.field.startsWith("Query.") && !WITHOUT_ROWS.test(id.field))
        expect(await answered(id, own, tokens[viewer])).not.toEqual(one);
    });
  });

  test("by subscriptions", async () => {
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
async function follow(viewer: ViewerName, followed: typeof named): Promise<Followed> {
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
  await expect.poll(frames).toBe(maps.length);
  return { received, stop: () => Promise.all(Object.values(sockets).map((socket) => socket.dispose())) };
}

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
  await expect.poll(openSockets).toBe(0);
  return all.map(({ received }) => received);
}

const openSockets = async (): Promise<number> =>
  Number(/^atalaya_sockets (\d+)$/m.exec(await (await fetch(`${app.url}/metrics`)).text())![1]);
