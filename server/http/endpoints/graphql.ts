import { ApolloServer, type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { errorStatus, type ErrorCode } from "../../../schema/rules/errors";
import { defaultLocale, type Locale } from "../../../schema/rules/language/locales";
import type { LiveContext } from "../../live/context";
import { formatError, withoutSuggestions } from "../../graphql/formatError";
import { canUseSandbox, toParseError, parseOptions, checkRequest } from "../../graphql/requestRules";
import { AppError } from "../../platform/errors";
import { maskText } from "../../platform/maskText";
import { RETRY_AFTER_SECONDS } from "../errorAnswers";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

/** Mounts POST /graphql: one request in one body of JSON, nothing by GET, no documents kept by their hash. */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  deps: RequestDeps,
  admission: RequestAdmission,
): Promise<ApolloServer<LiveContext>> {
  const { log } = deps;
  const apollo = new ApolloServer<LiveContext>({
    schema,
    introspection: true, // requestRules says to whom
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // main.ts stops the whole, in its order
    stopOnTerminationSignals: false,
    parseOptions,
    // not left out: done by requestRules, which a socket passes, too
    dangerouslyDisableValidation: true,
    plugins: [ApolloServerPluginCacheControlDisabled(), requestRulesPlugin(deps)],
    formatError: (_formatted, error) => formatError(withParseError(error), log, errorLocales.get(error as Error) ?? defaultLocale).toJSON(),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (words: unknown) => log.warn({ apollo: maskText(String(words)) }, "Apollo Server warns"),
      error: (words: unknown) => log.error({ apollo: maskText(String(words)) }, "Apollo Server failed"),
    },
  });
  await apollo.start();
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", search: "", headers: headersRead(request), body: request.body },
      context: async () => requestContext(deps, admission, request, reply),
    });
    if (body.kind !== "complete") throw new Error("an answer came in parts, which nothing asks for");
    void reply.code(status ?? 200).headers(Object.fromEntries(headers));
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

/** A request that costs more than this waits until no other such request of the same viewer is under way. */
export const HEAVY_COST = 5_000;

/** The language of the request that an error is an answer to: Apollo Server formats errors without their context. */
const errorLocales = new WeakMap<Error, Locale>();

/** What Apollo Server reads of a request's headers: which bodies a page of somebody else can send, and what kind of answer is understood. */
function headersRead({ headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of ["content-type", "accept"] as const) if (headers[name] !== undefined) read.set(name, headers[name]);
  return read;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
/** As GraphQL over HTTP has it, of one operation; Apollo Server would say in one language only that it is none. */
const isRequest = (body: unknown): boolean =>
  isRecord(body) &&
  Object.keys(body).length > 0 &&
  ["query", "operationName"].every((name) => typeof (body[name] ?? "") === "string") &&
  ["variables", "extensions"].every((name) => isRecord(body[name] ?? {}));

/** Apollo Server gives its own code to what its parser says. */
const withParseError = (error: unknown): Error => {
  const known = error instanceof GraphQLError && error.extensions["code"] === "GRAPHQL_PARSE_FAILED";
  return known ? toParseError(error.originalError ?? error) : (error as Error);
};

const hasData = (data: Record<string, unknown> | null | undefined): boolean => Object.values(data ?? {}).some((value) => value !== null);
const isUnavailableAnswer = ({ extensions }: GraphQLFormattedError): boolean => extensions?.["code"] === "UNAVAILABLE";

/** Answers what the rules are against instead of doing it, and says no to each in the same way as a socket. */
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
        // whoever goes away while it waits has no answer to get
        if (cost > HEAVY_COST) await heavy?.().catch((error: unknown) => errors.push(formatError(error as Error, log, locale).toJSON()));
        if (!errors.length) return null;
      }
      const code = errors[0]!.extensions!["code"] as ErrorCode;
      log.info({ code, operation: operation?.operation ?? null, actor: viewer?.actor.id ?? null }, "a request was refused");
      return { http: { status: errorStatus[code], headers: new HeaderMap() }, body: { kind: "single", singleResult: { errors } } };
    },
    willSendResponse: async ({ response: { body, http }, contextValue }) => {
      // Nothing could be answered, for what passes: whoever asks by HTTP alone learns that it may ask again.
      if (body.kind === "single" && !hasData(body.singleResult.data) && body.singleResult.errors?.some(isUnavailableAnswer)) {
        http.status = errorStatus.UNAVAILABLE;
        http.headers.set("retry-after", RETRY_AFTER_SECONDS);
      }
      if (body.kind !== "single" || !body.singleResult.errors || canUseSandbox(contextValue.viewer)) return;
      body.singleResult.errors = body.singleResult.errors.map(withoutSuggestions);
    },
  }),
});
