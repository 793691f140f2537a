import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { givenApp, type GivenApp } from "../given/app";
import { givenDeeds, request } from "../given/deeds";
import { Remote } from "../given/remote";

// A node that asks, and is gone before it hears; the outside does what it is asked and says so to nobody.
let dying: GivenApp;
let operator: string;
const remote = new Remote();
beforeAll(async () => {
  dying = await givenApp({}, { outside: { ports: { ASSISTANCE: remote }, deadline: 3_600_000 } });
  operator = await dying.signIn();
});

test("a node that is gone between the two halves of a deed leaves it to another, which asks once more under the same key and settles it", async () => {
  const before = givenDeeds(dying);
  const [arriving, ending, delayed] = await before.claimsIn(operator, ["PENDING_ARRIVAL_INTIME", "NO_SUPPLIER", "PENDING_ARRIVAL_DELAYED"]);
  remote.answer = ({ key }) => {
    remote.did.add(key);
    return new Promise(() => undefined);
  };
  const requestId = request();
  const unheard = [before.act(operator, "confirmArrival", arriving!, { requestId }), before.act(operator, "cancelService", ending!)].map(
    (one) => one.catch(() => "gone"),
  );
  await before.done(operator, "manageDelay", delayed!);
  await expect.poll(() => remote.heard.length).toBe(2);
  await dying.stop();
  expect(await Promise.all(unheard)).toEqual(["gone", "gone"]);

  const heir = await givenApp({}, { outside: { ports: { ASSISTANCE: remote } }, beside: dying });
  const after = givenDeeds(heir);
  const bearer = await heir.signIn();
  expect(await after.claim(bearer, arriving!)).toMatchObject({ pendingAction: { action: "confirmArrival" }, arrivedAt: null });
  remote.well();
  // nobody takes it up while the first could still be at it
  expect(remote.heard).toHaveLength(2);
  after.later(16);
  await expect
    .poll(() => after.claim(bearer, arriving!), { timeout: 10_000 })
    .toMatchObject({ pendingAction: null, status: "NO_FINISH_ARRIVAL_INTIME" });
  await expect.poll(() => after.claim(bearer, ending!), { timeout: 10_000 }).toMatchObject({ pendingAction: null, status: "FINISHED" });
  await expect.poll(() => remote.heardOf(delayed!)).toHaveLength(1);

  // what was asked twice was done once, and the request that was cut off gets its answer when it is sent again
  expect(remote.heardOf(arriving!).map(({ key }) => key)).toEqual(Array.from({ length: 2 }, () => remote.heardOf(arriving!)[0]!.key));
  expect(remote.did.size).toBe(3);
  const again = await after.done(bearer, "confirmArrival", arriving!, { requestId });
  expect(again.deeds).toMatchObject([{ state: "DONE" }]);
  const [left] = await heir.db.execute<{ n: string }>(sql`select count(*) as n from outbox where state = 'WAITING'`);
  expect(Number(left!.n)).toBe(0);
});

test("two nodes share the outbox: each call is made once", async () => {
  const [one, two] = [new Remote(), new Remote()];
  const first = await givenApp({}, { outside: { ports: { ASSISTANCE: one } }, beside: dying });
  await givenApp({}, { outside: { ports: { ASSISTANCE: two } }, beside: dying });
  const given = givenDeeds(first);
  const bearer = await first.signIn();
  const ids = await given.claimsIn(
    bearer,
    Array.from({ length: 30 }, () => "PENDING_ARRIVAL_DELAYED" as const),
  );
  for (const id of ids) await given.done(bearer, "manageDelay", id);
  given.later(11);
  await expect
    .poll(
      () =>
        [...one.heard, ...two.heard, ...remote.heard].filter(
          ({ operation, body }) => operation === "notifyDelay" && ids.includes(String(body.claimId)),
        ).length,
    )
    .toBe(30);
  const keys = [...one.heard, ...two.heard, ...remote.heard].filter(({ body }) => ids.includes(String(body.claimId))).map(({ key }) => key);
  expect(new Set(keys).size).toBe(30);
});
