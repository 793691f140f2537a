import type { Server } from "node:http";
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  subscribe,
  validate,
} from "graphql";
import { type ServerOptions, CloseCode } from "graphql-ws";
import { type Extra as SocketExtra, useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { acceptedLocale } from "../../schema/rules/locales";
import type { Context } from "../auth/context";
import { aliveSessions } from "../auth/sessions";
import { viewerOf } from "../auth/viewers";
import type { Viewer } from "../platform/viewer";
import type { LiveContext } from "./context";
import { Groups, isShared, type Member } from "./groups";
import { presentable } from "../platform/presentable";

/** Limits of a socket: what an honest client stays far below. */
const limits = { messageBytes: 65_536, subscriptions: 20, initSeconds: 3, tokens: 1_000, pingEvery: 12_000, sessionCheckEvery: 1_000 };

type Deps = Omit<LiveContext, "viewer" | "locale" | "resume" | "setSessionCookie">;
/** What is known of a socket: its viewer, once it has said who it is. */
type Extra = SocketExtra & Partial<Record<PropertyKey, never>> & { viewer?: Viewer | null };

/** Serves graphql-ws at /graphql beside the HTTP requests of the same address: subscriptions only. Answers how to close it. */
export function serveSockets(server: Server, schema: GraphQLSchema, deps: Deps): { close(): Promise<void>; count(): number } {
  const sockets = new WebSocketServer({ server, path: "/graphql", maxPayload: limits.messageBytes });
  const connected = new Set<Extra>();
  const groups = new Groups();
  /** Which socket and id each subscription's context belongs to. */
  const members = new WeakMap<object, Member>();
  const options: ServerOptions<Record<string, unknown>, Extra> = {
    schema,
    connectionInitWaitTimeout: limits.initSeconds * 1000,
    onConnect: async (ctx) => {
      const given = ctx.connectionParams ?? {};
      const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
      ctx.extra.viewer = await viewerOf(deps, {
        authorization: text(given["authorization"]),
        acceptLanguage: text(given["accept-language"]),
      });
      if (!ctx.extra.viewer) return false;
      connected.add(ctx.extra);
      return { build: process.env.ATALAYA_BUILD ?? "dev" };
    },
    onDisconnect: (ctx) => void connected.delete(ctx.extra),
    onClose: (ctx) => void connected.delete(ctx.extra),
    onSubscribe: (ctx, id, payload) => {
      if (Object.keys(ctx.subscriptions).length > limits.subscriptions)
        return [new GraphQLError(`At most ${limits.subscriptions} subscriptions on a socket.`)];
      const read = readOperation(schema, payload.query, payload.operationName);
      if ("errors" in read) return read.errors;
      const viewer = ctx.extra.viewer ?? null;
      const after = payload.extensions?.after;
      const contextValue: LiveContext = {
        ...deps,
        viewer,
        locale: viewer?.locale ?? acceptedLocale(null),
        resume: { after: typeof after === "string" ? after : null, cursor: null },
      };
      members.set(contextValue, { socket: ctx.extra.socket, id });
      return {
        schema,
        document: read.document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue,
      } satisfies ExecutionArgs;
    },
    subscribe: (args) => {
      const member = members.get(args.contextValue as object);
      return member && isShared(args) ? groups.join(args, member) : subscribe(args);
    },
    onNext: (_ctx, _id, _payload, args, result) => {
      const { resume, log } = args.contextValue as LiveContext;
      const errors = result.errors?.map((error) => presentable(error, log));
      return { ...result, ...(errors && { errors }), ...(resume?.cursor && { extensions: { cursor: resume.cursor } }) };
    },
    onError: (_ctx, _id, _payload, errors) => errors.map((error) => presentable(error, deps.log)),
  };
  const served = useServer(options as never, sockets as never, limits.pingEvery);
  const checking = setInterval(
    () => void endOver(deps, connected).catch((err: unknown) => deps.log.warn({ err }, "sessions of sockets not checked")),
    limits.sessionCheckEvery,
  );
  return {
    count: () => connected.size,
    close: async () => {
      clearInterval(checking);
      await served.dispose();
    },
  };
}

/** graphql-ws knows nothing of the limits that the HTTP side has: they are kept here. */
function readOperation(
  schema: GraphQLSchema,
  query: string,
  operationName: string | null | undefined,
): { document: DocumentNode } | { errors: GraphQLError[] } {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError("The document cannot be read.")] };
  }
  if (getOperationAST(document, operationName)?.operation !== "subscription")
    return { errors: [new GraphQLError("Only subscriptions are answered on a socket.")] };
  const errors = validate(schema, document);
  return errors.length ? { errors: [...errors] } : { document };
}

/** Closes the sockets whose session is over: signed out, disabled, expired. */
async function endOver(deps: Pick<Context, "db" | "clock">, connected: Set<Extra>): Promise<void> {
  const ids = [...connected].flatMap(({ viewer }) => viewer?.sessionId ?? []);
  if (!ids.length) return;
  const alive = await aliveSessions(deps.db, deps.clock.now(), [...new Set(ids)]);
  for (const { viewer, socket } of connected)
    if (viewer?.sessionId && !alive.has(viewer.sessionId)) socket.close(CloseCode.Forbidden, "Session over");
}
