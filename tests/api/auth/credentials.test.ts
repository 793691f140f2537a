// Compares the credentials that each root field and route accepts with the reviewed table credentials.txt. A new field, route or
// credential changes it; `npx vitest … -u` writes it again.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { credentialErrors } from "../../../schema/rules/errors";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { genericProfiles } from "../../../server/db/tables/profiles";
import { createSchema } from "../../../server/schema";
import { startTestApp, type Answer, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { insertSpecificProfile } from "../../fixtures/auth/profiles";
import { startMapProvider } from "../../fixtures/integrations/mapProvider";
import { rootFields } from "../../fixtures/schema/rootFields";
import { fieldsOf, operationOf } from "../../fixtures/schema/rootOperations";

const schema = await createSchema();
const fields = fieldsOf(schema);
const subscriptions = fields.filter((name) => name.startsWith("Subscription."));
const metricsToken = "metrics-token-of-the-test";

let app: TestApp;
/** Name of a credential → a new bearer of that kind; null: no credential. */
let credentials: Record<string, () => Promise<string | null>>;

beforeAll(async () => {
  const provider = await startMapProvider();
  app = await startTestApp({
    BASEMAP: `${provider.host}/{z}/{x}/{y}.png`,
    METRICS_TOKEN: metricsToken,
    ASSISTANCE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    OIDC_ISSUER: "http://127.0.0.1:9",
    OIDC_CLIENT_ID: "atalaya",
    OIDC_CLIENT_SECRET: "secret",
  });
  const widget = { indicators: ["onTimeRate", "claimsPerDay"] as IndicatorKey[], origins: ["https://intranet.example"] };
  const work = { db: app.db, clock: app.clock };
  const profileId = await insertSpecificProfile(app, { profileType: "SUPERVISOR" });
  const sessionOf = async (profileType: ProfileType): Promise<string> => app.signIn((await insertUser(app, { profileType })).user);
  credentials = {
    nobody: () => Promise.resolve(null),
    widget: () => createKey(work, `widget ${randomUUID()}`, ["widget"], widget),
    "widget with groupings": () => createKey(work, `groups ${randomUUID()}`, ["widget"], { ...widget, groupings: ["SERVICE"] }),
    "widget of arrival times": () => createKey(work, `arrival ${randomUUID()}`, ["widget"], { ...widget, arrivalProof: true }),
    ingest: () => app.key("ingest"),
    positions: () => createKey(work, `phone ${randomUUID()}`, ["positions"], { devices: ["dev-1"] }),
    read: () => app.key("read"),
    act: () => app.key("act"),
    ...Object.fromEntries(Object.values(ProfileType).map((profileType) => [profileType, () => sessionOf(profileType)])),
    "see-as SUPERVISOR": async () => {
      const bearer = await sessionOf("LOCALADMIN");
      await app.graphql("mutation($id: ID!) { beginSeeAs(input: { profileId: $id }) { name } }", { id: profileId }, bearer);
      return bearer;
    },
  };
}, 60_000);

const rejections = new Set<string>([...credentialErrors, "FORBIDDEN", "SEEING_AS"]);
/** True if the field was answered or failed on its input; rejections of nested fields do not count. */
const isFieldAnswered = ({ errors }: Answer): boolean =>
  !errors?.some(({ extensions: { code }, path }) => rejections.has(code) && (path?.length ?? 1) === 1);

const askField = async (name: string, bearer: string | null): Promise<boolean> =>
  isFieldAnswered(await app.graphql(operationOf(schema, name, 0), rootFields[name]?.variables?.() ?? {}, bearer ?? undefined));

/** Results of all subscriptions on one socket, because a viewer may open only a few. */
async function askSubscriptions(bearer: string | null): Promise<[name: string, isAnswered: boolean][]> {
  const client = app.socket(bearer ?? "");
  const ask = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      // A subscription that is accepted may stay silent.
      const silence = setTimeout(() => end(true), 2_000);
      const end = (isAnswered: boolean): void => {
        clearTimeout(silence);
        resolve(isAnswered);
      };
      client.subscribe(
        { query: operationOf(schema, name, 0), variables: rootFields[name]?.variables?.() ?? {} },
        {
          next: (answer) => end(isFieldAnswered(answer as unknown as Answer)),
          error: (errors) => end(Array.isArray(errors) && isFieldAnswered({ data: null, errors: errors as NonNullable<Answer["errors"]> })),
          complete: () => end(true),
        },
      );
    });
  const answers = await Promise.all(subscriptions.map(async (name): Promise<[string, boolean]> => [name, await ask(name)]));
  await client.dispose();
  return answers;
}

/** Values of the parameters of routes. */
const parameters: Record<string, string> = {
  ":claimId": "NO-CLAIM",
  ":letter": "D",
  ":id": randomUUID(),
  ":file": "en.pdf",
  ":kpiKey": "onTimeRate",
  ":name": "version",
  ":source": "0",
};

async function askRoute(route: string, bearer: string | null): Promise<boolean> {
  const [method, path] = route.split(" ") as [string, string];
  const url = path
    .replace("/tiles/:source/*", "/tiles/0/3/1/2")
    .replace(/:\w+/g, (name) => (name === ":key" ? (bearer?.startsWith("atk_") ? bearer : "none") : parameters[name]!));
  const response = await fetch(app.url + url, {
    method,
    redirect: "manual",
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...(method === "POST" && { "content-type": "application/json" }) },
    ...(method === "POST" && { body: path === "/graphql" ? JSON.stringify({ query: "{ __typename }" }) : "[]" }),
  });
  await response.arrayBuffer();
  return ![401, 403].includes(response.status);
}

/** Routes of files that are the same for everybody; which of them exist depends on what is built. */
const isStatic = (route: string): boolean => /^GET \/(\*|index\.html)?$/.test(route);

describe("credentials", () => {
  test("are answered exactly as the table specifies", { timeout: 300_000 }, async () => {
    const routes = [...new Set(app.routes)].filter((route) => !/^(HEAD|OPTIONS) /.test(route) && !isStatic(route)).sort();
    const rows = new Map<string, string[]>([...[...fields].sort(), ...routes].map((name) => [name, []]));
    for (const [credential, newBearer] of Object.entries(credentials)) {
      const bearer = await newBearer();
      const note = (name: string, isAnswered: boolean): unknown => isAnswered && rows.get(name)!.push(credential);
      // `logout` ends the session, so it gets a separate one.
      for (const name of fields.filter((field) => !subscriptions.includes(field)))
        note(name, await askField(name, name === "Mutation.logout" ? await newBearer() : bearer));
      await app.directly((db) => db.delete(genericProfiles));
      for (const route of routes) note(route, await askRoute(route, bearer));
      for (const [name, isAnswered] of await askSubscriptions(bearer)) note(name, isAnswered);
    }
    await expect(tableOf(rows, Object.keys(credentials))).toMatchFileSnapshot("credentials.txt");

    const answeredTo = (credential: string): string[] =>
      fields.filter((name) => rows.get(name)!.includes(credential) && rootFields[name]!.needs !== "anybody").sort();
    expect(answeredTo("nobody")).toEqual([]);
    expect(answeredTo("ingest")).toEqual([]);
    expect(answeredTo("positions")).toEqual([]);
    expect(answeredTo("widget")).toEqual(["Query.indicators", "Subscription.indicatorsChanged"]);
    expect(answeredTo("widget with groupings")).toEqual(["Query.indicatorGroups", "Query.indicators", "Subscription.indicatorsChanged"]);
    expect(answeredTo("widget of arrival times")).toEqual(["Query.arrivalProof", "Query.indicators", "Subscription.indicatorsChanged"]);
  });
});

/** One line per field or route: who is answered, in the order of the credentials. */
function tableOf(rows: Map<string, string[]>, names: string[]): string {
  const narrow = (answered: string[]): string =>
    answered.length === names.length ? "everybody" : answered.length ? answered.join(", ") : "none of these";
  return `${names.join(", ")}\n\n${[...rows].map(([name, answered]) => `${name}: ${narrow(answered)}`).join("\n")}\n`;
}
