import pino from "pino";

export type Log = pino.Logger;

/** drizzle's error text holds the statement and its parameters: only the cause's own words may reach a log. */
function serialised(error: unknown): object {
  const cause = error instanceof Error && error.message.startsWith("Failed query") && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return { message: "not an error" };
  const { code, name, message } = cause as Error & { code?: string };
  return { name, code, message, stack: cause.stack?.split("\n").slice(1, 8).join("\n") };
}

/** JSON lines on standard error, so that what the product prints for people stays readable. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, serializers: { err: serialised } }, pino.destination({ fd: 2, sync: false }));
