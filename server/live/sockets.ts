import type { IncomingMessage, Server } from "node:http";
import { type ExecutionArgs, type GraphQLError, type GraphQLSchema, subscribe } from "graphql";
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from "graphql-ws";
import { WebSocketServer } from "ws";
import { defaultLocale } from "../../schema/rules/locales";
import { viewerOf } from "../auth/viewers";
import { build } from "../platform/build";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import type { LiveContext } from "./context";
import { Groups, isShared, type Member } from "./groups";
import { Strangers } from "./incoming";
import { OpenCosts } from "./openCosts";
import { Outbound } from "./outbound";
import { outgoing, withoutSuggestions } from "./outgoing";
import { maySandbox, readDocument, verdictOn } from "./requestRules";
import { Running } from "./running";
import { socketLimits } from "./socketLimits";
import type { Standing } from "./standing";
import { whoIs } from "./turns";
import { type Wire, wire } from "./wire";

export type SocketDeps = Omit<LiveContext, "viewer" | "locale" | "resume" | "setSessionCookie" | "cookieAlone"> & {
  /** The status that a request is refused with: of another website's page, or to a host that is not ours. Null: it is welcome. */
  refuses?(request: IncomingMessage): number | null;
  /** Looks at who is on the sockets: not over the connections of requests, which may all be busy. */
  standing: Standing;
};
/** What is known of a socket: its viewer, once it has said who it is. */
type Extra = Wire & { running: Running; isKnown: () => void };

/** Serves graphql-ws at /graphql beside the HTTP requests of the same address: subscriptions only. Answers how to close it. */
export function serveSockets(
  server: Server,
  schema: GraphQLSchema,
  { refuses, standing, ...deps }: SocketDeps,
): { close(): Promise<void>; count(): number } {
  const { log } = deps;
  const sockets = new WebSocketServer({
    server,
    path: "/graphql",
    maxPayload: socketLimits.messageBytes,
    autoPong: false, // as many as are taken: live/incoming
    ...({ closeTimeout: socketLimits.closeWithin } as object), // unknown to its types yet
    handleProtocols,
    verifyClient: ({ req }: { req: IncomingMessage }, decide: (good: boolean, status?: number) => void) => {
      const status = refuses?.(req) ?? (strangers.mayCome(addressOf(req)) ? null : 429);
      decide(status === null, status ?? 101);
    },
  });
  const connected = new Set<Extra>();
  const outbound = new Outbound();
  const strangers = new Strangers();
  const costs = new OpenCosts();
  const groups = new Groups(deps.shares, outbound);
  /** Which socket and id each subscription's context belongs to. */
  const members = new WeakMap<object, Member & { running: Running }>();
  const forViewer = (viewer: Viewer | undefined, errors: readonly GraphQLError[]) =>
    errors.map((error) => {
      const told = outgoing(error, log, viewer?.locale ?? defaultLocale).toJSON();
      return maySandbox(viewer ?? null) ? told : withoutSuggestions(told);
    });
  const options: ServerOptions<Record<string, unknown>, Extra> = {
    schema,
    connectionInitWaitTimeout: socketLimits.initWithin,
    onConnect: async ({ connectionParams, extra }) => {
      const given = connectionParams ?? {};
      const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
      const credentials = { authorization: text(given["authorization"]), acceptLanguage: text(given["accept-language"]) };
      const viewer = await viewerOf(deps, credentials);
      if (!viewer) return false;
      if (extra.socket.readyState !== extra.socket.OPEN) return false;
      if (countOf(connected, viewer) >= socketLimits.sockets) {
        extra.socket.close(CloseCode.TooManyInitialisationRequests, "Too many sockets");
        return false;
      }
      extra.viewer = viewer;
      connected.add(extra);
      extra.isKnown();
      return { ...build };
    },
    onClose: ({ extra }) => void connected.delete(extra),
    onSubscribe: async ({ extra }, id, payload) => {
      const { socket, running } = extra;
      const viewer = extra.viewer!;
      try {
        const { query, operationName, variables, extensions } = payload;
        const document = readDocument(query);
        const { faults, cost } = verdictOn(schema, { document, operationName, variables, over: "socket" }, viewer);
        if (faults.length) return [...faults];
        const most = (): number | null =>
          running.size >= socketLimits.subscriptions
            ? socketLimits.subscriptions
            : costs.of(viewer) + cost > socketLimits.cost
              ? socketLimits.cost
              : null;
        // What its client completed just before, and was not answering, has ended after this turn.
        if (most() !== null) await new Promise(setImmediate);
        // No await from here on: what comes next must find it counted.
        if (running.has(id)) {
          socket.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
          return [new AppError("BAD_USER_INPUT")];
        }
        const exceeded = most();
        if (exceeded !== null) return [new AppError("TOO_MANY_SUBSCRIPTIONS", { most: exceeded })];
        running.begin(id, costs.add(viewer, cost));
        const after = extensions?.after;
        const resume = { after: typeof after === "string" ? after : null, cursor: null };
        const contextValue: LiveContext = { ...deps, db: deps.shares.of(whoIs(viewer)), viewer, locale: viewer.locale, resume };
        members.set(contextValue, { socket, id, locale: viewer.locale, running });
        return { schema, document, operationName, variableValues: variables, contextValue } satisfies ExecutionArgs;
      } catch (error) {
        return [error as GraphQLError];
      }
    },
    subscribe: (args) => {
      const member = members.get(args.contextValue as object)!;
      return member.running.follow(member.id, async () => (isShared(args) ? groups.join(args, member) : subscribe(args)));
    },
    onNext: ({ extra }, _id, _payload, args, result) => {
      const { resume } = args.contextValue as LiveContext;
      const errors = result.errors && forViewer(extra.viewer, result.errors);
      return { ...result, ...(errors && { errors }), ...(resume?.cursor && { extensions: { cursor: resume.cursor } }) };
    },
    onError: ({ extra }, _id, _payload, errors) => forViewer(extra.viewer, errors),
  };
  const graphql = makeServer(options);
  sockets.on("connection", (socket, request) => {
    const running = new Running();
    socket.once("close", () => running.close());
    wire(graphql, log, outbound, { socket, request, running, isKnown: strangers.add(addressOf(request), socket) });
  });
  sockets.on("error", (err) => log.error({ err }, "the sockets' server failed"));
  const checking = setInterval(
    () =>
      void closeEnded(standing, deps.clock.now(), connected).catch((err: unknown) => log.warn({ err }, "sessions of sockets not checked")),
    socketLimits.sessionCheckEvery,
  );
  return {
    count: () => connected.size,
    close: () => {
      clearInterval(checking);
      for (const socket of sockets.clients) socket.close(1001, "Going away");
      // whoever does not say goodbye is not waited for
      const late = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), socketLimits.goodbyeWithin);
      return new Promise((done) =>
        sockets.close(() => {
          clearTimeout(late);
          done();
        }),
      );
    },
  };
}

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? "";

const countOf = (connected: ReadonlySet<Extra>, { actor }: Viewer): number =>
  [...connected].filter(({ viewer }) => viewer?.actor.kind === actor.kind && viewer.actor.id === actor.id).length;

/** Closes the sockets of those who signed out, were disabled, or may see something else by now. */
async function closeEnded(standing: Standing, now: number, connected: Set<Extra>): Promise<void> {
  const viewers = new Set([...connected].flatMap(({ viewer }) => viewer ?? []));
  if (!viewers.size) return;
  const ended = await standing.ended(now, viewers);
  for (const { viewer, socket } of connected) {
    const why = viewer && ended.get(viewer);
    if (why) socket.close(CloseCode.Forbidden, why);
  }
}
