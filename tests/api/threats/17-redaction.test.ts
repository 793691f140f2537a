import { createHmac, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { redact } from "../../../server/audit/redact";
import { createLog } from "../../../server/platform/log";
import { maskText } from "../../../server/platform/maskText";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture, request } from "../../fixtures/claims/actions";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";
import { RawSocket, send } from "../../fixtures/requests";

/** Each its own, so that one that is found says where it came in. */
const kinds = [
  "insuredName", "insuredPhone", "plate", "notes", "origin", "destination", "reason", "note", "password", "newPassword", "token", "resetToken",
  "jwt", "apiKey", "code", "totp", "seed", "cookie", "authorization", "header", "query", "literal", "variable", "operation", "connection",
  "email", "supplierPhone", "webhook", "file", "userName",
] as const; // prettier-ignore
type Kind = (typeof kinds)[number];
const canary = Object.fromEntries(kinds.map((kind, i) => [kind, `Canary${i}x${randomBytes(5).toString("hex")}`])) as Record<Kind, string>;
const phone = `+34${String(Math.floor(Math.random() * 1e9)).padStart(9, "6")}`;
const everything = [...Object.values(canary), phone, phone.slice(3)];

const said: string[] = [];
const log = createLog("trace", new Writable({ write: (text: Buffer, _encoding, done) => (said.push(text.toString()), done()) }));
const secret = `whsec_${randomBytes(32).toString("base64")}`;

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
let key: string;
let claimId: string;
beforeAll(async () => {
  app = await startTestApp({ ASSISTANCE_WEBHOOK_SECRET: secret }, { log });
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
  key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("RS-1", { telefono: canary.supplierPhone })], key);
  claimId = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED", {
    nbtitular: canary.insuredName,
    txtelefonoaseg: phone,
    txmat: canary.plate,
    txobserva: canary.notes,
    dsorigen: canary.origin,
    dsdestino: canary.destination,
    nuexpediente: canary.file,
  });
});

const found = (text: string): string[] => everything.filter((one) => text.toLowerCase().includes(one.toLowerCase()));
const rows = async (table: string): Promise<string> =>
  JSON.stringify(await app.owner.execute(sql`select * from ${sql.identifier(table)}`), (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );

const graphql = (query: string, variables: object, headers: Record<string, string> = {}) => send(app, { query, variables }, { headers });
const bearer = (of: string) => ({ authorization: `Bearer ${of}` });

/** Calls that carry them, and go well or fail in every way that there is. */
async function carryAll(): Promise<void> {
  const headers = {
    ...bearer(operator),
    cookie: `atalaya_session=${canary.cookie}; other=${canary.cookie}`,
    "x-anything": canary.header,
    referer: `http://x.test/?q=${canary.query}`,
    "user-agent": canary.header,
  };
  const claims =
    "query($after: String, $file: String) { claims(after: $after, filter: { file: $file }) { nodes { id insuredName insuredPhone plate notes } } }";
  await graphql(claims, { file: canary.file }, headers);
  await graphql(claims, { after: canary.variable }, headers);
  await graphql(claims, { file: [canary.variable], other: canary.variable }, headers);
  await graphql(`query ${canary.operation} { claims(filter: { file: "${canary.literal}" }) { totalCount } }`, {}, headers);
  await graphql(`query ${canary.operation} { claims(after: "${canary.literal}") { nodes { id } } }`, {}, headers);
  await graphql(`{ claims(first: "${canary.literal}") { ${canary.literal} } `, {}, headers);
  await graphql(`{ ${canary.literal} }`, {}, headers);
  await graphql(`{ ${"__typename ".repeat(100)} claim(id: "${canary.literal}") { id } }`, {}, headers);
  await graphql("{ claims { totalCount } }", {}, bearer(canary.authorization));
  await graphql("{ claims { totalCount } }", {}, bearer(`atk_${canary.apiKey}`));
  await graphql("{ claims { totalCount } }", {}, bearer(`eyJhbGciOiJIUzI1NiJ9.${canary.jwt}.x`));
  const login = "mutation($input: LoginInput!) { login(input: $input) { jwt } }";
  await graphql(login, { input: { user: "operator", password: canary.password } });
  await graphql(login, { input: { user: canary.userName, password: canary.password } });
  await graphql(`mutation { login(input: { user: "operator", password: "${canary.password}", ${canary.seed}: 1 }) { jwt } }`, {});
  // by name, as they come: these may not be there, and then say so
  await graphql("mutation($a: String!, $b: String!) { resetPassword(input: { token: $a, password: $b, repeated: $b }) { accepted } }", {
    a: canary.resetToken,
    b: canary.newPassword,
  });
  await graphql("mutation($a: String!) { requestPasswordReset(input: { userOrEmail: $a }) { accepted } }", {
    a: `${canary.email}@example.org`,
  });
  await graphql("mutation($i: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $i) { jwt } }", {
    i: { challenge: canary.token, code: canary.code },
  });
  await graphql("mutation($a: String!) { exchangeHandoff(input: { code: $a }) { jwt } }", { a: canary.code });
  for (const path of [
    `/login/doLogin?password=${canary.query}`,
    `/login/getUserInfo?jwt=${canary.query}`,
    `/puiuser/doResetPassword?resetToken=${canary.resetToken}&newPassword=${canary.newPassword}`,
    `/aad/callback?code=${canary.code}&state=${canary.token}`,
    `/aad/login?lang=${canary.query}`,
    `/nothing/${canary.query}?token=${canary.token}`,
    `/ingest/positions/osmand/${canary.apiKey}?id=${canary.query}&lat=1&lon=1`,
    `/%zz${canary.query}`,
  ])
    for (const method of ["GET", "POST"])
      await send(app, method === "POST" ? { user: canary.userName, password: canary.password, totp: canary.totp } : undefined, {
        method,
        path,
        headers,
      });
  await send(app, `{"query": "${canary.literal}`, { headers });
  await send(app, { query: "{ __typename }" }, { headers: { origin: `https://${canary.header}.test` } });
  await app.ingest(
    "claims",
    [claimRecord(canary.query, { txobserva: 5, nbtitular: [canary.insuredName], fhocurrencia: canary.variable, cdama: canary.variable })],
    key,
  );
  await app.ingest("claims", `{"rgpresta": "${canary.literal}`, key);
  await app.ingest("claims", [{ ...claimRecord("RX-1"), txobserva: `${canary.notes}\u0000` }], key);
  await send(
    app,
    { device: { uniqueId: canary.query }, position: canary.variable },
    { path: "/ingest/positions/traccar", headers: bearer(key) },
  );
  await webhook(
    JSON.stringify({
      type: "service.arrived",
      timestamp: new Date().toISOString(),
      data: { rgpresta: "R-unknown", words: canary.webhook, at: minutes(-1), note: canary.note },
    }),
    secret,
  );
  await webhook(`{"type": "${canary.webhook}`, secret);
  await webhook(JSON.stringify({ type: canary.webhook }), `whsec_${randomBytes(32).toString("base64")}`);
  const socket = await RawSocket.open(app, { cookie: `a=${canary.cookie}` });
  socket.send({ type: "connection_init", payload: { authorization: `Bearer ${canary.connection}`, extra: canary.connection } });
  await socket.closed;
  const known = await RawSocket.known(app, operator);
  await known.codes({ query: `subscription { claimChanged(filter: { ids: "${canary.literal}", x: 1 }) { id } }` });
  await known.codes({
    query: "subscription { claimChanged { id } }",
    variables: { a: canary.variable },
    extensions: { after: canary.token },
  });
  known.socket.send(`{"type": "${canary.connection}`);
  await known.closed;
}

async function webhook(body: string, by: string): Promise<void> {
  const [id, timestamp] = [`msg_${randomBytes(4).toString("hex")}`, String(Math.floor(Date.now() / 1_000))];
  const signed = createHmac("sha256", Buffer.from(by.slice("whsec_".length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  await send(app, body, {
    path: "/webhooks/assistance",
    headers: { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signed}` },
  });
}

/** Actions with their words: done, refused by the outside, never answered. */
async function performActions(): Promise<void> {
  await actionFixture.act(operator, "manageDelay", claimId, { reason: canary.reason });
  await actionFixture.assistance({ rejections: [{ code: "ARRIVAL_ALREADY_NOTIFIED", claimId, times: 1 }] });
  await actionFixture.act(operator, "confirmArrival", claimId, { note: canary.note });
  await actionFixture.assistance();
  await actionFixture.act(operator, "confirmArrival", claimId, { note: canary.note, requestId: request() });
  await actionFixture.act(operator, "cancelService", canary.variable, { reason: canary.reason });
  actionFixture.advanceClock(60);
  await expect
    .poll(async () => (await app.owner.execute<{ n: string }>(sql`select count(*) as n from outbox where state = 'WAITING'`))[0]!.n, {
      timeout: 20_000,
    })
    .toBe("0");
}

/** The database fails below calls that carry them. */
async function broken(): Promise<void> {
  await app.owner.execute(
    sql`alter table claims add constraint canaries check (plate is distinct from ${sql.raw(`'${canary.plate}'`)}) not valid`,
  );
  await app.owner.execute(sql`alter table contact_lists rename to contact_lists_away`);
  const admin = await app.signIn("admin");
  await app.ingest("claims", [claimRecord("RX-2", { txmat: canary.plate, nbtitular: canary.insuredName, txtelefonoaseg: phone })], key);
  await graphql(
    "mutation($i: SaveContactListInput!) { saveContactList(input: $i) { id } }",
    { i: { instanceId: "ES", name: canary.variable, listId: canary.variable } },
    bearer(admin),
  );
  await graphql("query($a: ID) { contactLists(instanceId: $a) { nodes { id } } }", { a: canary.variable }, bearer(admin));
  await app.owner.execute(sql`alter table contact_lists_away rename to contact_lists`);
  await app.owner.execute(sql`alter table claims drop constraint canaries`);
}

describe("threat 17: secrets and personal data in logs", () => {
  test("omits all thirty from the log, the error log, the audit and the outbox", async () => {
    await carryAll();
    await performActions();
    await broken();
    expect(said.length).toBeGreaterThan(5); // it does log
    expect(found(said.join("\n"))).toEqual([]);
    // the audit must contain reasons and notes of users; they can be erased
    expect(found(await rows("audit")).filter((one) => one !== canary.reason && one !== canary.note)).toEqual([]);
    for (const table of ["api_errors", "outbox", "webhook_messages", "changes", "status_log"])
      expect([table, found(await rows(table))]).toEqual([table, []]);
  }, 120_000);

  test("stores them with the claim and its actions", async () => {
    expect(found(await rows("claims"))).toEqual(
      expect.arrayContaining([canary.insuredName, phone, canary.plate, canary.notes, canary.origin, canary.destination]),
    );
    expect(found(await rows("claim_actions"))).toEqual(expect.arrayContaining([canary.reason, canary.note]));
  });

  test("removes personal fields and secrets from every audit payload", async () => {
    const kept = redact("claim", {
      plate: canary.plate,
      insuredName: canary.insuredName,
      minutes: 60,
      more: [{ insuredPhone: phone, at: new Date(0) }],
    });
    expect(kept).toEqual({ plate: "…", insuredName: "…", minutes: 60, more: [{ insuredPhone: "…", at: new Date(0) }] });
    expect(redact("user", { name: "Ana", passwordHash: canary.password, totpSecret: canary.seed, token: null })).toEqual({
      name: "Ana",
      passwordHash: "…",
      totpSecret: "…",
      token: null,
    });
  });

  test("keeps a system's error text and removes repeated input", () => {
    const uuid = "0192f3a4-1111-7222-8333-444455556666";
    for (const [original, left] of [
      ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED"],
      [`deadlock detected in ${uuid}`, uuid],
      ['relation "claims" does not exist', "does not exist"],
      ["Cannot read properties of undefined (reading 'x')", "Cannot read properties of undefined"],
    ] as const)
      expect(maskText(original)).toContain(left);
    for (const repeats of [
      'invalid input syntax for type uuid: "a" b"',
      `Unexpected token 'c', "{"password": "a" }" is not valid JSON`,
      "cannot be mailed to a@example.org",
      "unknown phone +34 600 12 34 56",
      `no such key atk_${randomBytes(32).toString("base64url")}`,
      "http://x.test/?jwt=a",
      'ends in an open quote: "a',
    ])
      expect([repeats, maskText(repeats)]).toEqual([repeats, expect.not.stringMatching(/\ba\b[^n]|password|example|600|atk_/)]);
  });
});
