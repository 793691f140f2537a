// One action on several claims: an answer for each, one transaction for all that take it, and nothing twice.
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listLimits } from "../../../../schema/rules/requests/inputLimits";
import { insertNarrowedUser } from "../../../fixtures/auth/profiles";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { type BulkAnswer, createActionFixture, request } from "../../../fixtures/claims/actions";
import { statements } from "../../../fixtures/db/statements";
import { FakeAssistance } from "../../../fixtures/integrations/assistance";
import { minutes } from "../../../fixtures/records";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  // Automatic processes make no calls here, so that only actions change the claims.
  await app.db.execute(sql`
    insert into setting_values (key, value, effective_at, created_at, actor_kind, actor_name)
    select key, '1440'::jsonb, now() - interval '1 day', now(), 'SYSTEM', 'test' from unnest(array['contactCentreArrival', 'contactListArrival']) key`);
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});
beforeEach(() => void (app.clock.offset = 0));

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;
const outcomes = (answers: BulkAnswer[]) => answers.map(({ claimId, error }) => [claimId, error?.code ?? null]);
const audited = async (claimId: string): Promise<string[]> =>
  [
    ...(await app.db.execute<{ action: string }>(
      sql`select action from audit where entity_id = ${claimId} and action like 'claim.%' order by seq`,
    )),
  ].map(({ action }) => action);
const statuses = async (claimId: string): Promise<{ to: string; cause: string }[]> =>
  [
    ...(await app.db.execute<{ to: string; cause: string }>(
      sql`select "to", cause from status_log where claim_id = ${claimId} order by at, version`,
    )),
  ].map((row) => ({ ...row }));

describe("managing the delay of several claims", () => {
  test("changes the valid claims and reports a reason for each other one, in the requested order", async () => {
    const [late, finished, work] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED", "FINISHED", "NO_FINISH_DELAYED"]);
    const asked = [work!, "NO-SUCH-CLAIM", finished!, late!, work!];
    const answers = await actionFixture.actOnMany(operator, "manageDelay", asked, { minutes: 30, reason: "snow" });
    expect(outcomes(answers)).toEqual([
      [work, null],
      ["NO-SUCH-CLAIM", "NOT_FOUND"],
      [finished, "CLAIM_FINISHED"],
      [late, null],
    ]);
    expect(answers[1]).toEqual({ claimId: "NO-SUCH-CLAIM", claim: null, requestId: null, error: { code: "NOT_FOUND", values: null } });
    expect(answers[0]!.claim).toMatchObject({ status: "NO_FINISH_MANAGED", actions: [{ state: "HELD", minutes: 30, reason: "snow" }] });
    expect(answers[2]!.claim).toMatchObject({ status: "FINISHED", actions: [{ state: "REJECTED", code: "CLAIM_FINISHED" }] });
    expect(answers[3]!.claim).toEqual(await actionFixture.claim(operator, late!));
    // as the action on one claim leaves them
    expect([await audited(late!), await audited(work!), await audited(finished!)]).toEqual([
      ["claim.manageDelay"],
      ["claim.manageDelay"],
      [],
    ]);
    expect((await statuses(late!)).at(-1)).toEqual({ to: "MANAGED", cause: "ACTION" });
    actionFixture.endUndo();
    await expect.poll(() => actionFixture.assistanceCalls(late!)).toEqual([{ operation: "NOTIFY_DELAY", rejectedWith: null }]);
    expect(await actionFixture.assistanceCalls(finished!)).toEqual([]);
  });

  test("can be undone per claim with the request id of its answer", async () => {
    const ids = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_DELAYED"]);
    const [one, other] = await actionFixture.actOnMany(operator, "manageDelay", ids);
    const undone = await actionFixture.actSuccessfully(operator, "undoManageDelay", one!.claimId, { requestId: one!.requestId });
    expect(undone).toMatchObject({ status: "PENDING_ARRIVAL_DELAYED", managedUntil: null, actions: [{ state: "UNDONE" }] });
    expect((await actionFixture.claim(operator, other!.claimId)).actions).toMatchObject([{ state: "HELD" }]);
  });

  test("returns the same answer for a repeated request and changes nothing", async () => {
    const [late, waiting] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED", "NO_SUPPLIER"]);
    const input = { requestId: request(), minutes: 45 };
    const first = await actionFixture.actOnMany(operator, "manageDelay", [late!, waiting!], input);
    expect(outcomes(first)).toEqual([
      [late, null],
      [waiting, "CLAIM_STATUS"],
    ]);
    const again = await Promise.all(
      Array.from({ length: 8 }, () => actionFixture.actOnMany(operator, "manageDelay", [late!, waiting!], input)),
    );
    for (const answers of again) expect(answers).toEqual(first);
    app.clock.offset += 20 * 60_000;
    // The session was over by then.
    const later = await app.signIn();
    await expect.poll(async () => (await actionFixture.claim(later, waiting!)).status).toBe("NO_SUPPLIER_DELAYED");
    expect(outcomes(await actionFixture.actOnMany(later, "manageDelay", [late!, waiting!], input))).toEqual(outcomes(first));
    expect(await audited(late!)).toEqual(["claim.manageDelay"]);
  });

  test("rejects the same id with another input, action, set or order of claims", async () => {
    const ids = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_DELAYED"]);
    const [one, two, three] = ids as [string, string, string];
    const requestId = request();
    await actionFixture.actOnMany(operator, "manageDelay", [one, two], { requestId });
    const refused = await Promise.all([
      actionFixture.askForMany(operator, "manageDelay", [one, two], { requestId, minutes: 61 }),
      actionFixture.askForMany(operator, "manageDelay", [three], { requestId }),
      actionFixture.askForMany(operator, "manageDelay", [one], { requestId }),
      actionFixture.askForMany(operator, "manageDelay", [two, one], { requestId }),
      actionFixture.askForMany(operator, "manageDelay", ["NO-SUCH-CLAIM", ...ids], { requestId }),
      actionFixture.askForMany(operator, "confirmArrival", [one, two], { requestId }),
    ]);
    expect(refused.map(code)).toEqual(Array.from({ length: refused.length }, () => "REQUEST_REUSED"));
    expect(await audited(three)).toEqual([]);
    // another person's ids are that person's own
    expect(await actionFixture.actOnMany(await app.signIn("supervisor"), "manageDelay", [three], { requestId })).toMatchObject([
      { error: null },
    ]);
  });

  test("returns claims outside the scope as unknown and leaves them unchanged", async () => {
    const [own] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED"]);
    const portuguese = { cdama: "PT", x: -9.1, y: 38.7, fhocurrencia: minutes(-41) };
    const supervisor = await app.signIn("supervisor");
    const foreign = await actionFixture.claimIn(supervisor, "NO_SUPPLIER_DELAYED", portuguese);
    const narrowed = await app.signIn((await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["ES"] })).user);
    const [first, second, third] = await actionFixture.actOnMany(narrowed, "manageDelay", [foreign, own!, "NO-SUCH-CLAIM"]);
    expect(first).toEqual({ ...third, claimId: foreign });
    expect(second).toMatchObject({ claimId: own, error: null });
    expect((await actionFixture.claim(supervisor, foreign)).actions).toEqual([]);
  });

  test("changes nothing without the functionality, with too many claims or with invalid input", async () => {
    const [id] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED"]);
    const many = Array.from({ length: listLimits.selection }, (_, i) => `NONE-${i}`);
    expect(code(await actionFixture.askForMany(await app.signIn("client"), "manageDelay", [id!]))).toBe("FORBIDDEN");
    expect(code(await actionFixture.askForMany(operator, "manageDelay", [...many, id!]))).toBe("LIST_TOO_LONG");
    expect(code(await actionFixture.askForMany(operator, "manageDelay", [id!], { minutes: 0 }))).toBe("BAD_USER_INPUT");
    expect(code(await actionFixture.askForMany(operator, "manageDelay", [id!], { requestId: "short" }))).toBe("BAD_USER_INPUT");
    expect(await actionFixture.actOnMany(operator, "manageDelay", many)).toHaveLength(listLimits.selection);
    expect((await actionFixture.claim(operator, id!)).actions).toEqual([]);
  });

  test("changes no claim if one of them fails internally", async () => {
    const late = "PENDING_ARRIVAL_DELAYED" as const;
    const ids = await actionFixture.claimsIn(operator, [late, late, late]);
    await app.owner.execute(
      sql.raw(`create function planted() returns trigger language plpgsql as $$ begin raise 'planted'; end $$;
        create trigger planted before insert on audit for each row when (new.entity_id = '${ids[1]}') execute function planted();`),
    );
    expect(code(await actionFixture.askForMany(operator, "manageDelay", ids))).toBe("DELAY_NOT_MANAGED");
    await app.owner.execute(sql.raw("drop trigger planted on audit; drop function planted"));
    for (const id of ids) {
      expect(await actionFixture.claim(operator, id)).toMatchObject({ status: late, managedUntil: null, actions: [] });
      expect(await audited(id)).toEqual([]);
    }
  });

  test("completes two overlapping requests in opposite order", async () => {
    const ids = await actionFixture.claimsIn(
      operator,
      Array.from({ length: 6 }, () => "PENDING_ARRIVAL_DELAYED" as const),
    );
    const supervisor = await app.signIn("supervisor");
    const rounds = await Promise.all(
      [1, 2, 3].flatMap(() => [
        actionFixture.actOnMany(operator, "manageDelay", ids, { minutes: 1 }),
        actionFixture.actOnMany(supervisor, "manageDelay", ids.toReversed(), { minutes: 1 }),
      ]),
    );
    expect(rounds.flat().filter(({ error }) => error)).toEqual([]);
    for (const id of ids) expect(await audited(id)).toHaveLength(6);
  });
});

describe("confirming several claims", () => {
  test("calls the assistance system once per valid claim and reports its rejection for that claim only", async () => {
    const taken = ["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_INTIME", "NO_FINISHED"] as const;
    const [one, other, arrived] = (await actionFixture.claimsIn(operator, taken)) as [string, string, string];
    await actionFixture.assistance({ rejections: [{ code: "ARRIVAL_SERVICE_UNKNOWN", claimId: other, times: 1 }] });
    const input = { requestId: request() };
    const answers = await actionFixture.actOnMany(operator, "confirmArrival", [arrived, other, one], input);
    expect(outcomes(answers)).toEqual([
      [arrived, "ARRIVAL_ALREADY_NOTIFIED"],
      [other, "ARRIVAL_SERVICE_UNKNOWN"],
      [one, null],
    ]);
    expect(answers[2]!.claim).toMatchObject({ pendingAction: null, status: "NO_FINISH_ARRIVAL_INTIME", actions: [{ state: "DONE" }] });
    expect(answers[1]!.claim).toMatchObject({ pendingAction: null, arrivedAt: null });
    expect([await audited(one), await audited(other), await audited(arrived)]).toEqual([
      ["claim.confirmArrival", "claim.confirmArrival.done"],
      ["claim.confirmArrival", "claim.confirmArrival.refused"],
      [],
    ]);
    expect(await actionFixture.actOnMany(operator, "confirmArrival", [arrived, other, one], input)).toEqual(answers);
    expect([await actionFixture.assistanceCalls(one), await actionFixture.assistanceCalls(other)].map((calls) => calls.length)).toEqual([
      1, 1,
    ]);
    expect(await actionFixture.assistanceCalls(arrived)).toEqual([]);
  });

  test("reports the assignment time for an arrival before it", async () => {
    const [id] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_INTIME"]);
    const single = await actionFixture.act(operator, "confirmArrival", id!, { at: minutes(-6) });
    const [answer] = await actionFixture.actOnMany(operator, "confirmArrival", [id!], { at: minutes(-6) });
    expect(single.errors![0]!.extensions).toMatchObject({ code: "ARRIVAL_BEFORE_ASSIGNMENT", values: answer!.error!.values });
    expect(answer!.error).toEqual({ code: "ARRIVAL_BEFORE_ASSIGNMENT", values: { moment: expect.any(String) } });
  });

  test("confirms several completions", async () => {
    const [work, waiting] = await actionFixture.claimsIn(operator, ["NO_FINISHED", "NO_SUPPLIER"]);
    expect(outcomes(await actionFixture.actOnMany(operator, "confirmCompletion", [waiting!, work!]))).toEqual([
      [waiting, "CLAIM_STATUS"],
      [work, null],
    ]);
    expect(await actionFixture.claim(operator, work!)).toMatchObject({ status: "FINISHED" });
  });

  test("replaces a rejection that would reveal a hidden field and omits its time", async () => {
    const [id] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_INTIME"]);
    const { user } = await insertNarrowedUser(app, {
      profileType: "OPERADOR",
      instances: ["ES"],
      hiddenFields: { INCIDENTS: ["proposed"] },
    });
    const [answer] = await actionFixture.actOnMany(await app.signIn(user), "confirmArrival", [id!], { at: minutes(-6) });
    expect(answer!.error).toEqual({ code: "CLAIM_STATUS", values: null });
  });
});

test.each([
  ["manageDelay", "PENDING_ARRIVAL_DELAYED", 1],
  ["confirmArrival", "PENDING_ARRIVAL_INTIME", 2],
] as const)("writes the calls of all claims to the outbox in one statement: %s", async (action, status, count) => {
  const ids = await actionFixture.claimsIn(
    operator,
    Array.from({ length: 7 }, () => status),
  );
  const asked = () => actionFixture.actOnMany(operator, action, ids);
  const counted = await statements(app.requests, asked, /^insert into "outbox"|set "due_at" = least/);
  expect(counted.result.map(({ error }) => error)).toEqual(ids.map(() => null));
  expect(counted.count).toBe(count);
});

test("marks claims as pending if the assistance system does not respond in time, and keeps calling", async () => {
  const remote = new FakeAssistance();
  const silent = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 500 } });
  const fixture = createActionFixture(silent);
  const bearer = await silent.signIn();
  const ids = await fixture.claimsIn(
    bearer,
    Array.from({ length: 10 }, () => "PENDING_ARRIVAL_INTIME" as const),
  );
  remote.silent();
  const input = { requestId: request() };
  const answers = await fixture.actOnMany(bearer, "confirmArrival", ids, input);
  expect(answers.map(({ error, claim }) => [error, claim!.pendingAction?.name])).toEqual(ids.map(() => [null, "CONFIRM_ARRIVAL"]));
  expect(ids.filter((id) => remote.callsOf(id).length === 1)).toHaveLength(8);
  remote.acceptAll();
  silent.clock.offset += 60_000;
  await expect
    .poll(() => Promise.all(ids.map(async (id) => (await fixture.claim(bearer, id)).arrivedAt !== null)), { timeout: 20_000 })
    .toEqual(ids.map(() => true));
  const repeated = ids.map((id) => remote.callsOf(id).map(({ body }) => JSON.stringify(body))).filter(({ length }) => length > 1);
  expect(repeated.length).toBeGreaterThanOrEqual(8);
  for (const [first, ...others] of repeated) for (const other of others) expect(other, "a repeated call, letter by letter").toBe(first);
});
