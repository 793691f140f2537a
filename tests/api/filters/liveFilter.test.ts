// A filter stays true on a map that is open: texts are found in claims that change, and minutes pass.
import { beforeAll, expect, test } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { measured } from "../../fixtures/measured";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  operator = await app.signIn();
  await app.ingest("suppliers", [supplierRecord("B-1"), supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" })], key);
  await app.ingest(
    "claims",
    [
      claimRecord("L-red", { attributes: { colour: "Red" }, x: -3.7 }),
      claimRecord("L-blue", { attributes: { colour: "blue" }, x: -3.6 }),
      claimRecord("L-sent", { cdprovee: "M-1", fhasignacion: minutes(-3.5), eta: 60, x: -3.5 }),
    ],
    key,
  );
});

/** Features at one place would become a cluster. */
const nowhere = { x: null, y: null };
const view = { bounds: { west: -5, south: 39, east: 0, north: 42 }, zoom: 12, layers: ["INCIDENTS", "MOBILE", "BASE"] };

function watch(filter: object) {
  const shown = new Set<string>();
  const frames: { first: boolean }[] = [];
  type Frame = { mapFrames: { first: boolean; removed: string[]; features: { id: string }[] } };
  const query = "subscription($view: MapViewInput!) { mapFrames(view: $view) { first removed features { id } } }";
  const stop = app.socket(operator).subscribe<Frame>(
    { query, variables: { view: { ...view, filter } } },
    {
      next: ({ data }) => {
        const { first, removed, features } = data!.mapFrames;
        frames.push({ first });
        for (const id of removed) shown.delete(id);
        for (const { id } of features) shown.add(id);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { ids: () => [...shown].filter((id) => id.startsWith("L-")).sort(), shown, frames, stop };
}

test("a claim enters and leaves the map within a second of its attributes matching the text", async () => {
  const map = watch({ attributeText: "RED" });
  await expect.poll(map.ids).toEqual(["L-red"]);
  const green = claimRecord("L-blue", { attributes: { colour: "green" }, x: -3.6 });
  const red = claimRecord("L-blue", { attributes: { colour: "dark red" }, x: -3.6 });
  let version = 2;
  /** Milliseconds from a change's being taken until the map shows these. */
  const until = async (record: object, ids: string[]): Promise<number> => {
    await app.ingest("claims", [{ ...record, version: version++ }], key);
    const taken = performance.now();
    await expect.poll(map.ids, { interval: 20 }).toEqual(ids);
    return performance.now() - taken;
  };
  const inTime = async (): Promise<number> => {
    await until(green, ["L-red"]);
    return Math.max(await until(red, ["L-blue", "L-red"]), await until(green, ["L-red"]));
  };
  const isGood = (ms: number): boolean => ms < SECOND_MS;
  expect(await measured(5, inTime, isGood)).toBeLessThan(SECOND_MS);
  await until(red, ["L-blue", "L-red"]);
  await app.ingest("claims", [claimRecord("L-red", { version: 2, attributes: null, x: -3.7 })], key);
  await expect.poll(map.ids).toEqual(["L-blue"]);
  // Nothing that stayed was sent again from the beginning.
  expect(map.frames.filter(({ first }) => first)).toHaveLength(1);
  map.stop();
});

test("a device code filter shows the resource with its claims, and a supplier type filter its suppliers", async () => {
  const carried = watch({ mobileUser: "dev-1" });
  await expect.poll(carried.ids).toEqual(["L-sent"]);
  carried.stop();
  const bases = watch({ access: ["BASE"] });
  await expect.poll(() => [...bases.shown].filter((id) => !id.startsWith("L-"))).toEqual(["B-1"]);
  bases.stop();
});

test("claim changes are filtered by the same fields", async () => {
  const heard: string[] = [];
  const stop = app.socket(operator).subscribe<{ claimChanged: { id: string } }>(
    {
      query: "subscription($filter: ClaimChangeFilter) { claimChanged(filter: $filter) { id } }",
      variables: {
        filter: { attributeText: "green", priorityCodes: ["VIP"], priorityUnknown: true, scheduledUnknown: true, contactTo: minutes(60) },
      },
    },
    { next: ({ data }) => void heard.push(data!.claimChanged.id), error: () => undefined, complete: () => undefined },
  );
  // A subscriber gets later changes only. A first change confirms that it is subscribed.
  await expect
    .poll(async () => {
      await app.ingest("claims", [claimRecord(`L-${Date.now()}`, { attributes: { a: "green" }, fhvalida: minutes(-5), ...nowhere })], key);
      return heard.length;
    })
    .toBeGreaterThan(0);
  heard.length = 0;
  const green = { attributes: { colour: "Green" }, fhvalida: minutes(-5), ...nowhere };
  await app.ingest(
    "claims",
    [
      claimRecord("L-normal", { ...green, cdprioridad: "NORMAL" }),
      claimRecord("L-planned", { ...green, swprogramado: 0 }),
      claimRecord("L-late", { ...green, milestones: [{ code: "T", at: minutes(90) }] }),
      claimRecord("L-grey", { ...green, attributes: { colour: "grey" } }),
      claimRecord("L-vip", { ...green, cdprioridad: "VIP" }),
    ],
    key,
  );
  await app.ingest("claims", [claimRecord("L-last", green)], key);
  await expect.poll(() => heard).toContain("L-last");
  expect(heard).toContain("L-vip");
  expect(heard.filter((id) => ["L-normal", "L-planned", "L-late", "L-grey"].includes(id))).toEqual([]);
  stop();
});

test("a claim enters the map when its minutes elapse, without other changes", async () => {
  const waits = watch({ unassignedMinutes: { from: 30 } });
  const sent = watch({ assignedMinutes: { from: 30 } });
  const justSent = watch({ assignedMinutes: { to: 20 } });
  await expect.poll(justSent.ids).toEqual(["L-sent"]);
  await expect.poll(() => [waits, sent].every(({ frames }) => frames.length > 0)).toBe(true);
  expect([waits.ids(), sent.ids()]).toEqual([[], []]);
  app.clock.offset += 30 * MINUTE_MS;
  await expect.poll(waits.ids).toEqual(["L-blue", "L-red"]);
  await expect.poll(sent.ids).toEqual(["L-sent"]);
  await expect.poll(justSent.ids).toEqual([]);
  for (const map of [waits, sent, justSent]) map.stop();
});
