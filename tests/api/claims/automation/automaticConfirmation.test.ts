import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { EVENTUALLY, createAutomationFixture } from "../../../fixtures/claims/automation";

let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
});

interface Shown {
  status: string;
  arrivedAt: string | null;
  finishedAt: string | null;
  milestones: { code: string; at: string }[];
  pendingAction: { name: string } | null;
  statusHistory: { cause: string; to: string }[];
}
const claimOf = async (id: string): Promise<Shown> => {
  const fields = "status arrivedAt finishedAt milestones { code at } pendingAction { name } statusHistory { cause to }";
  const { data, errors } = await automationFixture.app.graphql<{ claim: Shown }>(
    `{ claim(id: "${id}") { ${fields} } }`,
    {},
    automationFixture.token(),
  );
  expect(errors).toBeUndefined();
  return data!.claim;
};
/** A claim that a mobile resource is on its way to, sent ten minutes ago, promised in half an hour. */
const driving = (supplier: string, fields: object = {}): Promise<string> =>
  automationFixture.lateClaim(-20, { cdprovee: supplier, fhasignacion: automationFixture.fromNow(-10), ...fields });
const claimFields = async (id: string) =>
  [
    ...(await automationFixture.app.db.execute<{ operation: string; state: string; body: object }>(
      sql`select operation, state, body from outbox where integration = 'ASSISTANCE' and claim_id = ${id}`,
    )),
  ].map(({ operation, state }) => `${operation} ${state}`);
/** Until the next look for arrivals is certainly over. */
const looks = async (): Promise<void> => {
  const id = await driving("M-3");
  await automationFixture.move(2);
  for (const seconds of [-70, -40, -5]) await automationFixture.fix("dev-3", seconds, 20, 0);
  await expect.poll(async () => (await claimOf(id)).arrivedAt, EVENTUALLY).not.toBeNull();
  await automationFixture.update(id, { cdestadoserv: "FIN" });
};

describe("the assigned resource", () => {
  test("arrives at the beginning of its stay at the claim, with evidence and a notification", async () => {
    const id = await driving("M-1");
    for (const [seconds, metres, speed] of [
      [-120, 900, 12],
      [-90, 120, 1],
      [-60, 40, 0],
      [-25, 30, 0],
    ] as const)
      await automationFixture.fix("dev-1", seconds, metres, speed);
    await expect.poll(async () => (await claimOf(id)).arrivedAt, EVENTUALLY).not.toBeNull();
    const claim = await claimOf(id);
    expect(claim).toMatchObject({ status: "NO_FINISH_ARRIVAL_INTIME", milestones: [{ code: "ARRIVAL", at: claim.arrivedAt }] });
    expect(claim.statusHistory[0]).toMatchObject({ cause: "AUTOMATIC", to: "NO_FINISH_ARRIVAL_INTIME" });
    const [run] = await automationFixture.runsOf(id);
    expect(run).toMatchObject({
      process: "AUTOMATIC_ARRIVAL",
      state: "STARTED",
      evidence: { setting: 15, limit: 150, fixes: 3, metres: 120 },
    });
    expect(run!.evidence.from).toBe(claim.arrivedAt);
    const stayed = Date.parse(String(run!.evidence.to)) - Date.parse(String(run!.evidence.from));
    expect(Math.round(stayed / 5_000)).toBe(13);
    await expect.poll(() => claimFields(id), EVENTUALLY).toEqual(["confirmArrival DONE"]);
    await automationFixture.update(id, { cdestadoserv: "FIN" });
  });

  test("does not confirm an arrival when the vehicle drives past", async () => {
    const id = await driving("M-2");
    for (let n = 0; n < 30; n++) await automationFixture.fix("dev-2", -90 + n * 3, -600 + n * 42, 14);
    await automationFixture.fix("dev-2", 0, 100, 14);
    await looks();
    expect(await claimOf(id)).toMatchObject({ arrivedAt: null, milestones: [] });
    expect(await automationFixture.runsOf(id)).toEqual([]);
    await automationFixture.update(id, { cdestadoserv: "FIN" });
  });

  test("does not confirm an arrival by positions before the assignment", async () => {
    for (const seconds of [-100, -70, -40, -20]) await automationFixture.fix("dev-4", seconds, 10, 0);
    const id = await driving("M-4", { fhasignacion: automationFixture.fromNow(0) });
    await looks();
    expect(await claimOf(id)).toMatchObject({ arrivedAt: null });
    await automationFixture.update(id, { cdestadoserv: "FIN" });
  });

  test("arrives without new positions if it already waits at a corrected place of the claim", async () => {
    const id = await driving("M-4", { x: -3.9 });
    for (const seconds of [-100, -60, -20]) await automationFixture.fix("dev-4", seconds, 10, 0);
    await looks();
    await automationFixture.update(id, { x: -3.7, y: 40.4 });
    await looks();
    await automationFixture.move(1);
    await expect.poll(async () => (await claimOf(id)).arrivedAt, EVENTUALLY).not.toBeNull();
    await automationFixture.update(id, { cdestadoserv: "FIN" });
  });

  test("does not arrive again from the same stay after the feed retracts the arrival", async () => {
    const id = await driving("M-5", { fhasignacion: automationFixture.fromNow(-3) });
    for (const seconds of [-100, -60, -20]) await automationFixture.fix("dev-5", seconds, 10, 0);
    await expect.poll(async () => (await claimOf(id)).arrivedAt, EVENTUALLY).not.toBeNull();
    await automationFixture.update(id, { milestones: [{ code: "C", at: null }] });
    await automationFixture.fix("dev-5", 0, 10, 0);
    await looks();
    expect(await claimOf(id)).toMatchObject({ arrivedAt: null });
    expect(await automationFixture.runsOf(id)).toHaveLength(1);
    await automationFixture.update(id, { cdestadoserv: "FIN" });
  });

  test("settles a pending confirmation that an operator sent", async () => {
    const id = await driving("M-6", { tpasignacion: "M" });
    await automationFixture.app.db.execute(
      sql`insert into simulators values ('ASSISTANCE', '{"down": true}') on conflict (integration) do update set behaviour = excluded.behaviour`,
    );
    const input = { claimId: id, requestId: "request-of-arrival" };
    const query = "mutation($input: ConfirmArrivalInput!) { confirmArrival(input: $input) { pendingAction { name } } }";
    const answer = await automationFixture.app.graphql(query, { input }, automationFixture.token());
    expect(answer).toMatchObject({ data: { confirmArrival: { pendingAction: { name: "CONFIRM_ARRIVAL" } } } });
    for (const seconds of [-100, -60, -20]) await automationFixture.fix("dev-6", seconds, 10, 0);
    await expect.poll(async () => (await claimOf(id)).arrivedAt, EVENTUALLY).not.toBeNull();
    expect(await claimOf(id)).toMatchObject({ pendingAction: null, status: "NO_FINISH_ARRIVAL_INTIME" });
    const [actionRow] = await automationFixture.app.db.execute<{ state: string }>(
      sql`select state from claim_actions where claim_id = ${id}`,
    );
    expect(actionRow!.state).toBe("DONE");
    expect(await claimFields(id)).toHaveLength(1);
    await automationFixture.app.db.execute(sql`delete from simulators where integration = 'ASSISTANCE'`);
  });
});

describe("automatic completion", () => {
  const arrived = (minutes: number, fields: object = {}) =>
    automationFixture.lateClaim(minutes + 10, {
      milestones: [
        { code: "A", at: automationFixture.fromNow(-minutes - 10) },
        { code: "C", at: automationFixture.fromNow(-minutes) },
      ],
      ...fields,
    });

  test("runs KPI 17 minutes after the arrival when KPI 16 is on, and notifies the assistance system", async () => {
    const id = await arrived(38);
    await looks();
    expect(await claimOf(id)).toMatchObject({ finishedAt: null });
    await automationFixture.setting("automaticCompletionAfter", 45);
    await automationFixture.setting("automaticCompletion", true);
    await automationFixture.update(id, { txobserva: "sent again" });
    await looks();
    expect(await claimOf(id)).toMatchObject({ finishedAt: null });
    await automationFixture.move(5);
    await expect.poll(async () => (await claimOf(id)).status, EVENTUALLY).toBe("FINISHED");
    const claim = await claimOf(id);
    expect(claim.milestones.at(-1)).toEqual({ code: "FINISHED", at: claim.finishedAt });
    expect(claim.statusHistory[0]).toMatchObject({ cause: "AUTOMATIC", to: "FINISHED" });
    expect(await automationFixture.runsOf(id)).toMatchObject([
      { process: "AUTOMATIC_COMPLETION", evidence: { setting: 17, limit: 45, minutes: 47 } },
    ]);
    await expect.poll(() => claimFields(id), EVENTUALLY).toEqual(["confirmCompletion DONE"]);
  });

  test("waits while a completion delay is managed", async () => {
    const id = await arrived(40);
    await automationFixture.manage(id, 200);
    await automationFixture.move(30);
    const other = await arrived(46);
    await expect.poll(async () => (await claimOf(other)).status, EVENTUALLY).toBe("FINISHED");
    expect(await claimOf(id)).toMatchObject({ status: "NO_FINISH_MANAGED", finishedAt: null });
  });

  test("of late work makes no calls and cancels those made", async () => {
    await automationFixture.setting("automaticCompletionAfter", 150);
    const id = await arrived(140);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toHaveLength(2);
    await automationFixture.move(11);
    await expect.poll(async () => (await claimOf(id)).status, EVENTUALLY).toBe("FINISHED");
    await expect
      .poll(() => automationFixture.states(id), EVENTUALLY)
      .toEqual(["COMPLETION_CONTACT_CENTRE CANCELLED", "COMPLETION_CONTACT_LIST CANCELLED", "AUTOMATIC_COMPLETION STARTED"]);
    const atOnce = await arrived(160);
    await expect.poll(async () => (await claimOf(atOnce)).status, EVENTUALLY).toBe("FINISHED");
    expect(await automationFixture.states(atOnce)).toEqual(["AUTOMATIC_COMPLETION STARTED"]);
  });
});
