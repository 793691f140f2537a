// Processes for live-map benchmarks: readers of many sockets, and the plain sender for comparison.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { expandFrame, type CompactFrame } from "../../schema/rules/map/compactFrame";

export type ToReaders =
  | { url: string; keys: string[]; socketsAKey: number }
  | { bytes: number }
  /** From here on it counts. */
  | { begin: true }
  | { count: true };
export type FromReaders =
  | { what: "ready" }
  /** Places of a frame, `lon lat` in millionths of a degree, and when it came. */
  | { what: "seen"; places: string[]; at: number }
  | { what: "counted"; frames: number; bytes: number; features: number; featureBytes: number }
  | { what: "listening"; url: string }
  | { what: "sent"; microseconds: number };

/** Every so many sockets one is read whole; the others are counted. */
const SOCKETS_A_SAMPLE = 25;
/** Sockets opened at a time: as many as may come from one address without having said who they are. */
const OPENED_AT_A_TIME = 50;
const VIEW_DEGREES = 0.14;
const query = "subscription ($view: MapViewInput!) { mapFrames(view: $view) { packed(version: 2) } }";
const tell = (message: FromReaders): void => void process.send!(message);

/** A separate view per socket within the square degree of all resources. */
function viewOf(n: number): object {
  const [west, south] = [-4 + ((n * 37) % 86) / 100, 40 + ((n * 53) % 86) / 100];
  return { bounds: { west, south, east: west + VIEW_DEGREES, north: south + VIEW_DEGREES }, zoom: 13, layers: ["MOBILE"] };
}

export function readMaps(): void {
  const counted = { frames: 0, bytes: 0, features: 0, featureBytes: 0 };
  const take = (n: number, text: string): void => {
    counted.frames++;
    counted.bytes += Buffer.byteLength(text);
    if (n % SOCKETS_A_SAMPLE) return;
    const at = Date.now();
    const packed = (JSON.parse(text) as { payload: { data: { mapFrames: { packed: CompactFrame } } } }).payload.data.mapFrames.packed;
    const { columns, points, first } = expandFrame(packed);
    const [lon, lat] = [points[columns.indexOf("lon")]!, points[columns.indexOf("lat")]!];
    if (first || !lon.length) return;
    counted.features += lon.length;
    counted.featureBytes += JSON.stringify([packed.looks, packed.points]).length;
    tell({ what: "seen", at, places: lon.map((one, i) => `${one} ${lat[i]}`) });
  };
  const open = (url: string, key: string, n: number): Promise<void> =>
    new Promise((ready, fail) => {
      const socket = new WebSocket(`${url}/graphql`, "graphql-transport-ws");
      socket.on("error", fail);
      socket.on("close", (code) => fail(new Error(`a socket was closed: ${code}`)));
      socket.on("open", () => {
        if (!key) ready();
        else socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${key}` } }));
      });
      socket.on("message", (data: Buffer) => {
        const text = data.toString();
        if (!key) counted.frames++;
        else if (text.startsWith('{"type":"connection_ack"')) {
          socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query, variables: { view: viewOf(n) } } }));
          ready();
        } else if (text.startsWith('{"type":"next"')) take(n, text);
        else if (text.startsWith('{"type":"ping"')) socket.send('{"type":"pong"}');
      });
    });
  process.on("message", (message: ToReaders) => {
    if ("begin" in message) for (const what of Object.keys(counted)) counted[what as keyof typeof counted] = 0;
    else if ("count" in message) tell({ what: "counted", ...counted });
    else if ("url" in message) void openAll(message, open).then(() => tell({ what: "ready" }));
  });
}

async function openAll(
  { url, keys, socketsAKey }: { url: string; keys: string[]; socketsAKey: number },
  open: (url: string, key: string, n: number) => Promise<void>,
): Promise<void> {
  const all = keys.flatMap((key) => Array.from({ length: socketsAKey }, () => key));
  for (let n = 0; n < all.length; n += OPENED_AT_A_TIME)
    await Promise.all(all.slice(n, n + OPENED_AT_A_TIME).map((key, i) => open(url, key, n + i)));
}

const ROUNDS = 40;
const SEND_INTERVAL_MS = 250;

export function sendBare(): void {
  const server = createServer();
  const sockets = new WebSocketServer({ server, path: "/graphql" });
  let text = "";
  process.on("message", (message: ToReaders) => {
    if ("bytes" in message) {
      text = "x".repeat(message.bytes);
      server.listen(0, "127.0.0.1", () => tell({ what: "listening", url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }));
    } else if ("begin" in message) {
      const before = process.cpuUsage();
      let [left, sent] = [ROUNDS, 0];
      const timer = setInterval(() => {
        for (const socket of sockets.clients) socket.send(text);
        sent += sockets.clients.size;
        if (--left > 0) return;
        clearInterval(timer);
        const { user, system } = process.cpuUsage(before);
        tell({ what: "sent", microseconds: (user + system) / sent });
      }, SEND_INTERVAL_MS);
    }
  });
}
