import type { Readable } from "node:stream";
import { ApolloServer, type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Histogram } from "prom-client";
import { errorStatus, type ErrorCode, isCredentialError } from "../../../schema/rules/errors";
import { fallbackLocale, type Locale } from "../../../schema/rules/language/locales";
import type { LiveContext } from "../../live/context";
import { formatError, withoutSuggestions } from "../../graphql/formatError";
import { IntrospectionAnswers, type IntrospectionRequest } from "../../graphql/introspection";
import { canIntrospect, toParseError, parseOptions, checkRequest } from "../../graphql/requestRules";
import type { EventStreams } from "../../live/eventStreams";
import { AppError } from "../../platform/errors";
import { maskText } from "../../platform/maskText";
import { answerWithStream } from "./graphqlStream";
import { challengeOf, RETRY_AFTER_SECONDS, sendError } from "../errorAnswers";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";
import { traceIdOf } from "../requestIds";
import { requestReportPlugin } from "../requestReport";

/** Mounts /graphql: one operation per request, by POST or, with a bearer, queries and event streams by GET; no batches. */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  deps: RequestDeps,
  admission: RequestAdmission,
  streams: EventStreams | null,
  durations: Histogram<"kind" | "operation">,
): Promise<ApolloServer<LiveContext>> {
  const { log } = deps;
  const apollo = new ApolloServer<LiveContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions,
    // requestRules validates instead, for WebSockets too
    dangerouslyDisableValidation: true,
    plugins: [ApolloServerPluginCacheControlDisabled(), requestRulesPlugin(deps), requestReportPlugin({ ...deps, durations })],
    formatError: (_formatted, error) =>
      formatError(withParseError(error), log, errorLocales.get(error as Error) ?? fallbackLocale).toJSON(),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (words: unknown) => log.warn({ event: "apollo.warning", apollo: maskText(String(words)) }, "Apollo Server warning"),
      error: (words: unknown) => log.error({ event: "apollo.error", apollo: maskText(String(words)) }, "Apollo Server error"),
    },
  });
  await apollo.start();
  const introspection = new IntrospectionAnswers<SentAnswer>();
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<string | Readable | FastifyReply> => {
    if (isHashAlone(request)) return persistedQueryNotSupported(reply);
    const stream = streams && (await answerWithStream(streams, admission, request, reply));
    if (stream) return stream;
    const document = introspectionRequest(request);
    const cachedAnswer = canIntrospect(admission.identityOf(request).viewer) ? introspection.get(document) : undefined;
    if (cachedAnswer) {
      void reply.headers(cachedAnswer.headers);
      return cachedAnswer.text;
    }
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", search: "", headers: headersRead(request), body: bodyOf(request) },
      context: async () =>
        Object.assign(requestContext(deps, admission, request, reply), {
          isGet: request.method === "GET",
          requestId: request.id,
          traceId: traceIdOf(request),
        }),
    });
    if (body.kind !== "complete") throw new Error("an answer came in parts, which nothing asks for");
    const answerHeaders = Object.fromEntries(headers);
    if ((status ?? 200) === 200) introspection.note(document, { headers: answerHeaders, text: body.string });
    void reply.code(status ?? 200).headers(answerHeaders);
    return body.string;
  };
  app.route({
    method: "POST",
    url: "/graphql",
    onRequest: admission.admit,
    preHandler: async (request, reply) => {
      const { body } = request;
      if (Array.isArray(body)) return sendError(request, reply, "BAD_REQUEST", undefined, { detail: BATCH_DETAIL });
      if (!isRequest(body)) throw new AppError("BAD_REQUEST");
    },
    handler: (request, reply) => admission.runInSlot(request, () => answer(request, reply)),
  });
  app.route({
    method: "GET",
    url: "/graphql",
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      if (request.headers.authorization === undefined) return sendError(request, reply.header("allow", "POST"), "METHOD_NOT_ALLOWED");
      await admission.admit(request, reply);
    },
    preHandler: async (request, reply) => {
      void reply.header("cache-control", "no-store");
      request.body = bodyOfSearch(request.query as Record<string, unknown>);
      if (!isRequest(request.body)) throw new AppError("BAD_REQUEST");
    },
    handler: (request, reply) => admission.runInSlot(request, () => answer(request, reply)),
  });
  return apollo;
}

const BATCH_DETAIL = "Batches are not supported. Send one operation per request.";

const persistedQueryOf = ({ body }: FastifyRequest): unknown =>
  (body as { extensions?: { persistedQuery?: unknown } }).extensions?.persistedQuery;

/** True if the request contains the hash of its document instead of the document. */
const isHashAlone = (request: FastifyRequest): boolean => !queryOf(request) && persistedQueryOf(request) !== undefined;

const queryOf = ({ body }: FastifyRequest): string => (body as { query?: string | null }).query ?? "";

/** Response of Apollo's protocol, which makes clients send the document. Never translated. */
function persistedQueryNotSupported(reply: FastifyReply): string {
  void reply.type("application/json; charset=utf-8");
  const error = { message: "PersistedQueryNotSupported", extensions: { code: "PERSISTED_QUERY_NOT_SUPPORTED" } };
  return JSON.stringify({ errors: [error] });
}

/** Body without the hash of a document that is sent with it. */
function bodyOf(request: FastifyRequest): unknown {
  if (persistedQueryOf(request) === undefined) return request.body;
  const { extensions: _hash, ...body } = request.body as Record<string, unknown>;
  return body;
}

/** Converts the parameters of a GET request into a body. Invalid JSON stays text, which is rejected later. */
function bodyOfSearch({ query, operationName, variables, extensions }: Record<string, unknown>): Record<string, unknown> {
  const parsed = (text: unknown): unknown => {
    try {
      return typeof text === "string" ? JSON.parse(text) : text;
    } catch {
      return text;
    }
  };
  const body = { query, operationName, variables: parsed(variables), extensions: parsed(extensions) };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

interface SentAnswer {
  headers: Record<string, string>;
  text: string;
}

function introspectionRequest(request: FastifyRequest): IntrospectionRequest {
  const { operationName = null } = request.body as { operationName?: string | null };
  return { query: queryOf(request), operationName, accept: request.headers.accept };
}

export const HEAVY_COST = 5_000;

/** Language per error, because Apollo Server formats errors without context. */
const errorLocales = new WeakMap<Error, Locale>();

/** Headers that Apollo Server evaluates, for CSRF prevention and content negotiation. */
function headersRead({ method, headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of ["content-type", "accept"] as const) if (headers[name] !== undefined) read.set(name, headers[name]);
  // a query by GET is executed as the same POST; its bearer excludes forgery
  if (method === "GET") read.set("content-type", "application/json");
  return read;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
/** GraphQL-over-HTTP request with one operation; Apollo Server would report this in English only. */
export const isRequest = (body: unknown): boolean =>
  isRecord(body) &&
  Object.keys(body).length > 0 &&
  ["query", "operationName"].every((name) => typeof (body[name] ?? "") === "string") &&
  ["variables", "extensions"].every((name) => isRecord(body[name] ?? {}));

/** Apollo Server replaces the code of parse errors. */
const withParseError = (error: unknown): Error => {
  const isParseError = error instanceof GraphQLError && error.extensions["code"] === "GRAPHQL_PARSE_FAILED";
  return isParseError ? toParseError(error.originalError ?? error) : (error as Error);
};

const hasData = (data: Record<string, unknown> | null | undefined): boolean => Object.values(data ?? {}).some((value) => value !== null);

/** Code that determines the HTTP status of a response without data: a credential error, UNAVAILABLE or an internal error. */
const httpCodeOf = (errors: readonly GraphQLFormattedError[] = []): ErrorCode | undefined => {
  const codes = errors.map(({ extensions }) => extensions?.["code"] as ErrorCode);
  return codes.find(isCredentialError) ?? codes.find((code) => code === "UNAVAILABLE" || code === "INTERNAL_SERVER_ERROR");
};

const methodNotAllowed = (error: GraphQLError): GraphQLResponse => ({
  http: { status: errorStatus.METHOD_NOT_ALLOWED, headers: new HeaderMap([["allow", "POST"]]) },
  body: { kind: "single", singleResult: { errors: [error.toJSON()] } },
});

const requestRulesPlugin = ({ log }: RequestDeps): ApolloServerPlugin<LiveContext> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { locale } }) => {
      for (const error of errors) errorLocales.set(error, locale);
    },
    responseForOperation: async ({ schema, document, request, operation, contextValue }) => {
      const { viewer, isCookieOnly, isGet, locale, acquireHeavySlot: heavy } = contextValue;
      const { operationName, variables } = request;
      if (isGet && operation && operation.operation !== "query")
        return methodNotAllowed(formatError(new AppError("METHOD_NOT_ALLOWED"), log, locale));
      const { errors: requestErrors, cost } = checkRequest(schema, { document, operationName, variables, over: "http" }, viewer);
      contextValue.cost = cost;
      const forgeryErrors = isCookieOnly && operation?.operation === "mutation" ? [new AppError("FORBIDDEN")] : [];
      const errors = [...requestErrors, ...forgeryErrors].map((error) => formatError(error, log, locale).toJSON());
      if (!errors.length) {
        // If the client disconnects while waiting, no answer is needed.
        if (cost > HEAVY_COST) await heavy?.().catch((error: unknown) => errors.push(formatError(error as Error, log, locale).toJSON()));
        if (!errors.length) return null;
      }
      const code = errors[0]!.extensions!["code"] as ErrorCode;
      log.info(
        { event: "request.rejected", code, operation: operation?.operation ?? null, actor: viewer?.actor.id ?? null },
        "A request was rejected",
      );
      return { http: { status: errorStatus[code], headers: new HeaderMap() }, body: { kind: "single", singleResult: { errors } } };
    },
    willSendResponse: async ({ response: { body, http }, contextValue }) => {
      // Without data, the status says why, for clients that only see HTTP.
      if (body.kind === "single" && !hasData(body.singleResult.data)) {
        const code = httpCodeOf(body.singleResult.errors);
        if (code) http.status = errorStatus[code];
        if (code === "UNAVAILABLE") http.headers.set("retry-after", RETRY_AFTER_SECONDS);
        const challenge = code && challengeOf(code);
        if (challenge) http.headers.set("www-authenticate", challenge);
      }
      if (body.kind !== "single" || !body.singleResult.errors || canIntrospect(contextValue.viewer)) return;
      body.singleResult.errors = body.singleResult.errors.map(withoutSuggestions);
    },
  }),
});
