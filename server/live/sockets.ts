import type { IncomingMessage, Server } from "node:http";
import { type ExecutionArgs, type GraphQLError, type GraphQLSchema, subscribe } from "graphql";
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from "graphql-ws";
import { WebSocketServer } from "ws";
import { type CredentialError, isCredentialError } from "../../schema/rules/errors";
import { fallbackLocale } from "../../schema/rules/language/locales";
import { authenticate, type Credentials } from "../auth/session/viewers";
import { build } from "../platform/build";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import type { LiveContext, LiveDeps } from "./context";
import { type CloseReason, closePassing } from "./closePassing";
import { isPackedMap, openPackedMap } from "./packedMaps";
import { SubscriptionGroups, isShared, type GroupMember } from "./subscriptionGroups";
import { UnauthenticatedSockets } from "./incomingLimits";
import { SocketSender } from "./socketSender";
import { formatError, withoutSuggestions } from "../graphql/formatError";
import { canIntrospect, readDocument, checkRequest } from "../graphql/requestRules";
import { OpenSubscriptions } from "./openSubscriptions";
import { socketLimits } from "./socketLimits";
import { connectionParams, cursorMessage, subscribeExtensions } from "./socketMessages";
import type { LiveConnection, LiveConnections } from "./liveConnections";
import { viewerKey } from "../platform/requestSlots";
import { type SocketConnection, attachTransport } from "./transport";

export type SocketServerDeps = LiveDeps & {
  rejectionStatus?(request: IncomingMessage): number | null;
  addressOf(request: IncomingMessage): string;
  connections: LiveConnections;
};
type SocketExtra = SocketConnection & LiveConnection & { openSubscriptions: OpenSubscriptions; onAuthenticated: () => void };

export function serveSockets(
  server: Server,
  schema: GraphQLSchema,
  { rejectionStatus, addressOf, connections, ...deps }: SocketServerDeps,
): { close(): Promise<void>; closeAll(reason: CloseReason): void; count(): number; lagMs(): number } {
  const { log } = deps;
  const sockets = new WebSocketServer({
    server,
    path: "/graphql",
    maxPayload: socketLimits.messageBytes,
    autoPong: false,
    ...({ closeTimeout: socketLimits.closeTimeoutMs } as object), // not in its type definitions yet
    handleProtocols,
    verifyClient: ({ req }: { req: IncomingMessage }, decide: (good: boolean, status?: number) => void) => {
      const status = rejectionStatus?.(req) ?? (unauthenticated.hasRoomFor(addressOf(req)) ? null : 429);
      decide(status === null, status ?? 101);
    },
  });
  const connected = new Set<SocketExtra>();
  const socketSender = new SocketSender();
  const unauthenticated = new UnauthenticatedSockets();
  const { costs } = connections;
  const groups = new SubscriptionGroups(deps.shares, socketSender);
  const members = new WeakMap<object, GroupMember & { openSubscriptions: OpenSubscriptions }>();
  /**
   * Formats errors for the viewer. UNAVAILABLE closes the socket instead, because clients treat an error as the end of the subscription.
   */
  const forViewer = ({ viewer, socket }: SocketExtra, errors: readonly GraphQLError[]) =>
    errors.map((error) => {
      const formatted = formatError(error, log, viewer?.locale ?? fallbackLocale).toJSON();
      if (formatted.extensions?.["code"] === "UNAVAILABLE") closePassing(socket, "UNAVAILABLE");
      return canIntrospect(viewer ?? null) ? formatted : withoutSuggestions(formatted);
    });
  const options: ServerOptions<Record<string, unknown>, SocketExtra> = {
    schema,
    connectionInitWaitTimeout: socketLimits.initTimeoutMs,
    onConnect: async ({ connectionParams: sent, extra }) => {
      const { authorization = extra.request.headers.authorization, "accept-language": acceptLanguage } = connectionParams.parse(sent);
      const viewer = await viewerOrReason(deps, { authorization, acceptLanguage });
      if (typeof viewer === "string") {
        extra.socket.close(CloseCode.Forbidden, viewer);
        return false;
      }
      if (extra.socket.readyState !== extra.socket.OPEN) return false;
      if (socketCountOf(connected, viewer) >= socketLimits.socketsPerViewer) {
        extra.socket.close(CloseCode.TooManyInitialisationRequests, "Too many sockets");
        return false;
      }
      extra.viewer = viewer;
      connected.add(extra);
      connections.add(extra);
      extra.onAuthenticated();
      return { ...build };
    },
    onClose: ({ extra }) => {
      connected.delete(extra);
      connections.delete(extra);
    },
    onSubscribe: async ({ extra }, id, payload) => {
      const { socket, openSubscriptions: running } = extra;
      const viewer = extra.viewer!;
      try {
        const { query, operationName, variables, extensions } = payload;
        const document = readDocument(query);
        const { errors, cost } = checkRequest(schema, { document, operationName, variables, over: "socket" }, viewer);
        if (errors.length) return [...errors];
        const exceededLimit = (): number | null =>
          running.size >= socketLimits.subscriptionsPerSocket
            ? socketLimits.subscriptionsPerSocket
            : costs.of(viewer) + cost > socketLimits.costPerViewer
              ? socketLimits.costPerViewer
              : null;
        // Lets subscriptions that were just completed end before counting.
        if (exceededLimit() !== null) await new Promise(setImmediate);
        // No await from here until `begin`, so that concurrent subscriptions are counted.
        if (running.has(id)) {
          socket.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
          return [new AppError("BAD_USER_INPUT")];
        }
        const exceeded = exceededLimit();
        if (exceeded !== null) return [new AppError("TOO_MANY_SUBSCRIPTIONS", { most: exceeded })];
        running.begin(id, costs.add(viewer, cost));
        const { after, firstCursor } = subscribeExtensions.parse(extensions);
        const resume = { after, cursor: null };
        const contextValue: LiveContext = { ...deps, db: deps.shares.of(viewerKey(viewer)), viewer, locale: viewer.locale, resume };
        members.set(contextValue, { socket, id, locale: viewer.locale, firstCursor, openSubscriptions: running });
        return { schema, document, operationName, variableValues: variables, contextValue } satisfies ExecutionArgs;
      } catch (error) {
        return [error as GraphQLError];
      }
    },
    subscribe: (args) => {
      const member = members.get(args.contextValue as object)!;
      return member.openSubscriptions.track(member.id, async () => {
        if (isShared(args)) return groups.join(args, member);
        if (isPackedMap(args)) return openPackedMap(args, member, socketSender);
        const opened = await subscribe(args);
        const { cursor } = (args.contextValue as LiveContext).resume!;
        if (member.firstCursor && cursor !== null && Symbol.asyncIterator in opened)
          void socketSender.send(member.socket, `${cursorMessage(cursor)}${JSON.stringify(member.id)}}`);
        return opened;
      });
    },
    onNext: ({ extra }, _id, _payload, args, result) => {
      const { resume } = args.contextValue as LiveContext;
      const errors = result.errors && forViewer(extra, result.errors);
      return { ...result, ...(errors && { errors }), ...(resume?.cursor && { extensions: { cursor: resume.cursor } }) };
    },
    onError: ({ extra }, _id, _payload, errors) => forViewer(extra, errors),
  };
  const graphql = makeServer(options);
  sockets.on("connection", (socket, request) => {
    const openSubscriptions = new OpenSubscriptions();
    socket.once("close", () => openSubscriptions.close());
    attachTransport(graphql, log, socketSender, {
      socket,
      request,
      openSubscriptions,
      revoke: (reason) => socket.close(CloseCode.Forbidden, reason),
      onAuthenticated: unauthenticated.add(addressOf(request), socket),
    });
  });
  sockets.on("error", (err) => log.error({ event: "socket.server_failed", err }, "The WebSocket server failed; the process continues"));
  return {
    count: () => connected.size,
    lagMs: () => socketSender.lagMs,
    closeAll: (reason) => connected.forEach(({ socket }) => closePassing(socket, reason)),
    close: async () => {
      for (const socket of sockets.clients) socket.close(1001, "Going away");
      const forceTimer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), socketLimits.goodbyeTimeoutMs);
      await new Promise<void>((done) => sockets.close(() => done()));
      clearTimeout(forceTimer);
    },
  };
}

const viewerOrReason = (deps: Parameters<typeof authenticate>[0], credentials: Credentials): Promise<Viewer | CredentialError> =>
  authenticate(deps, credentials).catch((error: unknown) => {
    const { code } = error as AppError;
    if (!isCredentialError(code)) throw error;
    return code;
  });

const socketCountOf = (connected: ReadonlySet<SocketExtra>, { actor }: Viewer): number =>
  [...connected].filter(({ viewer }) => viewer?.actor.kind === actor.kind && viewer.actor.id === actor.id).length;
