// Messages of clients besides GraphQL. Invalid values count as absent.
import { z } from "zod";

const optionalText = z.string().optional().catch(undefined);

/** Lower-cases the names of a payload, because header names ignore case and many clients send `Authorization`. */
const withLowerCaseNames = (payload: unknown): Record<string, unknown> =>
  typeof payload === "object" && payload !== null
    ? Object.fromEntries(Object.entries(payload).map(([name, value]): [string, unknown] => [name.toLowerCase(), value]))
    : {};

/** Some clients send HTTP headers in a field `headers` of the payload. */
function withInnerHeaders(payload: unknown): Record<string, unknown> {
  const outer = withLowerCaseNames(payload);
  return { ...withLowerCaseNames(outer["headers"]), ...outer };
}

export const connectionParams = z
  .preprocess(withInnerHeaders, z.object({ authorization: optionalText, "accept-language": optionalText }))
  .catch({ authorization: undefined, "accept-language": undefined });

/** Extensions of `subscribe`. `after` is the cursor to resume at, or `null`. `firstCursor` requests a cursor before the first event. */
export const subscribeExtensions = z
  .object({ after: z.string().nullable().catch(null), firstCursor: z.boolean().catch(false) })
  .catch({ after: null, firstCursor: false });

export const cursorMessage = (cursor: string): string => `{"type":"next","payload":{"extensions":${JSON.stringify({ cursor })}},"id":`;
