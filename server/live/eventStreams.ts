import type { Readable } from "node:stream";
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, subscribe } from "graphql";
import { isUnavailable } from "../db/health/databaseTrouble";
import { formatError } from "../graphql/formatError";
import { checkRequest } from "../graphql/requestRules";
import { AppError } from "../platform/errors";
import { viewerKey } from "../platform/requestSlots";
import type { Viewer } from "../platform/viewer";
import type { LiveContext, LiveDeps } from "./context";
import { EventStream } from "./eventStream";
import type { LiveConnection, LiveConnections } from "./liveConnections";
import type { CloseReason } from "./socketAccess";
import { socketLimits } from "./socketLimits";
import { subscribeExtensions } from "./socketMessages";

export interface StreamRequest {
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: unknown;
}

/** Subscriptions as GraphQL over SSE: one per response. Errors of a request are results, because clients repeat a failed request. */
export class EventStreams {
  private readonly open = new Map<EventStream<ExecutionResult>, LiveConnection & { viewer: Viewer }>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly connections: LiveConnections,
    private readonly deps: LiveDeps,
  ) {}

  get count(): number {
    return this.open.size;
  }

  failed(error: Error, { locale }: Pick<Viewer, "locale">): Readable {
    const stream = new EventStream(() => undefined);
    stream.complete({ errors: [this.formatted(error, locale)] });
    return stream;
  }

  async subscribe({ document, operationName, variables, extensions }: StreamRequest, cachedViewer: Viewer): Promise<Readable> {
    const { errors, cost } = checkRequest(this.schema, { document, operationName, variables, over: "socket" }, cachedViewer);
    if (errors.length) return this.failed(errors[0]!, cachedViewer);
    // A copy, because the check of access skips viewers that it has seen.
    const viewer = { ...cachedViewer };
    const most = this.exceededLimit(viewer, cost);
    if (most !== null) return this.failed(new AppError("TOO_MANY_SUBSCRIPTIONS", { most }), viewer);
    const stream = this.begin(viewer, cost);
    try {
      const { after, firstCursor } = subscribeExtensions.parse(extensions);
      const resume = { after, cursor: null as string | null };
      const db = this.deps.shares.of(viewerKey(viewer));
      const contextValue: LiveContext = { ...this.deps, db, viewer, locale: viewer.locale, resume, isEventStream: true };
      const opened = await subscribe({ schema: this.schema, document, operationName, variableValues: variables, contextValue });
      if (!(Symbol.asyncIterator in opened)) {
        stream.complete(this.resultOf(opened, viewer) ?? raise(new AppError("UNAVAILABLE")));
        return stream;
      }
      if (firstCursor && resume.cursor !== null) stream.send({ extensions: { cursor: resume.cursor } });
      stream.start(
        opened[Symbol.asyncIterator](),
        (result) => this.resultOf({ ...result, ...(resume.cursor && { extensions: { cursor: resume.cursor } }) }, viewer),
        (error) => this.fail(stream, error as Error, viewer),
      );
      return stream;
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  failAll(code: "RESUME_TOO_OLD"): void {
    for (const [stream, { viewer }] of this.open) this.fail(stream, new AppError(code), viewer);
  }

  close(): void {
    for (const stream of this.open.keys()) stream.interrupt();
  }

  private begin(viewer: Viewer, cost: number): EventStream<ExecutionResult> {
    const removeCost = this.connections.costs.add(viewer, cost);
    const stream = new EventStream<ExecutionResult>(() => {
      this.open.delete(stream);
      this.connections.delete(connection);
      removeCost();
    });
    const connection = { viewer, revoke: (reason: CloseReason) => this.revoke(stream, reason, viewer) };
    this.open.set(stream, connection);
    this.connections.add(connection);
    return stream;
  }

  private revoke(stream: EventStream<ExecutionResult>, reason: CloseReason, viewer: Viewer): void {
    if (reason === "Rights changed") stream.interrupt();
    else this.fail(stream, new AppError(reason), viewer);
  }

  private fail(stream: EventStream<ExecutionResult>, error: Error, { locale }: Viewer): void {
    if (isUnavailable(error) || (error instanceof AppError && error.code === "SLOW_READER")) stream.interrupt();
    else stream.complete({ errors: [this.formatted(error, locale)] });
  }

  /** `null` if the database is unavailable. */
  private resultOf({ errors, ...result }: ExecutionResult, { locale }: Viewer): ExecutionResult | null {
    const formatted = errors?.map((error) => this.formatted(error, locale));
    if (formatted?.some(({ extensions }) => extensions?.["code"] === "UNAVAILABLE")) return null;
    return { ...result, ...(formatted && { errors: formatted as unknown as ExecutionResult["errors"] }) };
  }

  private formatted(error: Error, locale: Viewer["locale"]) {
    return formatError(error, this.deps.log, locale).toJSON();
  }

  private exceededLimit(viewer: Viewer, cost: number): number | null {
    const key = viewerKey(viewer);
    const running = [...this.open.values()].filter((connection) => viewerKey(connection.viewer) === key).length;
    if (running >= socketLimits.streamsPerViewer) return socketLimits.streamsPerViewer;
    return this.connections.costs.of(viewer) + cost > socketLimits.costPerViewer ? socketLimits.costPerViewer : null;
  }
}

const raise = (error: Error): never => {
  throw error;
};
