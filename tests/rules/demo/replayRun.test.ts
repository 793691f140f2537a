import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEndpoints } from "../../../server/demo/endpoints";
import { readOptions } from "../../../server/demo/recording/options";
import { lines } from "../../../server/demo/recording/progress";
import { table } from "../../../server/demo/recording/tally";
import { main, replay } from "../../../server/demo/replay";
import { startFakeEndpoints, playedClock, type FakeEndpoints, type Reply } from "./fakeEndpoints";

const now = Date.UTC(2026, 2, 2, 9);
let fake: FakeEndpoints;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "replay-"))));
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await fake?.close();
});

const file = (name: string, rows: (object | string)[]): string => {
  const path = join(folder, name);
  const text = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n");
  writeFileSync(path, name.endsWith(".gz") ? gzipSync(text) : `${text}\n`);
  return path;
};
const incident = (i: number) => ({
  id: `bcn-${i}`,
  lon: 2.16,
  lat: 41.4,
  occurredAt: new Date(now - 1e9 + i * 60_000).toISOString(),
  kind: "accident",
  city: "Barcelona",
});
const fix = (vehicle: string, second: number) => ({
  vehicleId: vehicle,
  t: new Date(Date.UTC(2008, 4, 24) + second * 1_000).toISOString(),
  lon: -122.4 + second / 1e4,
  lat: 37.7,
});

async function runReplay(files: { bases?: string; claims?: string; positions?: string }, speed: number | "max", reply?: Reply) {
  fake = await startFakeEndpoints(reply);
  const clock = playedClock(now);
  const said: string[] = [];
  const client = openEndpoints({ url: fake.url, key: "k", attempts: 2, wait: () => Promise.resolve() });
  const { bases, claims, positions } = files;
  const tallies = await replay(
    { bases, claims, positions, speed },
    { endpoints: client, progress: lines((text) => said.push(text)), clock },
  );
  return { tallies, said, clock };
}

test("sends bases, vehicles, claims and positions to their endpoints, plain and compressed, and counts them", async () => {
  const files = {
    bases: file("bases.ndjson.gz", [{ id: "g-1", kind: "garage", name: "G", lon: 2.17, lat: 41.41, country: "ES" }]),
    claims: file(
      "claims.ndjson",
      Array.from({ length: 1_200 }, (_, i) => incident(i)),
    ),
    positions: file("positions.ndjson.gz", [fix("a", 0), fix("b", 0), fix("a", 60), fix("b", 61), fix("a", 120)]),
  };
  const { tallies } = await runReplay(files, "max");
  expect(tallies.map(({ name, sent, accepted, refused, unsent }) => [name, sent, accepted, refused, unsent])).toEqual([
    ["bases", 1, 1, 0, 0],
    ["vehicles", 2, 2, 0, 0],
    ["claims", 1_200, 1_200, 0, 0],
    ["positions", 5, 5, 0, 0],
  ]);
  expect(fake.seen.filter(({ path }) => path === "/ingest/claims").map(({ records }) => records.length)).toEqual([1_000, 200]);
  expect(fake.sent("/ingest/claims").some(({ cdprovee }) => cdprovee === "g-1")).toBe(true);
  expect(table(tallies).split("\n")).toHaveLength(5);
});

test("stamps fixes when they are sent, each later than the vehicle's last, also at max", async () => {
  const positions = file("p.ndjson", [fix("a", 0), fix("b", 0), fix("a", 60), fix("a", 120)]);
  await runReplay({ positions }, "max");
  const sent = fake.sent("/ingest/positions/traccar") as { position: { fixTime: string }; device: { uniqueId: string } }[];
  expect(sent.map(({ device, position }) => [device.uniqueId, Date.parse(position.fixTime) - now])).toEqual([
    ["a", 0],
    ["b", 0],
    ["a", 1],
    ["a", 2],
  ]);
});

test("creates claims and sends fixes on time at speed N, concurrently", async () => {
  const files = {
    claims: file("c.ndjson", [incident(0), incident(1), incident(2)]),
    positions: file("p.ndjson", [fix("a", 0), fix("a", 60), fix("a", 180)]),
  };
  const { clock } = await runReplay(files, 60);
  const times = (fake.sent("/ingest/claims") as { fhocurrencia: string }[]).map(({ fhocurrencia }) => Date.parse(fhocurrencia) - now);
  expect(times).toEqual([0, 1_000, 2_000]);
  const fixes = fake.sent("/ingest/positions/traccar") as { position: { fixTime: string } }[];
  expect(fixes).toHaveLength(3);
  const stamps = fixes.map(({ position }) => position.fixTime);
  expect(stamps).toEqual([...stamps].sort());
  expect(clock.at - now).toBeGreaterThanOrEqual(3_000);
});

test("reports a rejected record with its id, line in the file, field, code and message", async () => {
  const claims = file("c.ndjson", [incident(1), "", { reasons: ["bad_time"], row: { id: "bad-1", city: "Barcelona" } }]);
  const { said, tallies } = await runReplay({ claims }, "max", ({ records }) => ({
    body: {
      accepted: 1,
      unchanged: 0,
      refused: records.flatMap(({ fhocurrencia }, i) =>
        fhocurrencia ? [] : [{ line: i + 1, field: "fhocurrencia", code: "REQUIRED", message: "is missing" }],
      ),
    },
  }));
  expect(said).toContain("refused claims bad-1 line 3 field fhocurrencia: REQUIRED is missing");
  expect(tallies[0]).toMatchObject({ sent: 2, accepted: 1, refused: 1, unsent: 0 });
});

test("reports and counts records that cannot be sent: unreadable lines, fixes without a place", async () => {
  const files = {
    claims: file("c.ndjson", [incident(1), "{cut"]),
    positions: file("p.ndjson", [fix("a", 0), { vehicleId: "a", t: "2008-05-24T00:01:00Z" }]),
  };
  const { said, tallies } = await runReplay(files, "max");
  expect(tallies.map(({ unsent }) => unsent)).toEqual([0, 1, 1]);
  expect(said.filter((line) => /line 2 (is not a JSON object|has no position)/.test(line))).toHaveLength(2);
});

test("retries a lost connection, then ends the replay and counts the rest as not sent", async () => {
  const claims = file(
    "c.ndjson",
    Array.from({ length: 1_500 }, (_, i) => incident(i)),
  );
  const positions = file("p.ndjson", [fix("a", 0)]);
  const { tallies, said } = await runReplay({ claims, positions }, "max", ({ path }) =>
    path === "/ingest/claims" ? "hang up" : undefined,
  );
  expect(tallies.map(({ name, sent, unsent }) => [name, sent, unsent])).toEqual([
    ["vehicles", 1, 0],
    ["claims", 0, 1_500],
    ["positions", 0, 1],
  ]);
  expect(said.some((line) => line.startsWith("not sent: claims lines 1 to 1000"))).toBe(true);
});

test("continues after a batch that the endpoint cannot accept", async () => {
  let calls = 0;
  const claims = file(
    "c.ndjson",
    Array.from({ length: 1_500 }, (_, i) => incident(i)),
  );
  const { tallies } = await runReplay({ claims }, "max", () => (++calls === 1 ? { status: 413 } : undefined));
  expect(tallies[0]).toMatchObject({ sent: 500, unsent: 1_000 });
});

test("reports a missing file before it sends anything", async () => {
  await expect(runReplay({ claims: join(folder, "none.ndjson") }, "max")).rejects.toThrow(/none\.ndjson/);
  expect(fake.seen).toEqual([]);
});

test("exits with 0 if everything was sent, else with 1", async () => {
  fake = await startFakeEndpoints();
  const before = process.exitCode;
  expect(await main(["--claims", file("c.ndjson", [incident(1)]), "--url", fake.url, "--key", "k"])).toBe(0);
  expect(await main(["--claims", join(folder, "none.ndjson"), "--url", fake.url, "--key", "k"])).toBe(1);
  process.exitCode = before;
});

test("checks the command line: a source, a speed, an address, a key", () => {
  expect(readOptions(["--claims", "c"], { ATALAYA_KEY: "k" })).toMatchObject({ speed: "max", url: "http://localhost:4000", key: "k" });
  expect(readOptions(["--claims", "c", "--speed", "60"], { ATALAYA_KEY: "k" }).speed).toBe(60);
  expect(() => readOptions([], { ATALAYA_KEY: "k" })).toThrow(/nothing to play/);
  expect(() => readOptions(["--claims", "c"], {})).toThrow(/API key/);
  expect(() => readOptions(["--claims", "c", "--speed", "fast"], { ATALAYA_KEY: "k" })).toThrow(/--speed/);
  expect(() => readOptions(["--claims", "c", "--url", "here"], { ATALAYA_KEY: "k" })).toThrow(/--url/);
});
