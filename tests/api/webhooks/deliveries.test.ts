import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../../fixtures/app";
import { createActionFixture } from "../../fixtures/claims/actions";
import { startReceiver, verify, type WebhookReceiver } from "../../fixtures/integrations/webhookReceiver";
import { createWebhookFixture, soon, startWebhookApp } from "../../fixtures/integrations/webhooks";
import { administration } from "../../fixtures/auth/administration";
import { assignedClaim, claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let receiver: WebhookReceiver;
let admin: string;
let key: string;
let webhooks: ReturnType<typeof createWebhookFixture>;
beforeAll(async () => {
  app = await startWebhookApp();
  receiver = await startReceiver();
  admin = await app.signIn("admin");
  key = await app.key("ingest");
  webhooks = createWebhookFixture(app);
  await app.ingest("suppliers", [supplierRecord("B-1"), supplierRecord("B-2")], key);
});
beforeEach(() => {
  receiver.answer = () => ({ status: 200, text: "thanks" });
});

const typesAbout = (id: string): string[] => receiver.about(id).map(({ body }) => body.type);

describe("an endpoint", () => {
  test("receives the selection of an event, signed so that the reference library verifies it", async () => {
    const { endpoint, secret } = await webhooks.endpoint(admin, receiver, {
      selection: "{ id type at claim { id instance { id } } statusAfter }",
    });
    const id = "W-signed";
    await app.ingest("claims", [claimRecord(id, { fhocurrencia: minutes(-1) })], key);
    await soon(() => expect(receiver.about(id)).toHaveLength(1));
    const [message] = receiver.about(id);
    expect(verify(secret, message!)).toEqual(message!.body);
    expect(message!.body).toEqual({
      type: "claim.created",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id: message!.headers["webhook-id"],
        type: "CLAIM_CREATED",
        at: message!.body.timestamp,
        claim: { id, instance: { id: "ES" } },
        statusAfter: "NO_SUPPLIER",
      },
    });
    expect(() => verify(`whsec_${Buffer.alloc(32).toString("base64")}`, message!)).toThrow();
    await webhooks.mutate(admin, "deleteWebhookEndpoint", { id: endpoint.id }, "id");
  });

  test("receives the events of a claim's life in their order, and nothing that it has not chosen", async () => {
    const events = ["CLAIM_CREATED", "SUPPLIER_CHANGED", "DELAY_MANAGED", "ARRIVAL", "COMPLETION", "STATUS_CHANGED", "CANCELLATION"];
    const { endpoint } = await webhooks.endpoint(admin, receiver, {
      events,
      selection: "{ claim { id } statusBefore statusAfter supplierBefore { id } }",
    });
    const other = await webhooks.endpoint(admin, { url: `${receiver.url}/other` }, { events: ["CANCELLATION"] });
    const id = "W-life";
    const record = claimRecord(id, { fhocurrencia: minutes(-50) });
    await app.ingest("claims", [record], key);
    const assignment = { ...assignedClaim(id, 40, { eta: 20 }), version: 2 };
    await app.ingest("claims", [assignment], key);
    const operator = await app.signIn();
    await createActionFixture(app).actSuccessfully(operator, "manageDelay", id);
    await app.ingest("claims", [{ ...assignment, version: 3, milestones: [{ code: "C", at: minutes(-5) }] }], key);
    await app.ingest("claims", [{ ...assignment, version: 4, milestones: [{ code: "C", at: minutes(-5) }], cdestadoserv: "FIN" }], key);
    await soon(() => expect(typesAbout(id)).toContain("claim.completed"));
    await soon(async () =>
      expect((await webhooks.deliveries(admin, { endpointId: endpoint.id, claimId: id })).every(({ state }) => state === "DELIVERED")).toBe(
        true,
      ),
    );
    const isOfType = (type: string) => (message: { body: { type: string } }) => message.body.type === type;
    const order = typesAbout(id).filter((type) => type !== "claim.status_changed");
    expect(order).toEqual(["claim.created", "claim.supplier_changed", "claim.delay_managed", "claim.arrived", "claim.completed"]);
    const moves = receiver.about(id).filter(isOfType("claim.status_changed"));
    expect(moves.at(-1)!.body.data).toMatchObject({ statusAfter: "FINISHED" });
    const afters = moves.map(({ body }) => body.data["statusAfter"]);
    expect(moves.map(({ body }) => body.data["statusBefore"]).slice(1)).toEqual(afters.slice(0, -1));
    expect(receiver.messages.filter(({ path }) => path === "/hook/other")).toEqual([]);
    for (const { id: old } of [endpoint, other.endpoint]) await webhooks.mutate(admin, "deleteWebhookEndpoint", { id: old }, "id");
  });

  test("receives only claims of its filter, in the scope of its key", async () => {
    const path = (name: string) => ({ url: `${receiver.url}/${name}` });
    const keyOfItaly = await webhooks.keyId(admin, { instanceIds: ["IT"] });
    await webhooks.endpoint(admin, path("italy"), { keyId: keyOfItaly });
    await webhooks.endpoint(admin, path("tow"), { filter: { serviceIds: ["GRU"] } });
    await webhooks.endpoint(admin, path("doctor"), { filter: { serviceIds: ["MED"] } });
    await app.ingest("claims", [claimRecord("W-scope"), claimRecord("W-rome", { cdama: "IT" })], key);
    const pathsOf = (id: string): string[] => receiver.about(id).map((message) => message.path.replace("/hook/", ""));
    await soon(() => expect(pathsOf("W-rome")).toEqual(["italy"]));
    await soon(() => expect(pathsOf("W-scope")).toEqual(["tow"]));
  });

  test("receives no field and no type of event that the profile of its key hides", async () => {
    const profile = await administration(app).profile(admin, {
      profileType: "OPERADOR",
      hiddenFields: [{ layer: "INCIDENTS", fields: ["supplier", "plate"] }],
    });
    const keyId = await webhooks.keyId(admin, { specificProfileId: profile.id });
    await webhooks.endpoint(
      admin,
      { url: `${receiver.url}/hidden` },
      {
        keyId,
        events: ["CLAIM_CREATED", "SUPPLIER_CHANGED", "ARRIVAL"],
        selection: "{ claim { id plate supplier { id } } supplierBefore { id } }",
      },
    );
    const id = "W-hidden";
    await app.ingest("claims", [claimRecord(id, { txmat: "1234ABC" })], key);
    await app.ingest("claims", [{ ...assignedClaim(id, 30), txmat: "1234ABC", version: 2 }], key);
    await app.ingest("claims", [{ ...assignedClaim(id, 30), version: 3, milestones: [{ code: "C", at: minutes(-5) }] }], key);
    const received = () => receiver.messages.filter(({ path }) => path === "/hook/hidden").filter(({ text }) => text.includes(id));
    await soon(() => expect(received().map(({ body }) => body.type)).toEqual(["claim.created", "claim.arrived"]));
    for (const { body } of received()) expect(body.data).toEqual({ claim: { id, plate: null, supplier: null }, supplierBefore: null });
    const filtered = await webhooks.create(admin, { url: receiver.url, keyId, filter: { supplierIds: ["B-1"] } });
    expect(filtered.errors?.[0]?.extensions.code).toBe("FIELD_UNKNOWN");
  });

  test("receives alarms, and suppliers that leave the network", async () => {
    const { endpoint } = await webhooks.endpoint(
      admin,
      { url: `${receiver.url}/alarms` },
      {
        events: ["ALARM_RAISED", "ALARM_CLEARED", "SUPPLIER_EXCLUDED"],
        selection: "{ claim { id } alarm { cause clearedAt } supplier { id networkState } instance { id } }",
      },
    );
    const id = "W-alarm";
    const late = assignedClaim(id, 90, { eta: 30 });
    await app.ingest("claims", [late], key);
    await app.ingest("claims", [{ ...late, version: 2, milestones: [{ code: "C", at: minutes(-5) }] }], key);
    await app.ingest("suppliers", [{ ...supplierRecord("B-2"), version: 2, cdsituaprov: "T" }], key);
    const received = () =>
      receiver.messages.filter(({ path }) => path === "/hook/alarms").map(({ body }) => ({ type: body.type, ...(body.data as object) }));
    await soon(() =>
      expect(received()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: "alarm.raised", claim: { id }, alarm: expect.objectContaining({ cause: "ARRIVAL_CRITICAL" }) }),
          {
            type: "alarm.cleared",
            claim: { id },
            alarm: { cause: "ARRIVAL_CRITICAL", clearedAt: expect.any(String) },
            supplier: null,
            instance: null,
          },
          {
            type: "supplier.excluded",
            claim: null,
            alarm: null,
            supplier: { id: "B-2", networkState: "TEMPORARILY_OFF" },
            instance: { id: "ES" },
          },
        ]),
      ),
    );
    await webhooks.mutate(admin, "deleteWebhookEndpoint", { id: endpoint.id }, "id");
  });
});

describe("the log of a delivery", () => {
  test("has the request, the answer and the duration", async () => {
    const { endpoint } = await webhooks.endpoint(admin, { url: `${receiver.url}/log` });
    receiver.answer = () => ({ status: 202, text: "queued" });
    await app.ingest("claims", [claimRecord("W-log")], key);
    await soon(async () =>
      expect((await webhooks.delivery(admin, { endpointId: endpoint.id, claimId: "W-log" }))?.state).toBe("DELIVERED"),
    );
    const delivery = await webhooks.delivery(admin, { endpointId: endpoint.id, claimId: "W-log" });
    expect(delivery).toMatchObject({ attempts: 1, lastError: null, nextAttemptAt: null, event: { type: "CLAIM_CREATED" } });
    expect(delivery.log).toEqual([
      { at: expect.any(String), durationMs: expect.any(Number), request: expect.any(String), status: 202, answer: "queued", error: null },
    ]);
    expect(JSON.parse(delivery.log[0]!.request!)).toMatchObject({ type: "claim.created", data: { claim: { id: "W-log" } } });
  });

  test("is not shown to an administrator of other keys", async () => {
    const stranger = await administration(app).administrator(admin);
    expect(await webhooks.deliveries(stranger.token, {})).toEqual([]);
    const { endpoint } = await webhooks.endpoint(admin, { url: `${receiver.url}/mine` });
    const answer = await webhooks.mutate(stranger.token, "testWebhookEndpoint", { id: endpoint.id });
    expect(answer.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});
