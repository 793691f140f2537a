import { ApolloServer, type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { errorStatus, type ErrorCode } from "../../../schema/rules/errors";
import { defaultLocale, type Locale } from "../../../schema/rules/language/locales";
import type { LiveContext } from "../../live/context";
import { formatError, withoutSuggestions } from "../../graphql/formatError";
import { IntrospectionAnswers, type IntrospectionRequest } from "../../graphql/introspection";
import { canIntrospect, toParseError, parseOptions, checkRequest } from "../../graphql/requestRules";
import { AppError } from "../../platform/errors";
import { maskText } from "../../platform/maskText";
import { RETRY_AFTER_SECONDS } from "../errorAnswers";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

/** Mounts POST /graphql: one operation per JSON body; no GET, batches or persisted queries. */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  deps: RequestDeps,
  admission: RequestAdmission,
): Promise<ApolloServer<LiveContext>> {
  const { log } = deps;
  const apollo = new ApolloServer<LiveContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // main.ts coordinates the shutdown
    stopOnTerminationSignals: false,
    parseOptions,
    // requestRules validates instead, for WebSockets too
    dangerouslyDisableValidation: true,
    plugins: [ApolloServerPluginCacheControlDisabled(), requestRulesPlugin(deps)],
    formatError: (_formatted, error) => formatError(withParseError(error), log, errorLocales.get(error as Error) ?? defaultLocale).toJSON(),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (words: unknown) => log.warn({ apollo: maskText(String(words)) }, "Apollo Server warning"),
      error: (words: unknown) => log.error({ apollo: maskText(String(words)) }, "Apollo Server error"),
    },
  });
  await apollo.start();
  const introspection = new IntrospectionAnswers<SentAnswer>();
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const document = introspectionRequest(request);
    const cachedAnswer = canIntrospect(admission.identityOf(request).viewer) ? introspection.get(document) : undefined;
    if (cachedAnswer) {
      void reply.headers(cachedAnswer.headers);
      return cachedAnswer.text;
    }
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", search: "", headers: headersRead(request), body: request.body },
      context: async () => requestContext(deps, admission, request, reply),
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
    preHandler: async ({ body }) => {
      if (!isRequest(body)) throw new AppError("BAD_REQUEST");
    },
    handler: (request, reply) => admission.runInSlot(request, () => answer(request, reply)),
  });
  return apollo;
}

interface SentAnswer {
  headers: Record<string, string>;
  text: string;
}

function introspectionRequest({ body, headers }: FastifyRequest): IntrospectionRequest {
  const { query, operationName = null } = body as { query?: string; operationName?: string | null };
  return { query: query ?? "", operationName, accept: headers.accept };
}

export const HEAVY_COST = 5_000;

/** Language per error, because Apollo Server formats errors without context. */
const errorLocales = new WeakMap<Error, Locale>();

/** Headers that Apollo Server evaluates, for CSRF prevention and content negotiation. */
function headersRead({ headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of ["content-type", "accept"] as const) if (headers[name] !== undefined) read.set(name, headers[name]);
  return read;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
/** GraphQL-over-HTTP request with one operation; Apollo Server would report this in English only. */
const isRequest = (body: unknown): boolean =>
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
const isUnavailableAnswer = ({ extensions }: GraphQLFormattedError): boolean => extensions?.["code"] === "UNAVAILABLE";

/** Applies the request rules, and reports errors as on WebSockets. */
const requestRulesPlugin = ({ log }: RequestDeps): ApolloServerPlugin<LiveContext> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { locale } }) => {
      for (const error of errors) errorLocales.set(error, locale);
    },
    responseForOperation: async ({
      schema,
      document,
      request,
      operation,
      contextValue: { viewer, isCookieOnly, locale, acquireHeavySlot: heavy },
    }) => {
      const { operationName, variables } = request;
      const { errors: faults, cost } = checkRequest(schema, { document, operationName, variables, over: "http" }, viewer);
      const forgeryErrors = isCookieOnly && operation?.operation === "mutation" ? [new AppError("FORBIDDEN")] : [];
      const errors = [...faults, ...forgeryErrors].map((error) => formatError(error, log, locale).toJSON());
      if (!errors.length) {
        // If the client disconnects while waiting, no answer is needed.
        if (cost > HEAVY_COST) await heavy?.().catch((error: unknown) => errors.push(formatError(error as Error, log, locale).toJSON()));
        if (!errors.length) return null;
      }
      const code = errors[0]!.extensions!["code"] as ErrorCode;
      log.info({ code, operation: operation?.operation ?? null, actor: viewer?.actor.id ?? null }, "A request was rejected");
      return { http: { status: errorStatus[code], headers: new HeaderMap() }, body: { kind: "single", singleResult: { errors } } };
    },
    willSendResponse: async ({ response: { body, http }, contextValue }) => {
      // Temporary failure without data: clients that only see HTTP get 503 with Retry-After.
      if (body.kind === "single" && !hasData(body.singleResult.data) && body.singleResult.errors?.some(isUnavailableAnswer)) {
        http.status = errorStatus.UNAVAILABLE;
        http.headers.set("retry-after", RETRY_AFTER_SECONDS);
      }
      if (body.kind !== "single" || !body.singleResult.errors || canIntrospect(contextValue.viewer)) return;
      body.singleResult.errors = body.singleResult.errors.map(withoutSuggestions);
    },
  }),
});
