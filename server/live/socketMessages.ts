// What a page sends over a socket, beside the GraphQL itself: whatever is something else counts as absent.
import { z } from "zod";

const optionalText = z.string().optional().catch(undefined);

/** The payload of `connection_init`: what a request has in its headers. */
export const connectionParams = z
  .object({ authorization: optionalText, "accept-language": optionalText })
  .catch({ authorization: undefined, "accept-language": undefined });

/**
 * The extensions of `subscribe`. `after`: the cursor that a broken subscription goes on from; null: from now on. `firstCursor`: a cursor is to be
 * sent as soon as it is open, before any event.
 */
export const subscribeExtensions = z
  .object({ after: z.string().nullable().catch(null), firstCursor: z.boolean().catch(false) })
  .catch({ after: null, firstCursor: false });

/** A message that carries a cursor and no event; the subscription's id, and a brace, follow. */
export const cursorMessage = (cursor: string): string => `{"type":"next","payload":{"extensions":${JSON.stringify({ cursor })}},"id":`;
