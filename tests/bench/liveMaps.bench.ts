// Separate maps on many sockets while positions arrive: CPU per frame compared with a bare `ws.send` of as many bytes, delay until a
// position is on a map, and waiting time of the sender.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataHome } from "../../server/db/embedded/folders";
import { runningSocket } from "../../server/db/embedded/embedded";
import { runningServer } from "../../server/db/embedded/lockFile";
import { createKey } from "../../server/auth/keys/apiKeys";
import { connect } from "../../server/db/connect";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { cpuWithChildren, untilIdle } from "./cpu";
import type { ToReaders, FromReaders } from "./mapReaders";
import { makeKey, METRICS_TOKEN, send, startProduct, stopProduct, usage, type Product } from "./product";
import { quantile, round } from "./timings";

export interface LiveMapFigures {
  sockets: number;
  framesPerSecond: number;
  /** Microseconds of the product's CPU a frame, beyond what the positions alone take; and a bare send of as many bytes. */
  cpu: number;
  bareCpu: number;
  bytesPerFrame: number;
  bytesPerFeature: number;
  /** Milliseconds from a position's sending to its frame, and to its acknowledgement with and without the sockets. */
  frameP50: number;
  frameP99: number;
  acknowledgedP99: number;
  aloneP99: number;
}

const RESOURCES = 5_000;
const POSITIONS_A_REQUEST = 50;
const REQUEST_INTERVAL_MS = 50;
const ROUND_MS = 15_000;
const SOCKETS_A_KEY = 4;

/** Sends a thousand positions a second; remembers when each was sent, by its place, which no two share within minutes. */
class Traffic {
  readonly sentAt = new Map<string, number>();
  acknowledged: number[] = [];
  private sent = 0;

  constructor(
    private readonly product: Product,
    private readonly key: string,
  ) {}

  async run(milliseconds: number): Promise<void> {
    this.acknowledged = [];
    const requests: Promise<void>[] = [];
    for (let next = performance.now(), end = next + milliseconds; next < end; next += REQUEST_INTERVAL_MS) {
      await sleep(Math.max(0, next - performance.now()));
      requests.push(this.post());
    }
    await Promise.all(requests);
  }

  async post(count = POSITIONS_A_REQUEST): Promise<void> {
    const now = Date.now();
    const messages = Array.from({ length: count }, () => this.position(now));
    const headers = { authorization: `Bearer ${this.key}`, "content-type": "application/json" };
    const answer = await fetch(`${this.product.url}/ingest/positions/traccar`, { method: "POST", headers, body: JSON.stringify(messages) });
    await answer.arrayBuffer();
    this.acknowledged.push(Date.now() - now);
  }

  private position(now: number): object {
    const n = this.sent++;
    const resource = n % RESOURCES;
    // All over a square degree, and a little further east each time.
    const latE6 = 40_000_000 + ((resource * 3_571) % 4_993) * 200;
    const lonE6 = -4_000_000 + ((resource * 7_919) % 4_999) * 200 + (Math.floor(n / RESOURCES) % 200);
    this.sentAt.set(`${lonE6} ${latE6}`, now);
    const position = { fixTime: new Date(now).toISOString(), valid: true, latitude: latE6 / 1e6, longitude: lonE6 / 1e6 };
    return { device: { uniqueId: `dev-${resource}` }, position: { ...position, speed: 20, course: n % 360 } };
  }
}

function reader(mode: "--read-maps" | "--send-bare") {
  const child = fork(process.argv[1]!, [mode]);
  const listeners = new Set<(message: FromReaders) => void>();
  child.on("message", (message: FromReaders) => listeners.forEach((listener) => listener(message)));
  return {
    tell: (message: ToReaders) => void child.send(message),
    hear: (listener: (message: FromReaders) => void) => listeners.add(listener),
    next: <What extends FromReaders["what"]>(what: What) =>
      new Promise<FromReaders & { what: What }>((done) => {
        const listener = (message: FromReaders): void => {
          if (message.what !== what) return;
          listeners.delete(listener);
          done(message as FromReaders & { what: What });
        };
        listeners.add(listener);
      }),
    stop: () => void child.kill(),
  };
}

export async function liveMaps(): Promise<LiveMapFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "warn" };
  const product = await startProduct(env);
  const log = createLog("silent");
  const db = connect({ socket: (await runningSocket(folder))! }, log, 1);
  const postmaster = runningServer(join(await dataHome(folder), "pg"))!.pid;
  try {
    const key = await makeKey(env);
    const mobiles = Array.from({ length: RESOURCES }, (_, n) => ({
      ...{ cdprovee: `M${n}`, version: 1, cdama: "ES", nbprovee: `Unit ${n}`, tpaccprovee: "MOBILE", mobile: `dev-${n}` },
    }));
    await send(`${product.url}/ingest/suppliers`, key, "application/json", [JSON.stringify(mobiles)]);
    const traffic = new Traffic(product, key);
    for (let n = 0; n < RESOURCES; n += 500) await traffic.post(500);
    const figures: LiveMapFigures[] = [];
    const keys: string[] = [];
    const cpu = async (): Promise<number> => (await usage(product)).cpu;
    for (const sockets of [500, 2_000]) {
      while (keys.length < sockets / SOCKETS_A_KEY)
        keys.push(await createKey({ db, clock: new Clock() }, `bench map ${keys.length}`, ["read"]));
      await untilIdle(async () => (await cpu()) + cpuWithChildren(postmaster));
      const quiet = await cpuOf(cpu, () => traffic.run(ROUND_MS));
      const aloneP99 = quantile(traffic.acknowledged, 0.99);
      const readers = reader("--read-maps");
      const times: number[] = [];
      readers.hear((message) => {
        if (message.what !== "seen") return;
        for (const place of message.places) {
          const sent = traffic.sentAt.get(place);
          if (sent !== undefined) times.push(message.at - sent);
        }
      });
      readers.tell({ url: product.url.replace("http", "ws"), keys: keys.slice(0, sockets / SOCKETS_A_KEY), socketsAKey: SOCKETS_A_KEY });
      await readers.next("ready");
      await traffic.run(3_000);
      times.length = 0;
      readers.tell({ begin: true });
      const busy = await cpuOf(cpu, () => traffic.run(ROUND_MS));
      readers.tell({ count: true });
      const { frames, bytes, features, featureBytes } = await readers.next("counted");
      readers.stop();
      const bytesPerFrame = Math.round(bytes / frames);
      figures.push({
        sockets,
        framesPerSecond: Math.round(frames / (ROUND_MS / 1_000)),
        cpu: round(((busy - quiet) * 1e6) / frames),
        bareCpu: await bareSends(sockets, bytesPerFrame),
        bytesPerFrame,
        bytesPerFeature: round(featureBytes / features),
        frameP50: quantile(times, 0.5),
        frameP99: quantile(times, 0.99),
        acknowledgedP99: quantile(traffic.acknowledged, 0.99),
        aloneP99,
      });
      console.log("  ", figures.at(-1));
    }
    return figures;
  } finally {
    await db.$client.end({ timeout: 1 });
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cpuOf(cpu: () => Promise<number>, work: () => Promise<void>): Promise<number> {
  const before = await cpu();
  await work();
  return (await cpu()) - before;
}

/** Microseconds of CPU that a bare send of so many bytes takes, to as many sockets. */
async function bareSends(sockets: number, bytes: number): Promise<number> {
  const [sender, readers] = [reader("--send-bare"), reader("--read-maps")];
  sender.tell({ bytes });
  const { url } = await sender.next("listening");
  readers.tell({ url, keys: Array.from({ length: sockets }, () => ""), socketsAKey: 1 });
  await readers.next("ready");
  sender.tell({ begin: true });
  const { microseconds } = await sender.next("sent");
  sender.stop();
  readers.stop();
  return round(microseconds);
}
