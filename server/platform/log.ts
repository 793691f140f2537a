import pino from "pino";
import { maskText } from "./maskText";

export type Log = pino.Logger;

/**
 * What of an error may be logged. drizzle's text holds the statement and its parameters: only the cause's own words count, and of those not
 * what they quote. A parser's words are what it was given: only its name is logged.
 */
export function loggableError(error: unknown): object {
  const statement = error instanceof Error && error.message.startsWith("Failed query");
  const cause = statement && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return { message: "not an error" };
  const { code, name, message, constraint_name, table_name } = cause as Error & Record<string, unknown>;
  const words = (statement && cause === error) || cause instanceof SyntaxError ? undefined : maskText(String(message));
  const stack = cause.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name,
    ...(code !== undefined && { code: maskText(String(code)) }),
    message: words,
    ...(constraint_name !== undefined && { constraint: constraint_name }),
    ...(table_name !== undefined && { table: table_name }),
    stack: stack?.slice(0, 7).join("\n"),
  };
}

const MAX_TEXT_CHARS = 500;

/** A last net below everybody who logs: of texts only what `masked` lets through, of whatever else is not plain nothing. */
const safeFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === "err" || value === null || typeof value === "number" || typeof value === "boolean"
        ? value
        : typeof value === "string"
          ? maskText(value).slice(0, MAX_TEXT_CHARS)
          : "…",
    ]),
  );

/** JSON lines on standard error, so that what the product prints for people stays readable. */
export const createLog = (level: string, to: pino.DestinationStream = pino.destination({ fd: 2, sync: false })): Log =>
  pino({ level, base: null, serializers: { err: loggableError }, formatters: { log: safeFields } }, to);
