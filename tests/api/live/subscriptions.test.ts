import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { decodePoints, type FrameEntry, type FramePoint, type PackedFrame } from "../../../schema/rules/map/frames";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null })], key);
  await app.ingest("claims", [claimRecord("C-1"), claimRecord("C-pt", { cdama: "PT", x: -9.1, y: 38.7 })], key);
});

const iberia = { bounds: { west: -12, south: 35, east: 5, north: 45 }, zoom: 12, layers: ["INCIDENTS", "MOBILE"] };
const mapFrames = "subscription($view: MapViewInput!) { mapFrames(view: $view) { first removed features { id name lon } packed } }";
type Frame = {
  mapFrames: { first: boolean; removed: string[]; features: { id: string; name: string; lon: number }[]; packed: PackedFrame };
};

/** A map as a client keeps it, from the packed frames. */
function watch(bearer: string, view: object = iberia) {
  const shown = new Map<string, FramePoint>();
  const dictionary = new Map<number, FrameEntry>();
  const frames: Frame["mapFrames"][] = [];
  const stop = app.socket(bearer).subscribe<Frame>(
    { query: mapFrames, variables: { view } },
    {
      next: ({ data }) => {
        const { packed } = data!.mapFrames;
        frames.push(data!.mapFrames);
        if (packed.first) shown.clear();
        for (const point of decodePoints(packed, dictionary)) shown.set(point.id, point);
        for (const handle of packed.removed) shown.delete(dictionary.get(handle)!.id);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { shown, frames, stop };
}
const move = (lon: number) =>
  fetch(`${app.url}/ingest/positions/osmand?id=dev-1&lat=40.4&lon=${lon}`, { headers: { authorization: `Bearer ${key}` } });

describe("mapFrames", () => {
  test("sends the objects in view first, then movements, changes and removals", async () => {
    const map = watch(await app.signIn());
    await expect.poll(() => [...map.shown.keys()].sort()).toEqual(["C-1", "C-pt"]);
    expect(map.frames[0]!.first).toBe(true);
    await move(-3.5);
    await expect.poll(() => map.shown.get("M-1")?.lon).toBe(-3.5);
    await move(-3.4);
    await expect.poll(() => map.shown.get("M-1")?.lon).toBe(-3.4);
    expect(map.frames.at(-1)).toMatchObject({ first: false, features: [{ id: "M-1", lon: -3.4 }] });
    await app.ingest("claims", [claimRecord("C-1", { version: 2, cdestadoserv: "FIN" })], key);
    await expect.poll(() => map.shown.has("C-1")).toBe(false);
    expect(map.frames.find(({ removed }) => removed.length)!.removed).toEqual(["C-1"]);
    map.stop();
  });

  test("sends a returning object complete, also in plain format", async () => {
    await move(-3.3);
    const map = watch(await app.signIn());
    await expect.poll(() => map.shown.get("M-1")?.lon).toBe(-3.3);
    await move(40);
    await expect.poll(() => map.frames.at(-1)!.removed).toEqual(["M-1"]);
    await move(-3.2);
    await expect.poll(() => map.frames.at(-1)!.features).toEqual([{ id: "M-1", name: "Supplier M-1", lon: -3.2 }]);
    await move(40);
    await expect.poll(() => map.frames.at(-1)!.removed).toEqual(["M-1"]);
    map.stop();
    await move(-3.1);
  });

  test("names a supplier by its current name and a claim by its id, without the insured", async () => {
    const person = { nbtitular: "Name of somebody", txmat: "9999ZZZ", txtelefonoaseg: "+34600999999" };
    await app.ingest("claims", [claimRecord("SIN-2026-118199", { ...person, x: -3.9 })], key);
    const map = watch(await app.signIn());
    await expect.poll(() => map.shown.get("M-1")?.name).toBe("Supplier M-1");
    expect(map.shown.get("SIN-2026-118199")!.name).toBe("SIN-2026-118199");
    expect(map.frames[0]!.features).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "SIN-2026-118199", name: "SIN-2026-118199" })]),
    );
    await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", nbprovee: "M-204", version: 2 })], key);
    await expect.poll(() => map.shown.get("M-1")?.name).toBe("M-204");
    expect(map.frames.at(-1)!.features).toMatchObject([{ id: "M-1", name: "M-204" }]);
    const { data } = await app.graphql(
      "query($view: MapViewInput!) { mapFrame(view: $view) { features { id name } } }",
      { view: iberia },
      await app.signIn(),
    );
    expect(data).toMatchObject({
      mapFrame: {
        features: expect.arrayContaining([
          { id: "M-1", name: "M-204" },
          { id: "SIN-2026-118199", name: "SIN-2026-118199" },
        ]),
      },
    });
    const log = await app.db.execute(sql`select state from changes`);
    for (const said of Object.values(person)) expect(JSON.stringify([map.frames, log])).not.toContain(said);
    await app.ingest("claims", [claimRecord("SIN-2026-118199", { version: 2, cdestadoserv: "FIN" })], key);
    map.stop();
  });

  test("keeps the layer counts for a selected status and updates the counts of shown objects", async () => {
    const query = "query($view: MapViewInput!) { mapFrame(view: $view) { features { id } packed } }";
    const ask = async (filter: object) => {
      const { data } = await app.graphql<{ mapFrame: Frame["mapFrames"] }>(query, { view: { ...iberia, filter } }, await app.signIn());
      return { shown: data!.mapFrame.features.length, layers: data!.mapFrame.packed.totals!.layers };
    };
    const all = await ask({});
    const none = await ask({ statuses: ["MANAGED"], resourceStatuses: ["MOBILE_DISCONNECTED"] });
    expect(none).toEqual({ shown: 0, layers: all.layers });
    expect((await ask({ instanceIds: ["PT"] })).layers).not.toEqual(all.layers);
  });

  test("sends nothing without changes", async () => {
    const map = watch(await app.signIn());
    await expect.poll(() => map.frames.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(map.frames).toHaveLength(1);
    map.stop();
  });

  test("shows a user of another instance no handle or count of this one", async () => {
    const map = watch(await app.signIn("client"));
    await expect.poll(() => map.frames.length).toBeGreaterThan(0);
    expect([...map.shown.keys()]).not.toContain("C-pt");
    expect(map.frames[0]!.packed.totals!.claims.reduce((sum, n) => sum + n)).toBe(0);
    map.stop();
  });

  test("equals the single answer for polling clients", async () => {
    const query = "query($view: MapViewInput!) { mapFrame(view: $view) { first features { id } } }";
    const { data } = await app.graphql(query, { view: iberia }, await app.signIn());
    expect(data).toMatchObject({ mapFrame: { first: true, features: expect.arrayContaining([{ id: "C-pt" }]) } });
  });

  test.each([
    ["a zoom of none", { ...iberia, zoom: 40 }, "zoom"],
    ["bounds of none", { ...iberia, bounds: { west: 0, south: 50, east: 1, north: 40 } }, "bounds"],
  ])("%s is rejected by its field", async (_which, view, field) => {
    const { errors } = await app.graphql("query($view: MapViewInput!) { mapFrame(view: $view) { first } }", { view }, await app.signIn());
    expect(errors![0]!.extensions).toEqual({ code: "BAD_USER_INPUT", values: { field } });
  });
});

describe("claimChanged", () => {
  const changes = "subscription($filter: ClaimChangeFilter) { claimChanged(filter: $filter) { id version status } }";
  type Received = { id: string; version: number; cursor: string };
  async function hear(after?: string, filter: object | null = null, node = app, firstCursor = false) {
    const received: Received[] = [];
    const errors: unknown[] = [];
    const first: (string | undefined)[] = [];
    const stop = node.socket(await app.signIn()).subscribe<{ claimChanged: { id: string; version: number } }, { cursor: string }>(
      { query: changes, variables: { filter }, extensions: { after, firstCursor } },
      {
        next: ({ data, errors: graphqlErrors, extensions }) => {
          if (data) received.push({ ...data.claimChanged, cursor: extensions!.cursor });
          else if (graphqlErrors) errors.push(graphqlErrors);
          else first.push(extensions?.cursor);
        },
        error: (error) => errors.push(error),
        complete: () => undefined,
      },
    );
    return { heard: received, errors, first, stop };
  }
  const change = (id: string, version: number) =>
    app.ingest("claims", [claimRecord(id, { version, txobserva: `note ${version}`, fhocurrencia: minutes(-3) })], key);

  test("sends every change once and resumes from a cursor", async () => {
    const first = await hear();
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let version = 1; version <= 5; version++) await change("C-r", version);
    await expect.poll(() => first.heard.length).toBe(5);
    first.stop();
    for (let version = 6; version <= 9; version++) await change("C-r", version);
    const second = await hear(first.heard.at(-1)!.cursor);
    await expect.poll(() => second.heard.length).toBe(4);
    await change("C-r", 10);
    await expect.poll(() => second.heard.length).toBe(5);
    expect([...first.heard, ...second.heard].map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    second.stop();
  });

  test("sends an interrupted client that repeats its first payload every change since its cursor", async () => {
    const token = await app.signIn();
    const { data } = await app.graphql<{ changeCursor: string }>("{ changeCursor }", {}, token);
    const subscription = 'subscription($after: String) { claimChanged(filter: { ids: ["C-w"] }, after: $after) { version } }';
    const listen = () => {
      const versions: number[] = [];
      const errors: unknown[] = [];
      const stop = app.socket(token).subscribe<{ claimChanged: { version: number } }>(
        { query: subscription, variables: { after: data!.changeCursor } },
        {
          next: (message) => void (message.data && versions.push(message.data.claimChanged.version)),
          error: (error) => errors.push(error),
          complete: () => undefined,
        },
      );
      return { versions, errors, stop };
    };
    await change("C-w", 1);
    const clients = [listen(), listen()];
    await expect.poll(() => clients.map(({ versions }) => versions)).toEqual([[1], [1]]);
    for (const { stop } of clients) stop();
    await change("C-w", 2);
    const again = listen();
    await expect.poll(() => again.versions).toEqual([1, 2]);
    await change("C-w", 3);
    const later = listen();
    await expect
      .poll(() => [again.versions, later.versions])
      .toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
    again.stop();
    later.stop();
  });

  test("refuses the cursor of a client that missed more changes than a reader may queue", async () => {
    const token = await app.signIn();
    const { data } = await app.graphql<{ changeCursor: string }>("{ changeCursor }", {}, token);
    await change("C-m", 1);
    await app.db.execute(sql`insert into changes (kind, state) select kind, state from changes, generate_series(1, 5001)
      where kind = 'claim' and state->>'id' = 'C-m'`);
    const later = await hear(data!.changeCursor, { ids: ["C-n"] });
    await change("C-n", 1);
    await expect.poll(() => later.heard.length).toBe(1);
    const { errors, stop } = await hear(data!.changeCursor);
    await expect.poll(() => JSON.stringify(errors)).toContain("RESUME_TOO_OLD");
    for (const end of [stop, later.stop]) end();
  });

  test.each([
    ["filtered", { ids: ["C-c"] }],
    ["shared by two", null],
  ])("resumes from its first cursor if it is interrupted before the first event: %s", async (_which, filter) => {
    const opened = [await hear(undefined, filter, app, true), await hear(undefined, filter, app, true)];
    await expect.poll(() => opened.map(({ first }) => first.length)).toEqual([1, 1]);
    for (const { stop } of opened) stop();
    const version = filter ? 1 : 2;
    await change("C-c", version);
    for (const { first } of opened) {
      const resumed = await hear(first[0], filter);
      await expect.poll(() => resumed.heard.map((event) => event.version)).toEqual([version]);
      resumed.stop();
    }
  });

  test("starts a later subscriber at the cursor last sent to others", async () => {
    const earlier = await hear();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change("C-j", 1);
    await expect.poll(() => earlier.heard.length).toBe(1);
    const later = await hear(undefined, null, app, true);
    await expect.poll(() => later.first).toEqual([earlier.heard[0]!.cursor]);
    earlier.stop();
    later.stop();
  });

  test("shares the answer of identical subscriptions, and one can end without affecting others", async () => {
    const [first, second] = [await hear(), await hear()];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change("C-g", 1);
    await expect.poll(() => [first.heard.length, second.heard.length]).toEqual([1, 1]);
    first.stop();
    const third = await hear();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change("C-g", 2);
    await expect.poll(() => [second.heard.length, third.heard.length]).toEqual([2, 1]);
    expect(second.heard.at(-1)).toEqual(third.heard[0]);
    expect(first.heard).toHaveLength(1);
    second.stop();
    third.stop();
  });

  test("answers a cursor of another log with a restart", async () => {
    const { errors, stop } = await hear(Buffer.from("otherlog.1.1").toString("base64url"));
    await expect.poll(() => JSON.stringify(errors)).toContain("RESUME_TOO_OLD");
    stop();
  });

  test("has an opaque, authenticated cursor that every node resumes from", async () => {
    const first = await hear(undefined, { ids: ["C-s"] });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let version = 1; version <= 3; version++) await change("C-s", version);
    await expect.poll(() => first.heard.length).toBe(3);
    first.stop();
    const [installation] = await app.db.execute<{ epoch: string }>("select value as epoch from installation where key = 'epoch'");
    const places = await app.db.execute<{ xid: string; seq: string }>(
      "select xid::text as xid, seq::text as seq from changes where kind = 'claim' order by changes.xid desc, changes.seq desc limit 3",
    );
    const cursors = first.heard.map(({ cursor }) => cursor);
    expect(new Set(cursors.map(({ length }) => length)).size).toBe(1);
    for (const [i, { xid, seq }] of [...places].reverse().entries()) {
      const plain = `${installation!.epoch}.${xid}.${seq}`;
      const bytes = Buffer.from(cursors[i]!, "base64url");
      for (const secret of [installation!.epoch, xid, plain]) expect(bytes.toString("latin1")).not.toContain(secret);
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(xid));
      expect(bytes.includes(number)).toBe(false);
      bytes[40]! ^= 1;
      for (const forged of [bytes.toString("base64url"), Buffer.from(plain).toString("base64url"), "AAAA"]) {
        const { errors, stop } = await hear(forged);
        await expect.poll(() => JSON.stringify(errors)).toContain("RESUME_TOO_OLD");
        stop();
      }
    }
    const elsewhere = await hear(cursors[0], { ids: ["C-s"] }, await startTestApp({}, { beside: app }));
    await expect.poll(() => elsewhere.heard.map(({ version }) => version)).toEqual([2, 3]);
    elsewhere.stop();
  });

  test("applies its filter", async () => {
    const { heard, stop } = await hear(undefined, { ids: ["C-f"] });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change("C-e", 1);
    await change("C-f", 1);
    await expect.poll(() => heard.map(({ id }) => id)).toEqual(["C-f"]);
    stop();
  });
});

describe("the socket", () => {
  test("accepts subscriptions only, from authenticated callers", async () => {
    const asked = app.socket(await app.signIn()).iterate({ query: "{ claims { totalCount } }" });
    await expect(asked.next()).rejects.toMatchObject([{ extensions: { code: "WRONG_TRANSPORT" } }]);
    const stranger = app.socket("nonsense").iterate({ query: mapFrames, variables: { view: iberia } });
    await expect(stranger.next()).rejects.toMatchObject({ code: 4403 });
  });
});
