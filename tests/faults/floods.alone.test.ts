import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RawSocket } from "../fixtures/requests";
import { socketLimits } from "../../server/live/socketLimits";
import { machineSlowness } from "../fixtures/machineSlowness";
import { measured } from "../fixtures/measured";
import { type Flood, flood } from "./overload/attack";
import { expectUnfelt, isUnfelt, waitsOf, type Waits, wordsOf } from "./overload/bystander";
import { startLoadedProduct, type Operation } from "./overload/loadedProduct";
import { worstSubscriptions } from "./overload/worstRequests";
import { tally, tallyFigures } from "./tally";

const SOCKETS = 200;
/** `npm run faults` opens ten thousand. */
const IDLE_CONNECTIONS = Number(process.env.IDLE_CONNECTIONS ?? 2_000);
/** How much more memory the product may take, megabytes. */
const MOST_MORE_MB = 100;
/** Minimum and maximum of change batches during the flood, and claims per batch. */
const BATCHES = 60;
const MAX_BATCHES = 600;
const BATCH_CLAIMS = 100;

let operation: Operation;
let bearers: string[];
let innocent: string;
let quiet: Waits;
let version = 1;
/** Socket of a client that receives changes of its own claims only. */
let client: RawSocket;
const CLIENTS = 1;

const world = {
  bounds: { west: -180, south: -85, east: 180, north: 85 },
  zoom: 19,
  layers: ["INCIDENTS", "MOBILE", "BASE", "COLLABORATING"],
};
const subscriptions = [
  { query: "subscription($view: MapViewInput!) { mapFrames(view: $view) { packed } }", variables: { view: world } },
  { query: "subscription { claimChanged { id status notes origin destination insuredName supplier { id name } } }" },
];

const memoryNow = async (): Promise<number> => Math.round((await operation.metric("process_resident_memory_bytes")) / 2 ** 20);

/** Changes claims repeatedly while another viewer works; returns that viewer's waiting times and the maximum memory. */
async function workedOn(
  slowness = machineSlowness(),
  isEnough: () => boolean | Promise<boolean> = () => true,
): Promise<{ waits: Waits; memory: number }> {
  let memory = 0;
  const change = async (): Promise<void> => {
    for (let batch = 0; batch < BATCHES || (batch < MAX_BATCHES && !(await isEnough())); batch++) {
      await operation.claims((batch % 10) * BATCH_CLAIMS, BATCH_CLAIMS, ++version);
      memory = Math.max(memory, await memoryNow());
    }
  };
  const [waits] = await Promise.all([waitsOf(operation.product, innocent, slowness), change()]);
  return { waits, memory };
}

beforeAll(async () => {
  operation = await startLoadedProduct();
  const { product } = operation;
  innocent = await product.signIn("supervisor");
  const admin = await product.signIn("admin");
  const input = (n: number): object => ({
    ...{ name: `Reader ${n}`, profileType: "OPERADOR", scopes: ["READ"], allInstances: true, instanceIds: [] },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const make = "mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }";
  bearers = [];
  for (let n = 0; n < SOCKETS / socketLimits.socketsPerViewer; n++) {
    const { data, errors } = await product.graphql<{ createApiKey: { key: string } }>(make, { input: input(n) }, admin);
    expect(errors ?? []).toEqual([]);
    bearers.push(data!.createApiKey.key);
  }
  client = await RawSocket.known(product, await product.signIn("client"));
  const own = ["subscription { claimChanged { id } }", "subscription($view: MapViewInput!) { mapFrames(view: $view) { features { id } } }"];
  for (const [id, query] of own.entries())
    client.send({ type: "subscribe", id: String(id), payload: { query, ...(id && { variables: { view: world } }) } });
  await workedOn(); // the first requests find everything cold, and what the collector keeps is had once
  const { waits } = await workedOn();
  quiet = waits;
  tallyFigures(`alone, while changes come in: ${wordsOf(quiet)}`);
});
afterAll(() => operation.product.stop());

/** Claims that the client has heard of. */
const heardOf = (): string[] =>
  client.messages.flatMap(({ payload }) => {
    const data = (payload as { data?: { claimChanged?: { id: string }; mapFrames?: { features: { id: string }[] } } } | undefined)?.data;
    return [data?.claimChanged, ...(data?.mapFrames?.features ?? [])].flatMap((one) => (one?.id.startsWith("W-") ? [one.id] : []));
  });

interface Found {
  waits: Waits;
  /** Megabytes. */
  more: number;
  /** Known to the product before changes came in, and after. */
  known: [number, number];
}

/** `known`: of the sockets those that get as far as to be known, where it is waited for: a busy machine takes its time. */
async function beside(kind: Flood["kind"], sockets: number, given: Flood["subscriptions"], known?: number): Promise<Found> {
  await expect.poll(() => operation.metric("atalaya_sockets"), { timeout: 2 * socketLimits.cutOffMs }).toBe(CLIENTS);
  const [before, slowness] = [await memoryNow(), machineSlowness()];
  const attackers = await flood(operation.product.url, { kind, sockets, bearers, subscriptions: given });
  if (known !== undefined)
    await expect.poll(() => operation.metric("atalaya_sockets"), { timeout: socketLimits.cutOffMs }).toBe(known + CLIENTS);
  const atFirst = await operation.metric("atalaya_sockets");
  // how much the machine itself keeps for readers that take nothing is its own choice
  const isEnough = kind === "readers" ? async () => (await operation.metric("atalaya_sockets")) < atFirst : undefined;
  const { waits, memory } = await workedOn(slowness, isEnough);
  const atLast = await operation.metric("atalaya_sockets");
  const { opened, ended } = await attackers.end();
  const more = Math.max(memory - before, 0);
  tallyFigures(`${kind}: +${more} MB, ${wordsOf(waits)} (${opened} sockets opened, ${ended} ended; known ${atFirst}, then ${atLast})`);
  return { waits, more, known: [atFirst, atLast] };
}

const isBounded = ({ waits, more }: Found): boolean => isUnfelt(waits, quiet) && more <= MOST_MORE_MB;
/** Three times where something else kept the machine busy: only how long others wait, and the memory. */
const TIMES = 3;

function expectBounded({ waits, more }: Found): void {
  expectUnfelt(waits, quiet);
  expect(more).toBeLessThanOrEqual(MOST_MORE_MB);
}

describe("waiting times and memory stay bounded", () => {
  test(`with ${SOCKETS} sockets that send pings and pongs continuously`, async () => {
    expectBounded(await measured(TIMES, () => beside("controls", SOCKETS, []), isBounded));
  });

  test(`with ${SOCKETS} readers that accept nothing, closed above the backlog limit`, async () => {
    const measure = async (): Promise<Found> => {
      const found = await beside("readers", SOCKETS, subscriptions, SOCKETS);
      expect(found.known[1]).toBeLessThan(SOCKETS);
      return found;
    };
    expectBounded(await measured(TIMES, measure, isBounded));
  });

  test(`with ${SOCKETS} half-open sockets`, async () => {
    const measure = async (): Promise<Found> => {
      const found = await beside("halfOpen", SOCKETS, []);
      expect(found.known).toEqual([CLIENTS, CLIENTS]);
      return found;
    };
    expectBounded(await measured(TIMES, measure, isBounded));
  });

  test(`with ${IDLE_CONNECTIONS.toLocaleString("en")} idle kept-alive connections`, async () => {
    expectBounded(await measured(TIMES, () => beside("idle", IDLE_CONNECTIONS, []), isBounded));
  });

  test(`with ${SOCKETS} sockets that send invalid frames`, async () => {
    expectBounded(await measured(TIMES, () => beside("badFrames", SOCKETS, []), isBounded));
  });

  // its answers are its own: they are taken, and as large as one may ask for
  test("with the maximum number of subscriptions of one viewer", async () => {
    const { socketsPerViewer } = socketLimits;
    const measure = (): Promise<Found> => beside("listener", socketsPerViewer, worstSubscriptions, socketsPerViewer);
    const { waits } = await measured(TIMES, measure, (found) => isUnfelt(found.waits, quiet));
    expectUnfelt(waits, quiet);
  });
});

test("a client receives only its claims during all floods", () => {
  const others = heardOf().filter((id) => Number(id.split("-")[1]) % 2);
  expect(new Set(heardOf()).size).toBeGreaterThan(100);
  expect(heardOf().length).toBeGreaterThan(1_000);
  tally({ leaked: others }, { acknowledged: heardOf().length });
});
