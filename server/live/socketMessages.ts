// What a page sends over a socket, beside the GraphQL itself: whatever is something else counts as absent.
import { z } from "zod";

const optionalText = z.string().optional().catch(undefined);

/** The payload of `connection_init`: what a request has in its headers. */
export const connectionParams = z
  .object({ authorization: optionalText, "accept-language": optionalText })
  .catch({ authorization: undefined, "accept-language": undefined });

/** The extensions of `subscribe`. `after`: the cursor that a broken subscription goes on from; null: from now on. */
export const subscribeExtensions = z.object({ after: z.string().nullable().catch(null) }).catch({ after: null });
