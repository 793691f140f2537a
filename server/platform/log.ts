import pino from "pino";
import type { LogEvent } from "./logEvents";
import { maskText } from "./maskText";

type LogLevel = "debug" | "info" | "warn" | "error" | "fatal";

export interface Log extends Record<LogLevel, (fields: { event: LogEvent; [name: string]: unknown }, text: string) => void> {
  child(fields: Record<string, unknown>): Log;
  flush(onFlushed: () => void): void;
}

/**
 * Reduces an error to what may be logged. Drizzle's message contains the statement and its values, so only the masked cause is kept.
 * Parser messages quote their input and are dropped.
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

/** Fields without personal data or secrets that look like keys: a reduced error, the ID of a trace, the name of an operation. */
const UNMASKED_FIELDS = new Set(["err", "traceId", "operation"]);

const safeFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      UNMASKED_FIELDS.has(name) || value === null || typeof value === "number" || typeof value === "boolean"
        ? value
        : typeof value === "string"
          ? maskText(value).slice(0, MAX_TEXT_CHARS)
          : "…",
    ]),
  );

/** JSON lines on standard error; standard output is for messages to people. */
export const createLog = (level: string, to: pino.DestinationStream = pino.destination({ fd: 2, sync: false })): Log =>
  pino({ level, base: null, serializers: { err: loggableError }, formatters: { log: safeFields } }, to);
