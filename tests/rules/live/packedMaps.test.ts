// What is sent of a packed map without an execution is what an execution gives, to the last byte.
import { buildSchema, execute, parse, type ExecutionArgs } from "graphql";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { isPackedMap, openPackedMap } from "../../../server/live/packedMaps";
import type { SocketSender } from "../../../server/live/socketSender";

const schema = buildSchema(`scalar Packed type Query { none: Int } type MapFrame { packed: Packed! at: String }
  type Subscription { mapFrames: MapFrame! heartbeat: MapFrame! }`);
const frames = [
  { first: true, ids: ["ñ", 'a"b\\'], columns: [[1, -2], []] },
  { first: false, ids: [], at: null },
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
  "subscription M { map: mapFrames { __typename frame: packed type: __typename } }",
])("%s", async (query) => {
  expect(isPackedMap(argsOf(query))).toBe(true);
  const executed = frames.map((packed) => {
    const { data } = execute({ ...argsOf(query), rootValue: { packed } }) as { data: object };
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
  "subscription { mapFrames { a: packed b: packed } }",
  "subscription { mapFrames @skip(if: false) { packed } }",
  "subscription { heartbeat { packed } }",
])("%s is executed", (query) => {
  expect(isPackedMap(argsOf(query))).toBe(false);
});
