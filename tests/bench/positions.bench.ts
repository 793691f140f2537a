// Positions as Traccar and phones send them: one per request, 500 per request, and as a stream of lines, compared with statements over as
// many connections (positionsPeer.ts). CPU includes PostgreSQL.
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataHome } from "../../server/db/embedded/folders";
import { runningSocket } from "../../server/db/embedded/embedded";
import { runningServer } from "../../server/db/embedded/lockFile";
import { cpuWithChildren, untilIdle } from "./cpu";
import { openPositionsPeer, type TraccarMessage } from "./positionsPeer";
import { makeKey, METRICS_TOKEN, send, startProduct, stopProduct, usage } from "./product";
import { quantile, round } from "./timings";

export interface PositionFigures {
  what: string;
  /** Positions a second, microseconds of CPU a position, and how long a request took, milliseconds. */
  rate: number;
  cpu: number;
  p50: number;
  p99: number;
  /** An upsert of the last positions alone, and one of all rows that belong to them. */
  upsert: Rate;
  sameRows: Rate;
}

interface Rate {
  rate: number;
  cpu: number;
}

const RESOURCES = 5_000;
const ROUND_MS = 4_000;

/** Current positions of different resources, each later than the one before. */
function positions(): (count: number) => TraccarMessage[] {
  let sent = 0;
  const begun = Date.now() - 30_000;
  return (count) =>
    Array.from({ length: count }, () => {
      const n = sent++;
      return {
        device: { uniqueId: `dev-${n % RESOURCES}` },
        position: {
          fixTime: new Date(begun + Math.floor(n / RESOURCES) * 100).toISOString(),
          valid: true,
          latitude: 40 + (n % 997) / 1_000,
          longitude: -4 + (n % 991) / 1_000,
          speed: 20,
          course: n % 360,
        },
      };
    });
}

interface Measured {
  rate: number;
  cpu: number;
  times: number[];
}

async function measure(
  cpuSeconds: () => Promise<number>,
  connections: number,
  size: number,
  one: () => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  const [begun, spent] = [performance.now(), await cpuSeconds()];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - begun < ROUND_MS) {
        const from = performance.now();
        await one();
        times.push(performance.now() - from);
      }
    }),
  );
  const sent = times.length * size;
  return { rate: sent / ((performance.now() - begun) / 1_000), cpu: (((await cpuSeconds()) - spent) * 1e6) / sent, times };
}

const textOf = ({ rate, cpu }: Rate): string => `${rate}/s, ${cpu} µs`;

export async function takePositions(): Promise<PositionFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "warn" };
  const product = await startProduct(env);
  const socket = (await runningSocket(folder))!;
  const postmaster = runningServer(join(await dataHome(folder), "pg"))!.pid;
  const key = await makeKey(env);
  const mobiles = Array.from({ length: RESOURCES }, (_, n) => ({
    ...{ cdprovee: `M${n}`, version: 1, cdama: "ES", nbprovee: `Unit ${n}`, tpaccprovee: "MOBILE", mobile: `dev-${n}` },
  }));
  await send(`${product.url}/ingest/suppliers`, key, "application/json", [JSON.stringify(mobiles)]);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const post = (messages: object[]): Promise<void> => {
    const body = JSON.stringify(messages.length === 1 ? messages[0] : messages);
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    return new Promise((done, fail) => {
      request(`${product.url}/ingest/positions/traccar`, { method: "POST", headers, agent }, (response) => {
        response.resume().on("end", () => (response.statusCode === 200 ? done() : fail(new Error(`${response.statusCode}`))));
      })
        .on("error", fail)
        .end(body);
    });
  };
  const stream = async (messages: object[]): Promise<void> => {
    const answer = await send(
      `${product.url}/ingest/positions`,
      key,
      "application/x-ndjson",
      messages.map((message) => `${JSON.stringify(message)}\n`),
    );
    if (answer.accepted + (answer.stale ?? 0) !== messages.length) throw new Error(JSON.stringify(answer).slice(0, 500));
  };
  const peer = await openPositionsPeer(socket);
  const ownCpu = async (): Promise<number> => (await usage(product)).cpu + cpuWithChildren(postmaster);
  const peerCpu = (): Promise<number> => {
    const { user, system } = process.cpuUsage();
    return Promise.resolve((user + system) / 1e6 + cpuWithChildren(postmaster));
  };
  const figures: PositionFigures[] = [];
  // The first position of a resource changes its status; those that are measured follow it, as nearly all do.
  const first = positions();
  for (let n = 0; n < RESOURCES; n += 500) await post(first(500));
  await untilIdle(ownCpu);
  try {
    for (const [what, connections, size, sent] of [
      ["one a request, one sender", 1, 1, post],
      ["one a request, 64 senders", 64, 1, post],
      ["500 a request, 8 senders", 8, 500, post],
      ["lines of a stream, 4 senders", 4, 5_000, stream],
    ] as const) {
      const own = positions();
      const measured = await measure(ownCpu, connections, size, () => sent(own(size)));
      // A statement of the peer has no more than 500 of them.
      const rows = Math.min(size, 500);
      const beside = async (write: (messages: TraccarMessage[]) => Promise<void>): Promise<Rate> => {
        const others = positions();
        const { rate, cpu } = await measure(peerCpu, Math.min(connections, 8), rows, () => write(others(rows)));
        await peer.clear();
        return { rate: Math.round(rate), cpu: round(cpu) };
      };
      const figure = {
        what,
        rate: Math.round(measured.rate),
        cpu: round(measured.cpu),
        p50: round(quantile(measured.times, 0.5)),
        p99: round(quantile(measured.times, 0.99)),
        upsert: await beside(peer.upsert),
        sameRows: await beside(peer.sameRows),
      };
      figures.push(figure);
      console.log(
        `  ${what.padEnd(28)} ${figure.rate}/s, ${figure.cpu} µs of CPU, p50 ${figure.p50} ms, p99 ${figure.p99} ms; upsert ${textOf(figure.upsert)}; the same rows ${textOf(figure.sameRows)}`,
      );
    }
  } finally {
    await peer.end();
    agent.destroy();
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
