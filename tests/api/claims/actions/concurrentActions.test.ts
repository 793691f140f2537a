// While the assistance system does not answer, an action holds none of its user's turns (live/turns).
import { expect, test } from "vitest";
import { requestSlotLimits } from "../../../../server/platform/requestSlots";
import { startTestApp } from "../../../fixtures/app";
import { createActionFixture } from "../../../fixtures/claims/actions";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";

test("a silent assistance system does not block a user's other requests", async () => {
  const remote = new FakeAssistance();
  const app = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 4_000 } });
  const actionFixture = createActionFixture(app);
  const operator = await app.signIn();
  remote.silent();
  const ids = await Promise.all(
    Array.from({ length: requestSlotLimits.requests.running + 1 }, () => actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME")),
  );
  let answered = 0;
  const asked = ids.map((id) => actionFixture.act(operator, "confirmArrival", id).then(() => answered++));
  await expect.poll(() => ids.every((id) => remote.callsOf(id).length === 1)).toBe(true);
  expect((await app.graphql("{ userInfo { language } }", {}, operator)).errors).toBeUndefined();
  expect(answered).toBe(0);
  await Promise.all(asked);
});
