// The board with 100,000 and 1,000,000 features: loading, viewports, frames, moves, and the same viewport query in PostgreSQL. CPU is
// that of the process; compare neighbouring wall times only.
import { writeFileSync } from "node:fs";
import { claimStatusOrder, serviceKinds } from "../../schema/rules/lists/claims";
import type { PackedFrame } from "../../schema/rules/map/frames";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import { Board } from "../../server/board/board";
import { MapView, type BoardView } from "../../server/board/mapView";
import type { BoardFilter, BoardScope } from "../../server/board/boardScope";
import { completeTally, tallyOf } from "../../server/board/tallyCache";
import { Viewport } from "../../server/board/viewport";
import type { PositionState } from "../../server/changes/states";
import { askPostgres, type Peer } from "./boardPostgresPeer";
import { asked, place, random, rowsOf } from "./boardRows";
import { figuresOf, quantile, round, timed, type Timing } from "./timings";
import { longestTaskMs } from "./eventLoop";

const NOW_MS = 1_800_000_000_000;

const filter: BoardFilter = {
  statuses: asked.statuses.map((status) => claimStatusOrder[status]!),
  serviceIds: asked.services.map(String),
  contractIds: asked.contracts.map(String),
  resourceStatuses: asked.resourceStatuses.map((status) => resourceStatusOrder[status]!),
};
const scope: BoardScope = { version: "bench", instances: "all", layers: mapLayers, contracts: "all", suppliers: "all" };
function load(size: number): { board: Board; wall: number; cpu: number; megabytes: number } {
  const rows = [...rowsOf(size)];
  const before = process.memoryUsage().rss;
  const board = new Board();
  const took = timed(() => {
    for (const row of rows) {
      const { id, lon, lat } = row;
      if (row.mobile) {
        board.applySupplier({
          id,
          version: 1,
          instanceId: "ES",
          name: `Unit ${id}`,
          access: "MOBILE",
          status: resourceStatusOrder[row.status]!,
          lon: null,
          lat: null,
          active: true,
        });
        board.applyPosition({ supplierId: id, lon, lat, fixAt: NOW_MS, course: 90, speed: null, accuracy: null });
      } else {
        board.applyClaim({
          id,
          lon,
          lat,
          version: 1,
          instanceId: "ES",
          status: claimStatusOrder[row.status]!,
          kind: serviceKinds[row.service % serviceKinds.length]!,
          serviceId: `${row.service}`,
          centreId: `${row.contract % 50}`,
          clientId: `${row.contract % 20}`,
          contractId: `${row.contract}`,
          supplierId: null,
          scheduled: false,
          priorityCode: null,
          assignmentType: null,
          occurredAt: NOW_MS,
          assignedAt: null,
          measuredFrom: NOW_MS - row.contract * 1000,
          predictedAt: null,
        });
      }
    }
  });
  return { board, ...took, megabytes: Math.round((process.memoryUsage().rss - before) / 2 ** 20) };
}

const pad = (value: unknown, width: number): string => String(value ?? "–").padStart(width);

/** A screen of 1600 × 900 around a feature or, one time in five, anywhere in the area. */
function screen(zoom: number, next: () => number): BoardView {
  const at = place(next);
  const pixels = 512 * 2 ** zoom;
  const wide = (1600 / pixels) * 360;
  const high = (900 / pixels) * 360 * Math.cos((at.lat * Math.PI) / 180);
  const limit = (value: number, limitAbs: number): number => Math.min(limitAbs, Math.max(-limitAbs, value));
  const bounds =
    wide >= 360
      ? { west: -180, east: 180, south: limit(at.lat - high / 2, 90), north: limit(at.lat + high / 2, 90) }
      : { west: at.lon - wide / 2, east: at.lon + wide / 2, south: limit(at.lat - high / 2, 90), north: limit(at.lat + high / 2, 90) };
  return { bounds, zoom, layers: mapLayers, filter };
}

const BATCH_ROWS = 2500;

/** Ten thousand moves a second, a quarter of a second of them. */
function moves(size: number, next: () => number, clock: { now: number }): PositionState[] {
  clock.now += 250;
  const one = (): string => `S${Math.floor((next() * size) / 5) * 5}`;
  return Array.from({ length: BATCH_ROWS }, () => ({
    supplierId: one(),
    ...place(next),
    fixAt: clock.now,
    course: 45,
    speed: null,
    accuracy: null,
  }));
}

/** `peerBudget`: milliseconds for the questions to PostgreSQL at one zoom. */
async function measure(size: number, peer: Peer | null, samples: number, peerBudget: number): Promise<Record<string, unknown>> {
  const next = random(7);
  const clock = { now: NOW_MS };
  console.log(`\n${size.toLocaleString("en")} features`);
  const { board, ...loading } = load(size);
  console.log(
    `  load: ${loading.wall.toFixed(0)} ms, ${((loading.cpu / size) * 1000).toFixed(1)} µs of CPU a feature, ${loading.megabytes} MB`,
  );
  const counting = timed(() => tallyOf(board, scope, filter).follow());
  const taskMs = await longestTaskMs(() => completeTally(tallyOf(board, scope, { ...filter, kinds: serviceKinds })));
  console.log(
    `  first use of a filter (counts of the whole board): ${counting.wall.toFixed(1)} ms; in turns, the longest: ${taskMs.toFixed(1)} of CPU`,
  );
  await peer?.load(size);

  const live = (): void => {
    board.apply({ seq: 0, at: NOW_MS, kind: "positions", state: moves(size, next, clock) });
    // Another viewer watches with the same filter, so that counts are updated between two requests.
    tallyOf(board, scope, filter).follow();
  };
  const viewports: Record<string, unknown>[] = [];
  console.log("  zoom   in view  points clusters   first frame ms p50 / p99   CPU mean / p99    PostgreSQL ms p50   times slower");
  for (const zoom of [1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14]) {
    const times: Timing[] = [];
    const seen: { total: number; points: number; clusters: number }[] = [];
    const ratios: number[] = [];
    const peerTimes: number[] = [];
    const deadline = performance.now() + peerBudget;
    for (let i = 0; i < samples + 5; i++) {
      if (i % 10 === 0) live();
      const view = screen(zoom, next);
      const askPeer = async (): Promise<number | null> =>
        peer && performance.now() < deadline && i >= 5 ? peer.ask(new Viewport(view.bounds), zoom) : null;
      const before = i % 2 === 0 ? await askPeer() : null;
      const frames: (PackedFrame | null)[] = [];
      const took = timed(() => frames.push(new MapView(board, scope, view).next(NOW_MS)));
      const peerTook = before ?? (i % 2 === 1 ? await askPeer() : null);
      if (i < 5) continue;
      times.push(took);
      const { points, clusters } = frames[0]!;
      seen.push({
        total: points[0]!.length + clusters!.reduce((sum, row) => sum + row[3]!, 0),
        points: points[0]!.length,
        clusters: clusters!.length,
      });
      if (peerTook !== null) {
        peerTimes.push(peerTook);
        ratios.push(peerTook / took.wall);
      }
    }
    const row = {
      zoom,
      inView: quantile(
        seen.map(({ total }) => total),
        0.5,
      ),
      points: quantile(
        seen.map(({ points }) => points),
        0.5,
      ),
      clusters: quantile(
        seen.map(({ clusters }) => clusters),
        0.5,
      ),
      ...figuresOf(times),
      postgres: peerTimes.length > 0 ? round(quantile(peerTimes, 0.5)) : null,
      ratio: ratios.length > 0 ? round(quantile(ratios, 0.5)) : null,
      asked: peerTimes.length,
    };
    viewports.push(row);
    const { p50, p99, cpuMean, cpuP99 } = row as unknown as Record<string, number>;
    console.log(
      `  ${pad(zoom, 4)} ${pad(row.inView, 9)} ${pad(row.points, 7)} ${pad(row.clusters, 8)} ${pad(`${p50} / ${p99}`, 26)} ${pad(`${cpuMean} / ${cpuP99}`, 16)} ${pad(row.postgres, 20)} ${pad(row.ratio, 14)}`,
    );
  }

  // Operators who watch while resources move: what one next frame costs, by how much of the world is on the screen.
  const rounds = Math.min(40, samples);
  const watchers = [4, 6, 8, 10, 12, 14].map((zoom) => ({
    zoom,
    maps: Array.from({ length: 20 }, () => new MapView(board, scope, screen(zoom, next))),
    times: [] as Timing[],
    rows: 0,
    frames: 0,
  }));
  for (const { maps } of watchers) for (const map of maps) map.next(NOW_MS);
  const applied: Timing[] = [];
  const counted: Timing[] = [];
  for (let i = 1; i <= rounds; i++) {
    const state = moves(size, next, clock);
    applied.push(timed(() => void board.apply({ seq: 0, at: NOW_MS, kind: "positions", state })));
    counted.push(timed(() => void tallyOf(board, scope, filter).follow()));
    for (const watcher of watchers) {
      const frames: (PackedFrame | null)[] = [];
      const took = timed(() => watcher.maps.forEach((map) => frames.push(map.next(NOW_MS + i * 250))));
      watcher.times.push({ wall: (took.wall / frames.length) * 1000, cpu: (took.cpu / frames.length) * 1000 });
      for (const frame of frames) {
        watcher.frames += frame ? 1 : 0;
        watcher.rows += frame ? frame.points[0]!.length + frame.removed.length : 0;
      }
    }
  }
  const moving = { batch: BATCH_ROWS, applied: figuresOf(applied), counted: figuresOf(counted) };
  console.log(
    `  ${BATCH_ROWS} moves, every 250 ms: applied in ${moving.applied.p50} ms p50, ${moving.applied.p99} p99, ${moving.applied.cpuMean} of CPU`,
  );
  console.log(
    `    (${round((moving.applied.cpuMean! / 250) * 100)} % of a core); counted for a filter in ${moving.counted.cpuMean} ms of CPU`,
  );
  const deltas = watchers.map(({ zoom, times, rows, frames }) => ({
    zoom,
    rowsPerFrame: round(rows / Math.max(1, frames)),
    microseconds: figuresOf(times),
  }));
  console.log("  next frame after them, µs a map:");
  for (const { zoom, rowsPerFrame, microseconds } of deltas) {
    console.log(
      `  ${pad(zoom, 6)} ${pad(microseconds.p50, 8)} p50 ${pad(microseconds.p99, 8)} p99 ${pad(microseconds.cpuMean, 8)} CPU, ${rowsPerFrame} rows a frame`,
    );
  }
  return {
    size,
    load: { ms: round(loading.wall), cpu: round(loading.cpu), megabytes: loading.megabytes },
    newFilter: round(counting.wall),
    newFilterLongestTask: round(taskMs),
    viewports,
    moving,
    deltas,
  };
}

/**
 * `--size N[,N]`: takes its time for these sizes; without it both, in about a minute. `--out FILE`: the figures as JSON.
 * `--alone`: without PostgreSQL.
 */
export async function main(args: readonly string[] = []): Promise<Record<string, unknown>[]> {
  const option = (name: string): string | undefined => (args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined);
  const sizes = (option("size") ?? "100000,1000000").split(",").map(Number);
  const [samples, peerBudget] = option("size") ? [400, 3000] : [150, 800];
  const results: Record<string, unknown>[] = [];
  for (const size of sizes) {
    let peer: Peer | null = null;
    try {
      peer = args.includes("--alone") ? null : await askPostgres();
    } catch (error) {
      console.log(`no PostgreSQL to compare with: ${error instanceof Error ? error.message : String(error)}`);
    }
    try {
      results.push(await measure(size, peer, samples, peerBudget));
    } finally {
      await peer?.end();
    }
  }
  const file = option("out");
  if (file) writeFileSync(file, `${JSON.stringify({ bench: "board", results }, null, 2)}\n`);
  return results;
}
