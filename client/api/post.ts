import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { GraphQLFormattedError } from "graphql";
import { documentText } from "./documentText";
import { ResponseErrors } from "./errors";
import { graphqlAddress, requestHeaders } from "./headers";
import { withMissingErrors } from "./missing";
import { timedFetch } from "./timedFetch";

const REQUEST_TIMEOUT_MS = 10_000;

/** Sends a GraphQL request outside Apollo. Throws ResponseErrors for GraphQL errors, and TypeError or TimeoutError without a response. */
export async function post<T, V>(document: TypedDocumentNode<T, V>, variables: V, token: string | null): Promise<T> {
  const response = await timedFetch(graphqlAddress(), {
    method: "POST",
    headers: { "content-type": "application/json", ...requestHeaders(token) },
    body: JSON.stringify({ query: documentText(document), variables }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const body = (await response.json().catch(() => null)) as { data?: T; errors?: readonly GraphQLFormattedError[] } | null;
  const answer = body && withMissingErrors(document, body);
  if (answer?.errors?.length) throw new ResponseErrors(answer.errors);
  if (!answer?.data) throw new TypeError(`HTTP ${response.status}`);
  return answer.data;
}
