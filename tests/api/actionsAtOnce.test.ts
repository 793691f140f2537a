// While the assistance system does not answer, an action holds none of its user's turns (live/turns).
import { expect, test } from "vitest";
import { turnLimits } from "../../server/live/turns";
import { givenApp } from "../given/app";
import { givenDeeds } from "../given/deeds";
import { Remote } from "../given/remote";

test("a silent assistance system keeps a user waiting for nothing else: more actions are asked for than there are turns", async () => {
  const remote = new Remote();
  const app = await givenApp({}, { outside: { ports: { ASSISTANCE: remote }, deadline: 4_000 } });
  const given = givenDeeds(app);
  const operator = await app.signIn();
  remote.silent();
  const ids = await Promise.all(
    Array.from({ length: turnLimits.requests.running + 1 }, () => given.claimIn(operator, "PENDING_ARRIVAL_INTIME")),
  );
  let answered = 0;
  const asked = ids.map((id) => given.act(operator, "confirmArrival", id).then(() => answered++));
  await expect.poll(() => ids.every((id) => remote.heardOf(id).length === 1), { timeout: 10_000 }).toBe(true);
  expect((await app.graphql("{ userInfo { language } }", {}, operator)).errors).toBeUndefined();
  expect(answered).toBe(0);
  await Promise.all(asked);
});
