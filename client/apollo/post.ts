import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { GraphQLFormattedError } from "graphql";
import { documentText } from "./documentText";
import { ResponseErrors } from "./errors";
import { graphqlAddress, requestHeaders } from "./headers";

/** Longer than any honest answer takes, milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Asks the server outside Apollo: what must not pass through its cache, and the refresh of the token that Apollo's own requests wait for.
 * @throws ResponseErrors for errors in the answer; TypeError or a TimeoutError when none comes
 */
export async function post<T, V>(document: TypedDocumentNode<T, V>, variables: V, token: string | null): Promise<T> {
  const response = await fetch(graphqlAddress(), {
    method: "POST",
    headers: { "content-type": "application/json", ...requestHeaders(token) },
    body: JSON.stringify({ query: documentText(document), variables }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const answer = (await response.json().catch(() => null)) as { data?: T; errors?: GraphQLFormattedError[] } | null;
  if (answer?.errors?.length) throw new ResponseErrors(answer.errors);
  if (!answer?.data) throw new TypeError(`HTTP ${response.status}`);
  return answer.data;
}
