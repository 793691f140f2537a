// What a program learns when its request is refused.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { apiKeys } from "../../../server/db/tables/keys";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

let app: TestApp;
/** Name of a credential → its bearer; null: no credential. */
let bearers: Record<string, string | null>;
beforeAll(async () => {
  app = await startTestApp();
  const work = { db: app.db, clock: app.clock };
  const [revokedKey, ended] = [await createKey(work, "revoked", ["read"]), await app.signIn("operator")];
  await app.directly((db) => db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.name, "revoked")));
  await app.graphql("mutation { logout }", {}, ended);
  bearers = {
    missing: null,
    "invented key": `atk_${"A".repeat(43)}`,
    "invented token": "eyJhbGciOiJIUzI1NiJ9.e30.AAAA",
    "revoked key": revokedKey,
    "ended session": ended,
    "expired key": await createKey(work, "expired", ["read"], { expiresAt: new Date(app.clock.now() - DAY_MS) }),
    "ingest key": await app.key("ingest"),
  };
});

const rejections = [
  ["missing", 401, "UNAUTHENTICATED", 'Bearer realm="atalaya"'],
  ["invented key", 401, "CREDENTIAL_INVALID", 'Bearer realm="atalaya", error="invalid_token"'],
  ["invented token", 401, "CREDENTIAL_INVALID", 'Bearer realm="atalaya", error="invalid_token"'],
  ["revoked key", 401, "CREDENTIAL_REVOKED", 'Bearer realm="atalaya", error="invalid_token"'],
  ["ended session", 401, "UNAUTHENTICATED", 'Bearer realm="atalaya"'],
  ["expired key", 401, "CREDENTIAL_EXPIRED", 'Bearer realm="atalaya", error="invalid_token"'],
  ["ingest key", 403, "CREDENTIAL_INSUFFICIENT", 'Bearer realm="atalaya", error="insufficient_scope"'],
] as const;

const ask = (query: string, bearer: string | null, headers: Record<string, string> = {}, variables?: object) =>
  send(app, { query, variables }, { headers: { ...headers, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) } });

describe("credentials that are not accepted", () => {
  test.each(rejections)("%s: HTTP %i %s", async (name, status, code, challenge) => {
    const answer = await ask("{ claims { totalCount } }", bearers[name]!);
    expect([answer.status, answer.codes, answer.headers.get("www-authenticate")]).toEqual([status, [code], challenge]);
  });

  test.each(rejections)("%s closes a socket with the code as its reason", async (name, _status, code) => {
    const socket = await RawSocket.open(app);
    socket.send({ type: "connection_init", payload: { authorization: `Bearer ${bearers[name] ?? ""}` } });
    expect(await socket.closed).toEqual({ code: 4403, reason: code });
  });

  test("an invalid key is refused also where nobody has to be signed in, and an old token may sign in again", async () => {
    expect((await ask("{ signInOptions { directory } }", bearers["revoked key"]!)).status).toBe(401);
    expect((await ask("{ signInOptions { directory } }", bearers["ended session"]!)).status).toBe(200);
  });

  test("an expired access token is named as such", async () => {
    const token = await app.signIn("supervisor");
    app.clock.offset += 20 * MINUTE_MS;
    const { codes } = await ask("{ claims { totalCount } }", token);
    app.clock.offset -= 20 * MINUTE_MS;
    expect(codes).toEqual(["CREDENTIAL_EXPIRED"]);
  });

  test("a revoked key closes its sockets with the reason", async () => {
    const socket = await RawSocket.known(app, await createKey({ db: app.db, clock: app.clock }, "later", ["read"]));
    await app.directly((db) => db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.name, "later")));
    expect(await socket.closed).toEqual({ code: 4403, reason: "CREDENTIAL_REVOKED" });
  });
});

test.each<[string, () => Record<string, string>, (bearer: string) => object | undefined]>([
  ["headers of the payload", () => ({}), (bearer) => ({ headers: { Authorization: bearer } })],
  ["the header of the upgrade", () => ({ authorization: `Bearer ${bearers["read"]!}` }), () => undefined],
])("a socket accepts credentials in %s", async (_where, headers, payload) => {
  bearers["read"] ??= await app.key("read");
  const socket = await RawSocket.open(app, headers());
  socket.send({ type: "connection_init", payload: payload(`Bearer ${bearers["read"]}`) });
  await socket.until(({ type }) => type === "connection_ack");
  socket.end();
});

describe("refused requests", () => {
  test("are answered in English if no language is asked for, otherwise in that language", async () => {
    const text = async (headers: Record<string, string>) => (await ask("{ claims { totalCount } }", null, headers)).text;
    expect(await text({})).toContain("You are not signed in");
    expect(await text({ "accept-language": "es" })).toContain("No ha iniciado sesión");
    const key = await createKey({ db: app.db, clock: app.clock }, "english", ["read"]);
    expect((await ask("{ users { totalCount } }", key)).text).toMatch(/Your profile|profile/);
  });

  test("that cost too much say their cost and the limit", async () => {
    const key = await createKey({ db: app.db, clock: app.clock }, "costly", ["read"]);
    const { text } = await ask("{ a: mapFrame(view: $v) { at } }".replace("$v", view), key);
    expect(text).not.toContain("QUERY_TOO_LARGE");
    const three = ["a", "b", "c"].map((alias) => `${alias}: mapFrame(view: ${view}) { at }`).join(" ");
    const { errors } = JSON.parse((await ask(`{ ${three} }`, key)).text) as {
      errors: { extensions: { values: Record<string, number> } }[];
    };
    expect(errors[0]!.extensions.values).toMatchObject({ limit: "cost", most: 32_000 });
    expect(errors[0]!.extensions.values["given"]).toBeGreaterThan(45_000);
  });

  test("list every input error with its path", async () => {
    const key = await createKey({ db: app.db, clock: app.clock }, "long", ["read"]);
    const long = "x".repeat(5_000);
    const query = "query($filter: ClaimFilter, $after: String) { claims(filter: $filter, after: $after) { totalCount } }";
    const pathsOf = async (variables: object): Promise<unknown[]> => {
      const { errors } = JSON.parse((await ask(query, key, {}, variables)).text) as {
        errors: { extensions: { values?: { path?: string } } }[];
      };
      return errors.map(({ extensions }) => extensions.values?.path);
    };
    expect(await pathsOf({ filter: { ids: ["a", long] }, after: long })).toEqual(["filter.ids.1", "after"]);
    expect(await pathsOf({ filter: { statuses: ["NONE"], open: 3 } })).toEqual(["filter.statuses[0]", "filter.open"]);
  });
});
const view = "{ bounds: { west: -10, south: 35, east: 5, north: 44 }, zoom: 6, layers: [INCIDENTS] }";
