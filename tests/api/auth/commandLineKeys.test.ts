import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "../../../schema/rules/durations";
import { commandLineKeyFacts } from "../../../server/auth/keys/commandLineKeys";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const facts = (days?: number) => commandLineKeyFacts(app.db, app.clock.now(), { days });

test("a key of the command line expires after a year, or after at most two", async () => {
  const expiryDays = async (days?: number) => {
    const { expiresAt } = (await facts(days)) as { expiresAt: Date };
    return Math.round((expiresAt.getTime() - app.clock.now()) / DAY_MS);
  };
  expect([await expiryDays(), await expiryDays(30), await expiryDays(731)]).toEqual([365, 30, 731]);
  for (const days of [0, -1, 732, NaN]) expect(await facts(days)).toBe("Days are a number from 1 to 731.");
});
