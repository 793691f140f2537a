import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture } from "../../../fixtures/claims/actions";
import { minutes } from "../../../fixtures/records";

interface Seen {
  status: string;
  finishedAt: string | null;
  cancelledAt: string | null;
  assignedAt: string | null;
  acceptedAt: string | null;
  proposed: boolean | null;
  supplier: { id: string } | null;
  milestones: { code: string }[];
  contradiction: { since: string; serviceState: string } | null;
}

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let [operator, admin, key] = ["", "", ""];
beforeAll(async () => {
  app = await startTestApp();
  actionFixture = createActionFixture(app);
  [operator, admin, key] = [await app.signIn(), await app.signIn("admin"), await app.key("ingest")];
});

let version = 1;
/** The next record of a claim. */
async function feed(rgpresta: string, fields: object): Promise<void> {
  const { body } = await app.ingest("claims", [{ rgpresta, version: ++version, ...fields }], key);
  expect(body.refused).toEqual([]);
}
async function seen(id: string): Promise<Seen> {
  const query = `query($id: ID!) { claim(id: $id) { status finishedAt cancelledAt assignedAt acceptedAt proposed supplier { id }
    milestones { code } contradiction { since serviceState } } }`;
  return (await app.graphql<{ claim: Seen }>(query, { id }, operator)).data!.claim;
}
const logged = async (entityId: string): Promise<{ after: string }[]> => {
  const query = "query($filter: AuditFilter) { auditEntries(filter: $filter) { nodes { after } } }";
  const filter = { entityId, action: "claim.contradicted" };
  return (await app.graphql<{ auditEntries: { nodes: { after: string }[] } }>(query, { filter }, admin)).data!.auditEntries.nodes;
};

describe("a claim ended by the feed", () => {
  const ended = { fhasignacion: minutes(-40), cdprovee: "B-1", eta: 60 };
  const finish = { milestones: [{ code: "F", at: minutes(-1) }] };

  test.each<[string, object]>([
    ["its state finished", { cdestadoserv: "FIN" }],
    ["its state cancelled", { cdestadoserv: "ANU" }],
    ["its milestone finished", finish],
    ["both finished", { cdestadoserv: "FIN", ...finish }],
  ])("by which %s, is reopened by an open state only", async (_how, end) => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME", ended);
    await feed(id, { ...end });
    const over = await seen(id);
    expect(over).toMatchObject({ status: "FINISHED", contradiction: null });
    for (const silent of [{ cdestadoserv: null }, { nbestadoserv: "Terminado" }, { milestones: [{ code: "F", at: null }] }]) {
      await feed(id, silent);
      expect(await seen(id)).toMatchObject({ status: "FINISHED", finishedAt: over.finishedAt, cancelledAt: over.cancelledAt });
    }
    await app.ingest("claims", [{ rgpresta: id, version: 1, cdestadoserv: "ASI" }], key);
    expect(await seen(id)).toMatchObject({ status: "FINISHED" });
    await feed(id, { cdestadoserv: "ASI" });
    expect(await seen(id)).toMatchObject({ status: "PENDING_ARRIVAL_INTIME", finishedAt: null, cancelledAt: null, milestones: [] });
  });

  test("stays ended if the same record contains its end time", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME", ended);
    await feed(id, { cdestadoserv: "ASI", ...finish });
    await feed(id, { cdestadoserv: "ASI", ...finish, txmat: "1" });
    expect(await seen(id)).toMatchObject({ status: "FINISHED", finishedAt: finish.milestones[0]!.at });
  });
});

describe("a claim cancelled or completed by an operator, with later records of the feed", () => {
  test("stays cancelled, shows the contradiction until the feed agrees and logs it once", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const { cancelledAt } = await actionFixture.actSuccessfully(operator, "cancelService", id);
    const stays = { status: "FINISHED", cancelledAt, finishedAt: null };
    expect(await seen(id)).toMatchObject({ ...stays, contradiction: null });

    await feed(id, { cdestadoserv: "ASI" });
    const { contradiction } = await seen(id);
    expect(contradiction).toEqual({ since: expect.any(String), serviceState: "ASI" });
    await feed(id, { cdestadoserv: "ASI", txmat: "1" });
    await feed(id, { txmat: "2" });
    await feed(id, { cdestadoserv: null });
    expect(await seen(id)).toMatchObject({ ...stays, contradiction });
    expect(await logged(id)).toMatchObject([{ after: expect.stringContaining("ASI") }]);

    await feed(id, { cdestadoserv: "FIN", milestones: [{ code: "F", at: minutes(-1) }] });
    expect(await seen(id)).toMatchObject({ ...stays, contradiction: { since: contradiction!.since, serviceState: "FIN" } });
    await feed(id, { cdestadoserv: "ANU" });
    expect(await seen(id)).toMatchObject({ ...stays, contradiction: null });
    await feed(id, { cdestadoserv: "ASI" });
    expect(await seen(id)).toMatchObject({ ...stays, contradiction: { serviceState: "ASI" } });
    expect(await logged(id)).toHaveLength(3);
  });

  test.each<[string, object, string | null]>([
    ["whose last state is open", { cdestadoserv: "ASI" }, "ASI"],
    ["of whose state nothing is known", {}, null],
    ["that the feed says is cancelled, too", { cdestadoserv: "ANU" }, null],
  ])("a cancelled service %s is not finished by milestone F only", async (_which, known, state) => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME", state === null ? {} : known);
    const { cancelledAt } = await actionFixture.actSuccessfully(operator, "cancelService", id);
    if (state === null) await feed(id, known);
    for (const txmat of ["1", "2"]) await feed(id, { txmat, milestones: [{ code: "F", at: minutes(-1) }] });
    expect(await seen(id)).toMatchObject({
      ...{ status: "FINISHED", cancelledAt, finishedAt: null, milestones: [] },
      contradiction: state && { since: expect.any(String), serviceState: state },
    });
    expect(await logged(id)).toHaveLength(state === null ? 0 : 1);
  });

  test("stays completed, also after a retracted milestone", async () => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_ARRIVAL_INTIME");
    const { finishedAt } = await actionFixture.actSuccessfully(operator, "confirmCompletion", id);
    const stays = { status: "FINISHED", finishedAt, cancelledAt: null };
    for (const record of [
      { cdestadoserv: "ASI" },
      { milestones: [{ code: "F", at: null }] },
      { milestones: null },
      { cdestadoserv: "ANU" },
    ]) {
      await feed(id, record);
      expect(await seen(id)).toMatchObject({ ...stays, contradiction: { since: expect.any(String) } });
    }
    await feed(id, { cdestadoserv: "FIN" });
    expect(await seen(id)).toMatchObject({ ...stays, contradiction: null });
    await feed(id, { cdestadoserv: "ASI" });
    expect(await seen(id)).toMatchObject(stays);
  });

  test("hides the contradiction if the state is hidden", async () => {
    const { isHidden } = await import("../../../../schema/rules/fields/hiddenFields");
    expect(isHidden({ INCIDENTS: new Set(["serviceState"]) }, "INCIDENTS", "contradiction")).toBe(true);
  });
});

describe("a removed supplier", () => {
  const cancelled = async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const { noSupplierSince } = await actionFixture.actSuccessfully(operator, "cancelProvider", id);
    return { id, noSupplierSince };
  };

  test.each<[string, () => object]>([
    ["without a time", () => ({ cdprovee: "B-1" })],
    ["with the time of the first assignment", () => ({ cdprovee: "B-1", fhasignacion: minutes(-5) })],
    ["with no time at all", () => ({ cdprovee: "B-1", fhasignacion: null })],
    ["accepted once", () => ({ cdprovee: "B-1", fhasignacion: minutes(-5), milestones: [{ code: "A", at: minutes(-4) }] })],
  ])("is not assigned again by a record %s", async (_how, record) => {
    const { id, noSupplierSince } = await cancelled();
    await feed(id, { ...record(), nbtitular: "Elena" });
    const without = { supplier: null, assignedAt: null, acceptedAt: null, milestones: [], status: "NO_SUPPLIER" };
    expect(await seen(id)).toMatchObject(without);
    await feed(id, { swpropuesta: 0 });
    expect(await seen(id)).toMatchObject(without);
    expect(await actionFixture.claim(operator, id)).toMatchObject({ noSupplierSince });
  });

  test("is assigned again only by a later assignment, unlike another supplier", async () => {
    const { id } = await cancelled();
    await feed(id, { cdprovee: "B-2", fhasignacion: minutes(-5) });
    expect(await seen(id)).toMatchObject({ supplier: { id: "B-2" } });
    await actionFixture.actSuccessfully(operator, "cancelProvider", id);
    for (const cdprovee of ["B-1", "B-2"]) await feed(id, { cdprovee, fhasignacion: minutes(-5) });
    expect(await seen(id)).toMatchObject({ supplier: null });
    const fhasignacion = minutes(1);
    await feed(id, { cdprovee: "B-1", fhasignacion });
    expect(await seen(id)).toMatchObject({ supplier: { id: "B-1" }, assignedAt: fhasignacion });
    await feed(id, { cdprovee: "B-1", txmat: "1" });
    expect(await seen(id)).toMatchObject({ supplier: { id: "B-1" }, assignedAt: fhasignacion });
  });

  test("can be proposed again and is assigned by a record with an assignment time", async () => {
    const { id } = await cancelled();
    await feed(id, { cdprovee: "B-1", swpropuesta: 1 });
    expect(await seen(id)).toMatchObject({ proposed: true, status: "NO_SUPPLIER" });
    await feed(id, { swpropuesta: 0 });
    expect(await seen(id)).toMatchObject({ proposed: true, status: "NO_SUPPLIER" });
    await feed(id, { swpropuesta: 0, fhasignacion: minutes(1) });
    expect(await seen(id)).toMatchObject({ proposed: false, supplier: { id: "B-1" } });
  });
});
