// Two nodes on one database, and what a busy installation does to their claims at the same time, in a random order that a seed gives.
import { setImmediate as turn } from "node:timers/promises";
import { Announcer } from "../../server/changes/announcer";
import { runProcesses } from "../../server/claims/automation/processes.actions";
import { reevaluateDueRows } from "../../server/claims/status/dueStatuses";
import type { Random } from "../../server/demo/random";
import { createLog } from "../../server/platform/log";
import { startTestApp } from "../fixtures/app";
import { defaultInputs, type ActionOrUndo } from "../fixtures/claims/actions";
import { claimRecord, supplierRecord } from "../fixtures/records";
import { lockClaim, hasLockWaiters } from "../fixtures/db/rowLocks";

const silent = createLog("silent");
export const bases = ["B-1", "B-2"];
export const mobiles = Array.from({ length: 20 }, (_, n) => `M-${n}`);
const actions: ActionOrUndo[] = [
  "manageDelay",
  "undoManageDelay",
  "confirmArrival",
  "confirmCompletion",
  "cancelService",
  "cancelProvider",
];

export async function startRace(random: Random) {
  const first = await startTestApp();
  const nodes = [first, await startTestApp({}, { beside: first })];
  const key = await first.key("ingest", "read", "act");
  const { clock } = first;
  /** Instant so many minutes ago by the product's clock. */
  const ago = (minutes: number): string => new Date(clock.now() - minutes * 60_000).toISOString();
  const work = { db: first.db, clock, log: silent, announcer: new Announcer(first.db, silent), supplierList: "suppliers" };
  const versions = new Map<string, number>();
  let requests = 0;

  /** A claim that one limit or another will find within minutes. */
  const born = (id: string): object => {
    const base = { cdprovee: random.pick(bases), txtelefonoaseg: "+34600000001" };
    const sent = (minutes: number): object => ({ fhocurrencia: ago(minutes + 1), fhasignacion: ago(minutes), eta: 20 });
    const kinds = [
      () => ({ fhocurrencia: ago(random.between(8, 16)) }),
      () => ({ ...base, ...sent(random.between(25, 38)) }),
      () => ({ ...base, ...sent(random.between(25, 38)), cdprovee: random.pick(mobiles) }),
      () => ({ ...base, ...sent(random.between(130, 145)), milestones: [{ code: "C", at: ago(random.between(20, 100)) }] }),
      () => ({ ...base, ...sent(5), swprogramado: 1, fhplanificai: ago(random.between(-45, 5)) }),
    ];
    versions.set(id, 1);
    return claimRecord(id, random.pick(kinds)());
  };
  const updates: (() => object)[] = [
    () => ({ txobserva: `note ${random.next()}` }),
    () => ({ cdprovee: random.pick([...bases, ...mobiles]), fhasignacion: ago(random.between(0, 36)) }),
    () => ({ cdprovee: null }),
    () => ({ milestones: [{ code: "A", at: ago(1) }] }),
    () => ({ milestones: [{ code: "C", at: random.chance(0.7) ? ago(1) : null }] }),
    () => ({ fhplanificai: ago(random.between(-20, 5)) }),
    () => ({ cdestadoserv: "FIN" }),
  ];
  /** Half of the records contain nothing that affects a status. */
  const next = (id: string): object => {
    const version = versions.get(id)! + 1;
    versions.set(id, version);
    return { rgpresta: id, version, ...(random.chance(0.5) ? updates[0]!() : random.pick(updates)()) };
  };
  // A record that waited too long for its rows is refused whole, and would come again; that is another test's matter.
  const send = (records: object[]): Promise<unknown> => random.pick(nodes).ingest("claims", records, key);

  const race = {
    nodes,
    clock,
    ago,
    create: (ids: readonly string[]) => send(ids.map(born)),
    suppliers: () =>
      first.ingest(
        "suppliers",
        [
          ...bases.map((id) => supplierRecord(id, { txtelefono: "+34910000001" })),
          ...mobiles.map((id) => supplierRecord(id, { tpaccprovee: "MOBILE", mobile: `dev-${id}`, x: null, y: null })),
        ],
        key,
      ),
    feed: (ids: readonly string[]) => send([...new Set(Array.from({ length: 100 }, () => random.pick(ids)))].map(next)),
    async act(ids: readonly string[]): Promise<void> {
      const action = random.pick(actions);
      const type = `${action[0]!.toUpperCase()}${action.slice(1)}Input`;
      const requestId = `race-${action === "undoManageDelay" ? random.whole(0, requests) : ++requests}`;
      const more = action === "manageDelay" ? { minutes: random.whole(1, 20), reason: "traffic" } : defaultInputs[action];
      const query = `mutation($input: ${type}!) { ${action}(input: $input) { id } }`;
      await random.pick(nodes).graphql(query, { input: { claimId: random.pick(ids), requestId, ...more } }, key);
    },
    async position(): Promise<void> {
      const place = `lat=${40.4 + random.between(0, 0.2) * random.whole(0, 1)}&lon=-3.7`;
      const query = `id=dev-${random.pick(mobiles)}&${place}&speed=0&accuracy=8&timestamp=${Math.floor(clock.now() / 1_000)}`;
      const headers = { authorization: `Bearer ${key}` };
      await fetch(`${random.pick(nodes).url}/ingest/positions/osmand?${query}`, { headers });
    },
    /** Locks a claim until another transaction waits for it, lets limits pass, then releases it. */
    async hold(ids: readonly string[]): Promise<void> {
      const release = await lockClaim(first, random.pick(ids));
      for (let looks = 0; looks < 20 && !(await hasLockWaiters(first)); looks++) await turn();
      clock.offset += random.whole(1_000, 40_000);
      // The clock detects late claims now; waiting transactions do not know it yet.
      await reevaluateDueRows(work);
      if (random.chance(0.3)) await runProcesses(work);
      await release();
    },
  };
  return race;
}
export type Race = Awaited<ReturnType<typeof startRace>>;
