import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import {
  claimEventTypes,
  nextWebhookAttempt,
  retryAfterMs,
  type WebhookClaimFacts,
  webhookLimits,
} from "../../../schema/rules/claims/webhooks";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../schema/rules/durations";
import type { StoredSecret } from "../../../server/db/tables/webhooks";
import { newSecret, plainSecret, rotated, signedHeaders, validSecrets } from "../../../server/integrations/webhooks/secrets";
import { webhookSender } from "../../../server/integrations/webhooks/sendMessage";

const at = new Date("2026-11-28T10:00:00Z");
const open: WebhookClaimFacts = {
  ...{ status: "PENDING_ARRIVAL", supplierId: "B-1", managedUntil: null, workManagedUntil: null },
  ...{ arrivedAt: null, finishedAt: null, cancelledAt: null },
};

describe("the events of a claim", () => {
  test.each<[string, WebhookClaimFacts | null, Partial<WebhookClaimFacts>, string[]]>([
    ["a new claim", null, { arrivedAt: at }, ["CLAIM_CREATED"]],
    ["an unchanged claim", open, {}, []],
    ["a status", open, { status: "PENDING_ARRIVAL_DELAYED" }, ["STATUS_CHANGED"]],
    ["a managed delay", open, { managedUntil: at, status: "MANAGED" }, ["STATUS_CHANGED", "DELAY_MANAGED"]],
    ["a withdrawn delay", { ...open, managedUntil: at }, { managedUntil: null }, []],
    ["a removed supplier", open, { supplierId: null }, ["SUPPLIER_CHANGED"]],
    ["an arrival", open, { arrivedAt: at, status: "NO_FINISHED" }, ["STATUS_CHANGED", "ARRIVAL"]],
    ["a completion", open, { finishedAt: at, status: "FINISHED" }, ["STATUS_CHANGED", "COMPLETION"]],
    ["a cancellation", open, { cancelledAt: at, status: "FINISHED" }, ["STATUS_CHANGED", "CANCELLATION"]],
  ])("follow from %s", (_name, before, change, expected) => {
    expect(claimEventTypes(before, { ...open, ...change })).toEqual(expected);
  });
});

describe("the attempts of a delivery", () => {
  const began = at.getTime();
  const attempts = (random: number): number[] => {
    const moments = [began];
    for (let next: number | null; (next = nextWebhookAttempt(moments.length, began, moments.at(-1)!, random)) !== null;) moments.push(next);
    return moments.map((moment) => moment - began);
  };

  test("follow each other ever more slowly and end exactly after three days", () => {
    const moments = attempts(0.5);
    expect(moments.slice(0, 4)).toEqual([0, 5 * SECOND_MS, 20 * SECOND_MS, 65 * SECOND_MS]);
    expect(moments.at(-1)).toBe(3 * DAY_MS);
    const pauses = moments.slice(1).map((moment, i) => moment - moments[i]!);
    expect(Math.max(...pauses)).toBe(webhookLimits.maxPauseMs);
    expect(moments.length).toBeGreaterThan(15);
    expect(moments.length).toBeLessThan(30);
  });

  test("are spread by at most a quarter in both directions", () => {
    expect(attempts(0)[1]).toBe(3.75 * SECOND_MS);
    expect(attempts(1)[1]).toBe(6.25 * SECOND_MS);
  });

  test("respect a Retry-After of seconds up to a day", () => {
    expect(["30", " 5 ", "86400"].map(retryAfterMs)).toEqual([30 * SECOND_MS, 5 * SECOND_MS, DAY_MS]);
    expect([undefined, "", "-1", "99999", "Wed, 21 Oct 2026 07:28:00 GMT"].map(retryAfterMs)).toEqual([null, null, null, null, null]);
  });
});

describe("the secrets of an endpoint", () => {
  const holder = { secret: new Uint8Array(32).fill(7) };

  test("sign so that the reference library verifies the message, and only the unchanged one", () => {
    const { plain, stored } = newSecret(holder, "endpoint", at);
    expect(plainSecret(holder, "endpoint", stored)).toBe(plain);
    expect(stored.value).not.toContain(plain.slice(6));
    expect(() => plainSecret(holder, "other", stored)).toThrow();
    const body = '{"type":"claim.created","data":{"name":"Núñez"}}';
    const headers = signedHeaders([plain], "event-1", new Date(), body);
    expect(new Webhook(plain).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(plain).verify(body.replace("ñ", "n"), headers)).toThrow();
  });

  test("both sign during a rotation, until its overlap ends, and at most three at a time", () => {
    let secrets: StoredSecret[] = [newSecret(holder, "e", at).stored];
    const plains = secrets.map((secret) => plainSecret(holder, "e", secret));
    const rotate = (hours: number): void => {
      const { plain, stored } = newSecret(holder, "e", at);
      secrets = rotated(secrets, stored, at, hours);
      plains.unshift(plain);
    };
    rotate(2);
    const after = (hours: number): string[] =>
      validSecrets(secrets, new Date(at.getTime() + hours * HOUR_MS)).map((secret) => plainSecret(holder, "e", secret));
    expect(after(1)).toEqual(plains);
    expect(after(2)).toEqual([plains[0]]);
    const body = "{}";
    const headers = signedHeaders(after(1), "event-2", new Date(), body);
    for (const plain of plains) expect(new Webhook(plain).verify(body, headers)).toEqual({});
    for (let i = 0; i < 4; i++) rotate(2);
    expect(secrets).toHaveLength(webhookLimits.secrets);
    rotate(0);
    expect(after(0)).toEqual([plains[0]]);
  });
});

describe("an address", () => {
  const sender = webhookSender({ privateHosts: ["Receiver.internal"] });

  test.each([
    ["https://receiver.example/hook?x=1", null],
    ["http://receiver.internal:8080/hook", null],
    ["http://receiver.example/hook", "HTTPS_REQUIRED"],
    ["https://user:secret@receiver.example/", "URL_INVALID"],
    ["https://receiver.example/#part", "URL_INVALID"],
    ["ftp://receiver.example/", "URL_INVALID"],
    ["receiver.example", "URL_INVALID"],
    ["https://10.0.0.1/", "PRIVATE_ADDRESS"],
    ["https://[::1]/", "PRIVATE_ADDRESS"],
    ["https://[::ffff:127.0.0.1]/", "PRIVATE_ADDRESS"],
    ["https://0x7f.1/", "PRIVATE_ADDRESS"],
    ["https://169.254.169.254/latest/meta-data", "PRIVATE_ADDRESS"],
  ])("%s is rejected as %s", (url, reason) => {
    expect(sender.rejectionOf(url)).toBe(reason);
  });

  test("whose name leads to a private network, or to both kinds, is not connected to", async () => {
    for (const addresses of [["127.0.0.1"], ["93.184.215.14", "192.168.1.4"], ["fd00::1"]]) {
      const resolving = webhookSender({ privateHosts: [], resolve: () => Promise.resolve(addresses) });
      await expect(resolving.send("https://rebind.example/", {}, "{}")).rejects.toThrow("PRIVATE_ADDRESS");
    }
  });

  test("is resolved once, and the connection goes to the checked address", async () => {
    const answers = [["203.0.114.9"], ["127.0.0.1"]];
    let asked = 0;
    const resolving = webhookSender({ privateHosts: [], resolve: () => Promise.resolve(answers[asked++]!), answerMs: 300 });
    await expect(resolving.send("https://rebind.example:1/", {}, "{}")).rejects.toThrow();
    expect(asked).toBe(1);
  });
});
