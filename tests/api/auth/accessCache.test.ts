import { isNull } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { KEPT_MS } from "../../../server/platform/recentMap";
import { sessions } from "../../../server/db/tables/sessions";
import { type TestApp, startTestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { heldClock } from "../../fixtures/heldClock";

let app: TestApp;
let bearer: string;
/** The code of its error, or that there is none. */
const codeOf = async (who: string): Promise<string> => {
  const { errors } = await app.graphql("{ claims(first: 1) { nodes { id } } }", {}, who);
  return (errors?.[0]?.extensions?.["code"] as string | undefined) ?? "answered";
};
const readings = async (work: () => Promise<unknown>): Promise<number> =>
  heldClock(app.clock, async () => (await statements(app.requests, work, /from "sessions"/)).count);

beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => {
  bearer = await app.signIn("operator");
  app.accessCache.forgetAll();
});

test("reads the caller's access once for twenty requests", async () => {
  const ten = () => Promise.all(Array.from({ length: 10 }, () => codeOf(bearer)));
  expect(await readings(async () => expect(new Set([...(await ten()), ...(await ten())])).toEqual(new Set(["answered"])))).toBe(1);
});

test("applies a change made on another node within a second", async () => {
  expect(await codeOf(bearer)).toBe("answered");
  await app.db.update(sessions).set({ endedAt: new Date() }).where(isNull(sessions.endedAt));
  app.clock.offset += KEPT_MS;
  expect(await codeOf(bearer)).toBe("UNAUTHENTICATED");
});

test("applies a change made on this node immediately", async () => {
  expect(await codeOf(bearer)).toBe("answered");
  await app.graphql("mutation { logout }", {}, bearer);
  expect(await codeOf(bearer)).toBe("UNAUTHENTICATED");
});

test("reads a user again after a failed read", async () => {
  const pool = app.requests.$client;
  const options = pool.options as { debug?: unknown };
  options.debug = () => {
    delete options.debug;
    throw new Error("away");
  };
  expect(await codeOf(bearer)).not.toBe("answered");
  expect(await codeOf(bearer)).toBe("answered");
});

test("does not cache unknown sessions, so a new session is accepted immediately", async () => {
  expect(await readings(async () => [await codeOf("nobody's"), await codeOf("nobody's")])).toBe(0);
  const key = "atk_of-nobody";
  const reads = await statements(app.requests, async () => [await codeOf(key), await codeOf(key)], /"api_keys"/);
  expect(reads.count).toBe(2);
});
