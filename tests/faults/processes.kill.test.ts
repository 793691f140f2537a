import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { seeded } from "../../server/demo/random";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";
import { accountOf, violationsOf, goneBack } from "./claimAccounts";
import { EVENTUALLY, startKillableProduct, rounds, type Killable } from "./killableProduct";
import { compare } from "./ledger";
import { tally } from "./tally";

let fixture: Killable;
/** A claim whose insured and supplier are to be called. */
let called: string;
beforeAll(async () => {
  fixture = await startKillableProduct();
  await fixture.ingest("suppliers", [supplierRecord("B-1", { txtelefono: "+34910000001" })]);
  await fixture.db().execute(sql`
    insert into setting_values (key, value, effective_at, created_at, actor_kind, actor_name)
      values ('automaticCompletion', 'true', now(), now(), 'SYSTEM', 'test')`);
  called = (await late()).id;
  await accounted(called, afterCalling);
});
afterAll(() => fixture.stop());

let last = 0;
const begins = async (fields: object): Promise<{ id: string }> => {
  const id = `K-${++last}`;
  await fixture.ingest("claims", [claimRecord(id, { cdprovee: "B-1", txtelefonoaseg: "+34600000001", ...fields })]);
  return { id };
};
/** Its arrival was due an hour ago: two calls. */
const late = () => begins({ fhocurrencia: minutes(-100), fhasignacion: minutes(-90), eta: 30 });
/** At work for longer than work takes: it is completed. */
const worked = () =>
  begins({ fhocurrencia: minutes(-400), fhasignacion: minutes(-390), eta: 30, milestones: [{ code: "C", at: minutes(-300) }] });
/** Its resource has been standing at the door for a minute: it has arrived. */
async function reached(): Promise<{ id: string }> {
  const device = `dev-${last}`;
  await fixture.ingest("suppliers", [supplierRecord(`M-${last}`, { tpaccprovee: "MOBILE", mobile: device, x: null, y: null })]);
  const claim = await begins({ cdprovee: `M-${last}`, fhocurrencia: minutes(-20), fhasignacion: minutes(-10), eta: 60 });
  for (const seconds of [-70, -40, -5]) await fixture.fix(device, seconds);
  return claim;
}

interface ClaimTrace {
  runs: string[];
  calls: string[];
  audit: string[];
  milestones: string[];
  remoteCalls: string[];
}
const twice = (line: string): string[] => [line, line];
const none: ClaimTrace = { runs: [], calls: [], audit: [], milestones: [], remoteCalls: [] };
const afterCalling: ClaimTrace = {
  ...none,
  runs: ["ARRIVAL_CONTACT_CENTRE STARTED", "ARRIVAL_CONTACT_LIST STARTED"],
  calls: twice("addContact DONE"),
  audit: twice("process.begin"),
  remoteCalls: twice("POST"),
};
const afterCancelling: ClaimTrace = {
  ...none,
  runs: ["ARRIVAL_CONTACT_CENTRE CANCELLED", "ARRIVAL_CONTACT_LIST CANCELLED"],
  calls: [...twice("addContact DONE"), ...twice("removeContact DONE")],
  audit: [...twice("process.begin"), ...twice("process.takeBack")],
  remoteCalls: [...twice("DELETE"), ...twice("POST"), ...twice("PUT")],
};
const afterCompleting: ClaimTrace = {
  runs: ["AUTOMATIC_COMPLETION STARTED"],
  calls: ["confirmCompletion DONE"],
  audit: ["claim.confirmCompletion"],
  milestones: ["ARRIVAL", "FINISHED"],
  remoteCalls: ["completions"],
};
const afterArriving: ClaimTrace = {
  runs: ["AUTOMATIC_ARRIVAL STARTED"],
  calls: ["confirmArrival DONE"],
  audit: ["claim.confirmArrival"],
  milestones: ["ARRIVAL"],
  remoteCalls: ["arrivals"],
};

async function recordsOf(id: string): Promise<ClaimTrace> {
  const { runs, calls, audit, milestones } = await accountOf(fixture.db(), id);
  const own = [...fixture.outside.did.values()].filter(({ key, body }) => body.rgpresta === id || runs.some((run) => key.endsWith(run.id)));
  return {
    runs: runs.map(({ process, state }) => `${process} ${state}`).sort(),
    calls: calls.map(({ operation, state }) => `${operation} ${state}`).sort(),
    audit: audit.map(({ action }) => action).sort(),
    milestones: milestones.map(({ code }) => code).sort(),
    remoteCalls: own.map(({ key, path }) => (key.includes(" ") ? key.split(" ")[0]! : path.slice(1))).sort(),
  };
}
/** Final state without contradictions; every list entry belongs to a known run. */
async function accounted(id: string, right: ClaimTrace): Promise<void> {
  await vi.waitFor(async () => expect(await recordsOf(id)).toEqual(right), EVENTUALLY);
  const account = await accountOf(fixture.db(), id);
  expect(violationsOf(account)).toEqual([]);
  const contacts = [...fixture.outside.did.values()].filter(({ body }) => (body.data as { Claim?: string } | undefined)?.Claim === id);
  const wanted = account.runs.filter(({ process }) => process.includes("CONTACT")).map((run) => run.id);
  const { lost, doubled, ghosts } = compare(
    wanted,
    contacts.map(({ body }) => String(body.id)),
    new Set(wanted),
  );
  const unaudited = right.audit.length - account.audit.length;
  tally(
    { lost, doubled, ghosts, reordered: goneBack(account), unaudited },
    { acknowledged: right.audit.length, outageMs: fixture.outageMs() },
  );
  expect(contacts).toHaveLength(wanted.length);
}

describe.each(rounds)("round %i", (round) => {
  const random = seeded(round);

  test.each([
    ["when the integration is called and has done nothing", "asked"],
    ["when the outside has done it and not said so", "done"],
    ["as the outside answers", "answered"],
    ["at any moment until it is called", null],
  ] as const)(
    "killed %s: late claims are called once, recovered ones no more; arrivals and completions are sent once",
    async (_when, stage) => {
      const all = stage && fixture.outside.hold(stage, 6);
      const recovered = called;
      const [arrived, completed] = [await reached(), await worked()];
      called = (await late()).id;
      await fixture.ingest("claims", [{ rgpresta: recovered, version: 2, cdestadoserv: "FIN" }]);
      await all;
      // the answer is on its way, or read, or half written down; or no call was made yet
      if (stage === "answered") await sleep(random.next() * 30);
      if (stage === null) await sleep(random.next() * 1_200);
      await fixture.again();
      await fixture.longAfter();
      await accounted(called, afterCalling);
      await accounted(recovered, afterCancelling);
      await accounted(completed.id, afterCompleting);
      await accounted(arrived.id, afterArriving);
      expect(fixture.outside.changed).toEqual([]);
    },
  );
});
