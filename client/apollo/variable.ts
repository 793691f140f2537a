import * as z from "zod/mini";
import { requestHeaders } from "./headers";

const answerSchema = z.object({ data: z.nullable(z.union([z.string(), z.number(), z.boolean()])) });
export type ServerVariable = z.infer<typeof answerSchema>["data"];

/** Longer than any honest answer takes, milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/** A value that the server has for the client, by its name; null: there is none. Specification section 7. Throws when no answer comes. */
export async function serverVariable(name: "version", token: string | null): Promise<ServerVariable> {
  const response = await fetch(new URL(`/puivariable/getVariable/${name}`, window.location.href), {
    headers: requestHeaders(token),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new TypeError(`HTTP ${response.status}`);
  return answerSchema.parse(await response.json()).data;
}
