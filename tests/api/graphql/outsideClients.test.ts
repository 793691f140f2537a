// Third-party clients and generators with a read key: automatic reconnection of subscriptions, and types from the endpoint.
import { ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { generate } from "@graphql-codegen/cli";
import { Client, subscriptionExchange } from "@urql/core";
import { sql } from "drizzle-orm";
import { createClient, type Client as SocketClient, type ClientOptions } from "graphql-ws";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let ingestKey: string;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  [key, ingestKey] = [await app.key("read"), await app.key("ingest")];
  folder = await mkdtemp(join(tmpdir(), "outside-"));
});
afterAll(() => rm(folder, { recursive: true }));

const sockets: SocketClient[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) void socket.dispose();
});
const openSocket = (options: Partial<ClientOptions> = {}): SocketClient => {
  const connectionParams = { authorization: `Bearer ${key}` };
  const socket = createClient({ url: `${app.url.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket, connectionParams, ...options });
  sockets.push(socket);
  return socket;
};

const change = (id: string, version: number) => app.ingest("claims", [claimRecord(id, { version })], ingestKey);
const changeCursor = async (): Promise<string> =>
  (await app.graphql<{ changeCursor: string }>("{ changeCursor }", {}, key)).data!.changeCursor;
const changes = "subscription Changes($ids: [ID!], $after: String) { claimChanged(filter: { ids: $ids }, after: $after) { id version } }";
interface Changed {
  claimChanged: { id: string; version: number };
}

describe("graphql-ws that reconnects with its first payload", () => {
  /** Listens to changes of a claim, and waits with its reconnection until `reconnect` is called. */
  async function listen(id: string) {
    let reconnect: () => void = () => undefined;
    const gate = new Promise<void>((done) => (reconnect = done));
    const socket = openSocket({ retryAttempts: 3, retryWait: () => gate });
    const versions: number[] = [];
    const errors: unknown[] = [];
    const variables = { ids: [id], after: await changeCursor() };
    socket.subscribe<Changed>(
      { query: changes, variables },
      {
        next: ({ data, errors: rejections = [] }) => {
          if (data) versions.push(data.claimChanged.version);
          errors.push(...rejections);
        },
        error: (error) => errors.push(error),
        complete: () => undefined,
      },
    );
    return { socket, versions, errors, reconnect };
  }

  test("misses no change of an interruption", async () => {
    const { socket, versions, errors, reconnect } = await listen("O-1");
    await change("O-1", 1);
    await expect.poll(() => versions).toEqual([1]);
    socket.terminate();
    for (const version of [2, 3]) await change("O-1", version);
    reconnect();
    await expect.poll(() => [...new Set(versions)]).toEqual([1, 2, 3]);
    expect(errors).toEqual([]);
  });

  test("reports RESUME_TOO_OLD if it missed more changes than are sent again", async () => {
    const { socket, versions, errors, reconnect } = await listen("O-2");
    await change("O-2", 1);
    await expect.poll(() => versions).toEqual([1]);
    socket.terminate();
    await app.db.execute(sql`insert into changes (kind, state) select kind, state from changes, generate_series(1, 5001)
      where kind = 'claim' and state->>'id' = 'O-2'`);
    const later = await listen("O-5");
    await change("O-5", 1);
    await expect.poll(() => later.versions).toEqual([1]);
    reconnect();
    await expect.poll(() => errors).toMatchObject([{ extensions: { code: "RESUME_TOO_OLD" } }]);
    expect(versions).toEqual([1]);
  });
});

describe("clients subscribe with variables", () => {
  test("Apollo Client over graphql-ws", async () => {
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(openSocket()) });
    const results: unknown[] = [];
    const variables = { ids: ["O-3"], after: await changeCursor() };
    const running = client
      .subscribe<Changed>({ query: gql(changes), variables })
      .subscribe(({ data, error }) => results.push(error ?? data));
    await change("O-3", 1);
    await expect.poll(() => results).toMatchObject([{ claimChanged: { id: "O-3", version: 1 } }]);
    running.unsubscribe();
    client.stop();
  });

  test("urql over graphql-ws", async () => {
    const socket = openSocket();
    const exchange = subscriptionExchange({
      forwardSubscription: ({ query, variables }) => ({
        subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query: query!, variables: variables! }, sink as never) }),
      }),
    });
    const client = new Client({ url: `${app.url}/graphql`, exchanges: [exchange] });
    const results: unknown[] = [];
    const running = client
      .subscription(changes, { ids: ["O-4"], after: await changeCursor() })
      .subscribe(({ data, error }) => results.push(error ?? data));
    await change("O-4", 1);
    await expect.poll(() => results).toMatchObject([{ claimChanged: { id: "O-4", version: 1 } }]);
    running.unsubscribe();
  });
});

describe("graphql-codegen generates types", () => {
  test.each([
    ["endpoint with a read key", () => ({ [`${app.url}/graphql`]: { headers: { authorization: `Bearer ${key}` } } })],
    ["schema text without a key", () => `${app.url}/graphql/schema.graphql`],
  ])("from the %s", async (_source, source) => {
    const document = "query Open($first: Int!) { claims(first: $first) { nodes { id status } } }";
    const files = (await generate(
      { schema: source(), documents: document, generates: { [join(folder, "types/")]: { preset: "client" } }, silent: true },
      false,
    )) as { filename: string; content: string }[];
    expect(files.map(({ content }) => content).join("\n")).toContain("export type OpenQueryVariables");
  });
});
