// The product in this process on a database of its own, reached through its real doors.
import { randomUUID } from "node:crypto";
import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import type { KeyScope } from "../../schema/rules/keys";
import { startApp, type App } from "../../server/app";
import { createKey } from "../../server/auth/keys";
import { seedUsers } from "../../server/admin/seed";
import { connect, type Db } from "../../server/db/connect";
import { type Opened, openPlace } from "../../server/db/open";
import { outsideOf } from "../../server/outside/outside";
import type { Outside } from "../../server/outside/ports";
import { readEnv } from "../../server/platform/env";
import { createLog, type Log } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { afterwards } from "./afterwards";
import { givenCluster } from "./cluster";

export const password = "Demo-pass1!";

export interface Answer<T = Record<string, unknown>> {
  data: T | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; values?: Record<string, unknown>; id?: string } }[];
}

/** A database as the product has it. */
export interface Databases extends Omit<Opened, "close"> {
  /** As its owner, who may do anything. */
  owner: Db;
}

export interface GivenApp extends App, Databases {
  /** Makes an API key. */
  key(...scopes: KeyScope[]): Promise<string>;
  /** Signs a demo user in and answers its token. */
  signIn(user?: string): Promise<string>;
  /** Sends a GraphQL request. */
  graphql<T = Record<string, unknown>>(query: string, variables?: object, bearer?: string): Promise<Answer<T>>;
  /** Sends records to an ingest door; `records` as an array goes as JSON, text as NDJSON. */
  ingest(
    door: string,
    records: unknown,
    key: string,
  ): Promise<{ status: number; body: { accepted: number; unchanged: number; refused: { line: number; field: string; code: string }[] } }>;
  /** A graphql-ws client; ended with the app. */
  socket(bearer: string, options?: object): Client;
}

/** A migrated database of its own on the tests' cluster, a copy of another one that nobody is connected to; dropped at the end. */
export async function database(copyOf?: string): Promise<Databases & { drop(): Promise<void> }> {
  const cluster = givenCluster();
  const log = createLog("silent");
  const name = `atalaya_${randomUUID().slice(0, 8)}`;
  const admin = connect(cluster, log, 1);
  await admin.execute(`create database ${name}${copyOf ? ` template ${copyOf}` : ""}`);
  const place =
    "url" in cluster
      ? { url: Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href }
      : { socket: cluster.socket, database: name };
  const { close, ...opened } = await openPlace(place, log);
  const owner = connect(place, log, 2);
  return {
    ...opened,
    owner,
    async drop() {
      await Promise.all([close(), owner.$client.end({ timeout: 2 })]);
      await admin.execute(`drop database ${name} with (force)`);
      await admin.$client.end();
    },
  };
}

export interface GivenMore {
  /** Replaces some of the outside systems, or how long they are waited for. */
  outside?: Partial<Outside>;
  /** A second node beside this one: its database, its clock. */
  beside?: GivenApp;
  /** On a copy of this database, by its name; nobody may be connected to it. */
  copyOf?: string;
  /** Takes what is logged. */
  log?: Log;
}

/** Starts the product; stopped, and its database dropped, after the file's tests. */
export async function givenApp(env: Record<string, string> = {}, { outside, beside, copyOf, log }: GivenMore = {}): Promise<GivenApp> {
  const { db, requests, keeper, owner, drop } = beside ? { ...beside, drop: () => Promise.resolve() } : await database(copyOf);
  const clock = beside?.clock ?? new Clock();
  const settings = readEnv({ PORT: "0", DEMO: "1", DEMO_PASSWORD: password, LOG_LEVEL: process.env.TEST_LOG ?? "silent", ...env });
  await seedUsers({ db, clock }, settings);
  const usual = outsideOf(settings, { db, clock });
  const systems = { ...usual, ...outside, ports: { ...usual.ports, ...outside?.ports } };
  const app = await startApp(settings, log ?? createLog(settings.LOG_LEVEL), { db, requests, keeper }, clock, systems);
  const clients: Client[] = [];
  let stopped: Promise<void> | undefined;
  const given: GivenApp = {
    ...app,
    stop: () => (stopped ??= app.stop()),
    db,
    requests,
    keeper,
    owner,
    key: (...scopes) => createKey({ db, clock }, `test ${scopes.join()}`, scopes),
    async signIn(user = "operator") {
      const answer = await given.graphql<{ login: { jwt: string } }>("mutation($input: LoginInput!) { login(input: $input) { jwt } }", {
        input: { user, password },
      });
      return answer.data!.login.jwt;
    },
    async graphql<T>(query: string, variables?: object, bearer?: string) {
      const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
      const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
      return (await response.json()) as Answer<T>;
    },
    async ingest(door, records, key) {
      const text = typeof records === "string";
      const headers = { authorization: `Bearer ${key}`, "content-type": text ? "application/x-ndjson" : "application/json" };
      const response = await fetch(`${app.url}/ingest/${door}`, {
        method: "POST",
        headers,
        body: text ? records : JSON.stringify(records),
      });
      return { status: response.status, body: (await response.json()) as never };
    },
    socket(bearer, options) {
      const client = createClient({
        url: `${app.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${bearer}`, "accept-language": "en", timezone: "UTC" },
        retryAttempts: 0,
        onNonLazyError: () => undefined,
        ...options,
      });
      clients.push(client);
      return client;
    },
  };
  afterwards(async () => {
    for (const client of clients) void client.dispose();
    await given.stop();
    await drop();
  });
  return given;
}
