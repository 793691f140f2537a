// Error responses of all endpoints: catalogue code and text; unexpected errors are logged and return their id.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus, type ErrorCode, isCredentialError } from "../../schema/rules/errors";
import { acceptedLocale } from "../../schema/rules/language/locales";
import { databaseErrorCode } from "../graphql/formatError";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import { toUnexpectedError } from "../graphql/publicError";
import { text } from "../platform/texts";

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "BODY_TYPE",
  FST_ERR_CTP_INVALID_TYPE: "BODY_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_BAD_URL: "NOT_FOUND",
  FST_ERR_ASYNC_CONSTRAINT: "NOT_FOUND",
  FST_ERR_MAX_PARAM_LENGTH: "NOT_FOUND",
};

/** `Retry-After` of temporary rejections, in seconds. */
export const RETRY_AFTER_SECONDS = "1";

export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const { code = "", statusCode } = error as { code?: string; statusCode?: number };
  return (
    databaseErrorCode(error) ??
    fastifyCodes[code] ??
    (statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? "BODY_UNREADABLE" : "INTERNAL_SERVER_ERROR")
  );
}

/** `WWW-Authenticate` of a credential error (RFC 6750), otherwise undefined. */
export function challengeOf(code: ErrorCode): string | undefined {
  if (!isCredentialError(code)) return undefined;
  const error =
    code === "UNAUTHENTICATED" ? "" : `, error="${code === "CREDENTIAL_INSUFFICIENT" ? "insufficient_scope" : "invalid_token"}"`;
  return `Bearer realm="atalaya"${error}`;
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message?: string,
  { id, detail }: { id?: string; detail?: string } = {},
): FastifyReply {
  const words = message ?? text(acceptedLocale(request.headers["accept-language"]), `errors.${code}`);
  const challenge = challengeOf(code);
  if (challenge && !reply.hasHeader("www-authenticate")) void reply.header("www-authenticate", challenge);
  if (code === "UNAVAILABLE" || code === "TOO_MANY_REQUESTS") void reply.header("retry-after", RETRY_AFTER_SECONDS);
  void reply.code(errorStatus[code]).type("application/json; charset=utf-8");
  const graphql = request.url.split("?")[0] === "/graphql";
  return reply.send(
    graphql
      ? { errors: [{ message: words, extensions: { code, ...(id && { id }), ...(detail && { detail }) } }] }
      : { code, message: words, ...(id && { id }) },
  );
}

/** Maps a thrown error. `texts` overrides the texts of some codes. */
export function sendThrownError(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Partial<Record<ErrorCode, string>> = {},
): FastifyReply {
  const code = errorCodeOf(error);
  if (code !== "INTERNAL_SERVER_ERROR") return sendError(request, reply, code, texts[code]);
  const locale = acceptedLocale(request.headers["accept-language"]);
  const publicError = toUnexpectedError(error instanceof Error ? error : new Error("not an error"), log, locale);
  return sendError(request, reply, code, texts[code] ?? publicError.message, { id: publicError.extensions["id"] as string });
}

const MOUNTED_METHODS = ["GET", "POST"] as const;

const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  method === "GET" && Boolean(headers.accept?.includes("text/html")) && !/^\/*(index\.html)?(\?|$)/.test(url);

/** The client's own address for `/map?claim=X`, or `/%23/map?claim=X` from a mail program that encodes the `#`. */
const hashRoute = (url: string): string => `/#/${url.replace(/^[/\\]*(%23)?[/\\]*/i, "")}`;

export function mountErrorHandlers(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => sendThrownError(log, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split("?")[0]!;
    const allowed = MOUNTED_METHODS.filter((method) => app.hasRoute({ method, url }));
    if (!allowed.length && isPageRequest(request)) return reply.header("cache-control", "no-store").redirect(hashRoute(request.url));
    if (!allowed.length) return sendError(request, reply, "NOT_FOUND");
    return sendError(request, reply.header("allow", allowed.join(", ")), "METHOD_NOT_ALLOWED");
  });
}
