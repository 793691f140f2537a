import { buildSchema, execute, parse, type ExecutionArgs } from "graphql";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { frameInVersion } from "../../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { isPackedMap, openPackedMap } from "../../../server/live/packedMaps";
import type { SocketSender } from "../../../server/live/socketSender";

const schema = buildSchema(`scalar Packed type Query { none: Int } type MapFrame { packed(version: Int! = 1): Packed! at: String }
  type Subscription { mapFrames: MapFrame! heartbeat: MapFrame! }`);
const none = {
  first: false,
  at: 2,
  followedAt: 2,
  points: [[], [], [], []],
  handles: [],
  ids: [],
  names: [],
  removed: [3],
  clusters: null,
};
const columns: PackedFrame["columns"] = ["handle", "layer", "lon", "lat"];
const frames: PackedFrame[] = [
  { ...none, version: 1, columns, first: true, points: [[1], [0], [-2], [7]], handles: [1], ids: ["ñ"], names: ['a"b\\'], totals: null },
  { ...none, version: 1, columns, totals: null },
];

function argsOf(query: string): ExecutionArgs {
  async function* source() {
    for (const packed of frames) yield await Promise.resolve({ packed });
  }
  const subscriptions = schema.getSubscriptionType()!.getFields();
  for (const field of Object.values(subscriptions)) Object.assign(field, { subscribe: source, resolve: (frame: unknown) => frame });
  return { schema, document: parse(query) };
}

async function sent(query: string): Promise<string[]> {
  const texts: string[] = [];
  const sender = { send: (_socket: unknown, text: string) => Promise.resolve(void texts.push(text)) } as unknown as SocketSender;
  const opened = await openPackedMap(argsOf(query), { socket: {} as WebSocket, id: "1" }, sender);
  expect(await (opened as AsyncIterator<unknown>).next()).toEqual({ value: undefined, done: true });
  return texts;
}

test.each([
  "subscription { mapFrames { packed } }",
  "subscription { mapFrames { packed __typename } }",
  "subscription { mapFrames { packed(version: 1) } }",
  "subscription { mapFrames { packed(version: 2) __typename } }",
  "subscription M { map: mapFrames { __typename frame: packed type: __typename } }",
])("%s", async (query) => {
  expect(isPackedMap(argsOf(query))).toBe(true);
  const executed = frames.map((packed) => {
    const { data } = execute({
      ...argsOf(query),
      rootValue: { packed: ({ version }: { version: number }) => frameInVersion(packed, version) },
    }) as { data: object };
    return `{"type":"next","payload":${JSON.stringify({ data })},"id":"1"}`;
  });
  expect(await sent(query)).toEqual(executed);
});

test.each([
  "subscription { mapFrames { packed at } }",
  "subscription { mapFrames { __typename } }",
  "subscription { mapFrames { packed @include(if: true) } }",
  "subscription { mapFrames { ...F } } fragment F on MapFrame { packed }",
  "subscription { mapFrames { ... { packed } } }",
  "subscription { mapFrames { packed packed } }",
  "subscription { mapFrames { packed(version: 3) } }",
  "subscription M($version: Int!) { mapFrames { packed(version: $version) } }",
  "subscription { mapFrames { a: packed b: packed } }",
  "subscription { mapFrames @skip(if: false) { packed } }",
  "subscription { heartbeat { packed } }",
])("%s is executed", (query) => {
  expect(isPackedMap(argsOf(query))).toBe(false);
});
