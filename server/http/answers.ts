// How every door says no: a code of the catalogue and its words; what nobody foresaw is an id, under which it is logged.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import { acceptedLocale } from "../../schema/rules/locales";
import { codeOfDatabase } from "../live/outgoing";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import { unexpected } from "../platform/presentable";
import { text } from "../platform/texts";

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "BODY_TYPE",
  FST_ERR_CTP_INVALID_TYPE: "BODY_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_BAD_URL: "NOT_FOUND",
  FST_ERR_ASYNC_CONSTRAINT: "NOT_FOUND",
  FST_ERR_MAX_PARAM_LENGTH: "NOT_FOUND",
};

/** The catalogue's code of whatever a door threw. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const { code = "", statusCode } = error as { code?: string; statusCode?: number };
  return (
    codeOfDatabase(error) ??
    fastifyCodes[code] ??
    (statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? "BODY_UNREADABLE" : "INTERNAL_SERVER_ERROR")
  );
}

/** Answers a code with its status and its words; GraphQL's address in GraphQL's form. */
export function answer(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, message?: string, id?: string): FastifyReply {
  const words = message ?? text(acceptedLocale(request.headers["accept-language"]), `errors.${code}`);
  if (code === "UNAVAILABLE" || code === "TOO_MANY_REQUESTS") void reply.header("retry-after", "1");
  void reply.code(errorStatus[code]).type("application/json; charset=utf-8");
  const graphql = request.url.split("?")[0] === "/graphql";
  return reply.send(
    graphql ? { errors: [{ message: words, extensions: { code, ...(id && { id }) } }] } : { code, message: words, ...(id && { id }) },
  );
}

/** Answers what a door threw. `texts`: its own words for some codes. */
export function answerThrown(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Partial<Record<ErrorCode, string>> = {},
): FastifyReply {
  const code = codeOf(error);
  if (code !== "INTERNAL_SERVER_ERROR") return answer(request, reply, code, texts[code]);
  const locale = acceptedLocale(request.headers["accept-language"]);
  const told = unexpected(error instanceof Error ? error : new Error("not an error"), log, locale);
  return answer(request, reply, code, texts[code] ?? told.message, told.extensions["id"] as string);
}

const methods = ["GET", "POST"] as const;

/** What no door answers: no such address, or not in this way. */
export function mountAnswers(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => answerThrown(log, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split("?")[0]!;
    const allowed = methods.filter((method) => app.hasRoute({ method, url }));
    if (!allowed.length) return answer(request, reply, "NOT_FOUND");
    return answer(request, reply.header("allow", allowed.join(", ")), "METHOD_NOT_ALLOWED");
  });
}
