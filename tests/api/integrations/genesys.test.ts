import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Genesys } from "../../../server/integrations/contactCentre/genesys";
import { contactCentreOf } from "../../../server/integrations/contactCentre/contactCentre";
import { readEnv } from "../../../server/platform/env";
import { genesysAnswers, startFakeGenesys, type GenesysRequest, type GenesysAnswer } from "../../fixtures/integrations/genesys";

let answer: (asked: GenesysRequest) => GenesysAnswer | null;
let server: Awaited<ReturnType<typeof startFakeGenesys>>;
let time: number;
let genesys: Genesys;

const contact = { contactId: "run 1", listId: "list/1", claimId: "C-1", phone: "+34600000000" };
const { phone: _, ...removed } = contact;
const isToken = ({ path }: GenesysRequest): boolean => path === "/oauth/token";
const good = (asked: GenesysRequest): GenesysAnswer => {
  if (isToken(asked)) return genesysAnswers.token();
  if (asked.method === "POST") return genesysAnswers.added((asked.body as [never])[0]);
  return asked.method === "PUT" ? genesysAnswers.updated : genesysAnswers.deleted;
};
const call = (operation: "addContact" | "removeContact", body: object, signal = new AbortController().signal) =>
  genesys.call(operation, { ...body }, "key", signal);
const asked = () => server.asked.map(({ method, path }) => `${method} ${path}`);

beforeAll(async () => {
  server = await startFakeGenesys((one) => answer(one));
});
beforeEach(() => {
  server.asked.length = 0;
  answer = good;
  time = 0;
  genesys = new Genesys(
    { api: server.url, login: server.url, clientId: "client", clientSecret: "secret", phoneColumn: "Cell", claimColumn: "Claim" },
    () => time,
  );
});

describe("a contact", () => {
  test("is added under our identifier as the next call with the phone in its column", async () => {
    expect(await call("addContact", contact)).toEqual({ ok: true });
    const [token, add] = server.asked;
    expect(token).toMatchObject({ method: "POST", path: "/oauth/token", body: "grant_type=client_credentials" });
    expect(token!.authorization).toBe(`Basic ${Buffer.from("client:secret").toString("base64")}`);
    expect(add).toEqual({
      method: "POST",
      path: "/api/v2/outbound/contactlists/list%2F1/contacts?priority=true",
      authorization: "Bearer token-1",
      body: [{ id: "run 1", contactListId: "list/1", data: { Cell: "+34600000000", Claim: "C-1" }, callable: true, phoneNumberStatus: {} }],
    });
  });

  test("is set uncallable before its deletion, so that no campaign calls it", async () => {
    expect(await call("removeContact", removed)).toEqual({ ok: true });
    expect(asked()).toEqual([
      "POST /oauth/token",
      "PUT /api/v2/outbound/contactlists/list%2F1/contacts/run%201",
      "DELETE /api/v2/outbound/contactlists/list%2F1/contacts?contactIds=run%201",
    ]);
    expect(server.asked[1]!.body).toEqual({ contactListId: "list/1", data: { Cell: "" }, callable: false });
  });

  test.each(["PUT", "DELETE"])("is removed if it no longer exists (%s)", async (method) => {
    answer = (one) =>
      one.method === method ? genesysAnswers.failure(404, "not.found", "The requested resource was not found.") : good(one);
    expect(await call("removeContact", removed)).toEqual({ ok: true });
  });

  test("is deleted even if it cannot be changed", async () => {
    answer = (one) => (one.method === "PUT" ? genesysAnswers.failure(400, "invalid.value", "The value is not valid.") : good(one));
    expect(await call("removeContact", removed)).toEqual({ ok: true });
    answer = (one) => (isToken(one) ? good(one) : genesysAnswers.failure(400, "invalid.value", "The value is not valid."));
    expect(await call("removeContact", removed)).toMatchObject({ ok: false, refused: "INTEGRATION_REJECTED" });
  });

  test("has a path without its phone for the error log", () => {
    expect(genesys.pathOf("addContact", contact)).toBe("/api/v2/outbound/contactlists/list%2F1/contacts");
    expect(genesys.pathOf("removeContact", removed)).toBe("/api/v2/outbound/contactlists/list%2F1/contacts/run%201");
  });
});

describe("the token", () => {
  const tokens = () => server.asked.filter(isToken).length;

  test("is reused until a minute before its expiry", async () => {
    await call("addContact", contact);
    time = 86_399_000 - 60_001;
    await call("addContact", contact);
    expect(tokens()).toBe(1);
    time += 1;
    await call("addContact", contact);
    expect(tokens()).toBe(2);
  });

  test("is requested again once after a rejection", async () => {
    let tokensIssued = 0;
    answer = (one) => {
      if (isToken(one)) return genesysAnswers.token(`token-${++tokensIssued}`);
      return one.authorization === "Bearer token-1"
        ? genesysAnswers.failure(401, "bad.credentials", "Invalid login credentials.")
        : good(one);
    };
    expect(await call("addContact", contact)).toEqual({ ok: true });
    expect(tokensIssued).toBe(2);
    answer = (one) =>
      isToken(one) ? genesysAnswers.token() : genesysAnswers.failure(401, "bad.credentials", "Invalid login credentials.");
    await expect(call("addContact", contact)).rejects.toMatchObject({ code: "STATUS_401" });
  });

  test("reports a rejected secret as a failure without revealing it", async () => {
    answer = () => genesysAnswers.badClient;
    await expect(call("addContact", contact)).rejects.toMatchObject({ code: "TOKEN_STATUS_400", output: undefined });
  });
});

describe("errors of Genesys Cloud", () => {
  const rejectWith = (status: number, code: string): void => {
    answer = (one) => (isToken(one) ? good(one) : genesysAnswers.failure(status, code, `Phone ${contact.phone} is not valid`));
  };

  test.each([
    [400, "invalid.contact"],
    [404, "not.found"],
    [409, "general.conflict"],
  ])("a permanent error (%d) is a rejection with its code, without its text", async (status, code) => {
    rejectWith(status, code);
    expect(await call("addContact", contact)).toEqual({ ok: false, refused: "INTEGRATION_REJECTED", output: { status, code } });
  });

  test.each([
    [403, "missing.permissions"],
    [429, "too.many.requests"],
    [500, "internal.server.error"],
    [503, "service.unavailable"],
  ])("a temporary error (%d) is retried", async (status, code) => {
    rejectWith(status, code);
    await expect(call("addContact", contact)).rejects.toMatchObject({ code: `STATUS_${status}`, output: { status, code } });
    await expect(call("removeContact", removed)).rejects.toMatchObject({ code: `STATUS_${status}` });
  });

  test("a missing response ends at the deadline", async () => {
    answer = (one) => (isToken(one) ? good(one) : null);
    await expect(call("addContact", contact, AbortSignal.timeout(50))).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

test("Genesys Cloud requires all of its settings, and without them the built-in contact centre is used", () => {
  const made = (env: Record<string, string>) => contactCentreOf(readEnv(env), {} as never).constructor.name;
  const all = {
    GENESYS_API_URL: "https://api.example.test",
    GENESYS_LOGIN_URL: "https://login.example.test",
    GENESYS_CLIENT_ID: "id",
    GENESYS_CLIENT_SECRET: "secret",
  };
  expect([made({}), made(all)]).toEqual(["ContactCentreSimulator", "Genesys"]);
  expect(() => made({ ...all, GENESYS_LOGIN_URL: "", GENESYS_CLIENT_ID: "" })).toThrow(/GENESYS_LOGIN_URL, GENESYS_CLIENT_ID$/);
});
