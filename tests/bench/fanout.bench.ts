// One event to many sockets: our groups, a bare `ws.send` of the same bytes, and plain graphql-ws, in turn. Figures: CPU of the sender
// per delivery, median of the rounds.
import { fork } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buildSchema, type ExecutionArgs, parse, subscribe } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocket, WebSocketServer } from "ws";
import type { LiveContext } from "../../server/live/context";
import { SubscriptionGroups, isShared, type GroupMember } from "../../server/live/subscriptionGroups";
import { SocketSender } from "../../server/live/socketSender";
import { PullIterator } from "../../server/live/pullIterator";
import { createLog } from "../../server/platform/log";
import { systemSender } from "../../server/platform/viewer";
import { functionalities } from "../../schema/rules/access/functionalities";

const everything = { ...systemSender, sessionId: null, locale: "en", functionalities: new Set(functionalities) };

const ROUNDS = 5;
const EVENTS_PER_ROUND = 40;
const EVENT_INTERVAL_MS = 25;
const query = "subscription { claimChanged { id version status notes } }";
const schema = buildSchema(
  "type Query { none: Int } type Claim { id: ID! version: Int! status: String! notes: String } type Subscription { claimChanged: Claim! }",
);
const claim = (version: number) => ({ id: "SIN-2026-118199", version, status: "PENDING_ARRIVAL_CRITICAL", notes: "x".repeat(400) });

type Variant = "bare" | "groups" | "plain";

export function receive(): void {
  process.on("message", ({ url, count, bare }: { url: string; count: number; bare: boolean }) => {
    let ready = 0;
    for (let n = 0; n < count; n++) {
      const socket = new WebSocket(url, "graphql-transport-ws");
      const joined = (): void => void (++ready === count && process.send!("ready"));
      socket.on("open", () => (bare ? joined() : socket.send('{"type":"connection_init"}')));
      socket.on("message", (data: Buffer) => {
        if (bare || !data.toString("latin1", 0, 40).includes("connection_ack")) return;
        socket.send(JSON.stringify({ id: `s${n}`, type: "subscribe", payload: { query } }));
        joined();
      });
    }
  });
}

async function serve(variant: Variant): Promise<{ server: Server; emit: () => void; close: () => void }> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  let version = 0;
  const pulled = new Set<PullIterator<{ claimChanged: object }>>();
  const source = (): AsyncIterable<{ claimChanged: object }> => {
    let lastVersion = version;
    const one = new PullIterator<{ claimChanged: object }>(
      () => (lastVersion < version ? { claimChanged: claim((lastVersion = version)) } : null),
      () => pulled.delete(one),
    );
    pulled.add(one);
    return one;
  };
  if (variant !== "bare") {
    const groups = new SubscriptionGroups({ of: () => undefined as never }, new SocketSender());
    const log = createLog("silent");
    useServer(
      {
        schema,
        onSubscribe: (ctx, id, payload) => ({
          schema,
          document: parse(payload.query),
          rootValue: { claimChanged: source },
          contextValue: {
            viewer: everything,
            log,
            resume: { after: null, cursor: null },
            member: { socket: ctx.extra.socket, id, locale: "en" },
          },
        }),
        subscribe: (args: ExecutionArgs) => {
          const { member } = args.contextValue as LiveContext & { member: GroupMember };
          return variant === "groups" && isShared(args) ? groups.join(args, member) : subscribe(args);
        },
      },
      sockets as never,
    );
  }
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const emit = (): void => {
    version++;
    if (variant !== "bare") for (const one of pulled) one.wake();
    else {
      const bytes = JSON.stringify({ type: "next", payload: { data: { claimChanged: claim(version) } }, id: "s100" });
      for (const socket of sockets.clients) socket.send(bytes);
    }
  };
  return {
    server,
    emit,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}

/** Microseconds of CPU per delivery. */
async function measure(variant: Variant, count: number): Promise<number> {
  const { server, emit, close } = await serve(variant);
  const child = fork(process.argv[1]!, ["--receive"]);
  const ready = new Promise((done) => child.once("message", done));
  child.send({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, count, bare: variant === "bare" });
  await ready;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = process.cpuUsage();
  for (let n = 0; n < EVENTS_PER_ROUND; n++) {
    emit();
    await new Promise((resolve) => setTimeout(resolve, EVENT_INTERVAL_MS));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { user, system } = process.cpuUsage(before);
  child.kill();
  close();
  return (user + system) / (EVENTS_PER_ROUND * count);
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export async function fanOut(count = 500): Promise<Record<string, number>> {
  const figures: Record<Variant, number[]> = { bare: [], groups: [], plain: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const variant of ["bare", "groups", "plain"] as const) figures[variant].push(await measure(variant, count));
  const [bare, groups, plain] = [median(figures.bare), median(figures.groups), median(figures.plain)];
  const ratio = median(figures.groups.map((value, i) => value / figures.bare[i]!));
  const plainRatio = median(figures.plain.map((value, i) => value / figures.bare[i]!));
  console.log(
    `\nFan-out, ${count} sockets, ${EVENTS_PER_ROUND} events of ${JSON.stringify(claim(1)).length} bytes, median of ${ROUNDS} rounds`,
  );
  console.log(`  bare ws.send         ${bare.toFixed(1)} µs CPU a delivery`);
  console.log(`  groups               ${groups.toFixed(1)} µs   ${ratio.toFixed(2)} × bare`);
  console.log(`  plain graphql-ws     ${plain.toFixed(1)} µs   ${plainRatio.toFixed(2)} × bare`);
  return { sockets: count, bareMicroseconds: bare, groupsRatio: ratio, plainRatio };
}
