import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import fastifyApollo, { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { acceptedLocale } from "../../schema/rules/locales";
import { viewerOf } from "../auth/viewers";
import type { LiveContext } from "../live/context";
import { isUnreachable } from "../db/transaction";
import { presentable } from "../platform/presentable";

export const sessionCookie = "atalaya_session";
const month = 30 * 24 * 3_600;

type Deps = Omit<LiveContext, "viewer" | "locale" | "resume" | "setSessionCookie">;

/** Mounts POST /graphql. */
export async function mountGraphql(app: FastifyInstance, schema: GraphQLSchema, deps: Deps): Promise<ApolloServer<LiveContext>> {
  const apollo = new ApolloServer<LiveContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: 2_000 },
    plugins: [fastifyApolloDrainPlugin(app) as ApolloServerPlugin<LiveContext>, ApolloServerPluginCacheControlDisabled()],
    formatError: (formatted, error) => {
      if (formatted.extensions?.code && formatted.extensions.code !== "INTERNAL_SERVER_ERROR") return formatted;
      const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
      if (isUnreachable(original)) return { message: "UNAVAILABLE", path: formatted.path, extensions: { code: "UNAVAILABLE" } };
      return presentable(error as Error, deps.log).toJSON();
    },
  });
  await apollo.start();
  await app.register(fastifyApollo(apollo), {
    path: "/graphql",
    method: ["POST"],
    context: (request: FastifyRequest, reply: FastifyReply) => requestContext(deps, request, reply),
  });
  return apollo;
}

async function requestContext(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<LiveContext> {
  const acceptLanguage = request.headers["accept-language"];
  const viewer = await viewerOf(deps, {
    authorization: request.headers.authorization,
    cookie: request.cookies[sessionCookie],
    acceptLanguage,
  });
  return {
    ...deps,
    viewer,
    locale: viewer?.locale ?? acceptedLocale(acceptLanguage),
    setSessionCookie: (secret, keepAlive) => {
      const options = { path: "/", httpOnly: true, sameSite: "strict" as const, secure: request.protocol === "https" };
      if (secret === null) void reply.clearCookie(sessionCookie, options);
      else void reply.setCookie(sessionCookie, secret, { ...options, ...(keepAlive && { maxAge: month }) });
    },
  };
}
