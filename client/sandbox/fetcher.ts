import { Kind, type OperationDefinitionNode, parse } from "graphql";
import { createClient } from "graphql-ws";
import { graphqlAddress, requestHeaders } from "../apollo/headers";
import { accessToken } from "../session/session";

interface Request {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}
export type Fetcher = (request: Request, options?: { headers?: Record<string, string> }) => Promise<unknown>;

/**
 * Sends queries and mutations over HTTP and subscriptions over a socket: as who shows the key, or as who is signed in; what is typed among
 * the headers counts more.
 */
export function createFetcher(key: string | null): Fetcher {
  return async (graphiqlRequest, { headers: typed = {} } = {}) => {
    const headers = new Headers(requestHeaders(key ?? (await accessToken())));
    for (const [name, value] of Object.entries(typed)) headers.set(name, value);
    const operations = operationsOf(graphiqlRequest.query);
    // GraphiQL may still name the operation that stood there before
    const request = operations.length > 1 ? graphiqlRequest : { ...graphiqlRequest, operationName: undefined };
    const wanted = operations.find(({ name }) => operations.length === 1 || name?.value === graphiqlRequest.operationName);
    return wanted?.operation === "subscription" ? subscribe(request, headers) : send(request, headers, key === null && !hasOwn(typed));
  };
}

/** None where the text cannot be read: the server says why. */
function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}

const hasOwn = (typed: Record<string, string>): boolean => Object.keys(typed).some((name) => name.toLowerCase() === "authorization");

/** `withSession`: the browser's cookie goes along; never beside a key, which is somebody else. */
async function send(request: Request, headers: Headers, withSession: boolean): Promise<unknown> {
  headers.set("content-type", "application/json");
  const credentials = withSession ? "same-origin" : "omit";
  const response = await fetch(graphqlAddress(), { method: "POST", headers, credentials, body: JSON.stringify(request) });
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new Error(`HTTP ${response.status}`);
  return answer;
}

/** A socket for each subscription, closed with it: a key or a header that is changed counts for the next one. */
function subscribe({ query, operationName, variables }: Request, headers: Headers): AsyncIterableIterator<unknown> {
  const client = createClient({
    url: graphqlAddress().replace(/^http/, "ws"),
    connectionParams: Object.fromEntries(headers),
    retryAttempts: 0,
    onNonLazyError: () => undefined,
  });
  const answers = client.iterate({ query, operationName: operationName ?? undefined, variables });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => answers.next().catch((reason: unknown) => Promise.reject(readable(reason))),
    return: async () => {
      await answers.return?.();
      await client.dispose();
      return { done: true, value: undefined };
    },
  };
}

/** What a socket ends with is an event, of which nothing could be read. */
function readable(reason: unknown): unknown {
  if (!(reason instanceof CloseEvent)) return reason;
  return new Error(reason.reason ? `${reason.reason} (${reason.code})` : `The socket was closed (${reason.code})`);
}
