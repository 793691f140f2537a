import { Kind, type OperationDefinitionNode, parse } from "graphql";
import { createClient } from "graphql-ws";
import { graphqlAddress, requestHeaders } from "../api/headers";
import { accessToken } from "../session/session";

interface Request {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}
export type Fetcher = (request: Request, options?: { headers?: Record<string, string> }) => Promise<unknown>;

/** Sends queries over HTTP and subscriptions over a socket, with the key or the session. Typed headers take precedence. */
export function createFetcher(key: string | null): Fetcher {
  return async (graphiqlRequest, { headers: typed = {} } = {}) => {
    const headers = new Headers(requestHeaders(key ?? (await accessToken())));
    for (const [name, value] of Object.entries(typed)) headers.set(name, value);
    const operations = operationsOf(graphiqlRequest.query);
    // GraphiQL may still send the name of the previous operation.
    const request = operations.length > 1 ? graphiqlRequest : { ...graphiqlRequest, operationName: undefined };
    const selectedOperation = operations.find(({ name }) => operations.length === 1 || name?.value === graphiqlRequest.operationName);
    return selectedOperation?.operation === "subscription"
      ? subscribe(request, headers)
      : send(request, headers, key === null && !hasOwn(typed));
  };
}

/** Empty if the text cannot be parsed; the server then reports the error. */
function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}

const hasOwn = (typed: Record<string, string>): boolean => Object.keys(typed).some((name) => name.toLowerCase() === "authorization");

/** `withSession` sends the browser's cookie. A key is never sent together with the cookie. */
async function send(request: Request, headers: Headers, withSession: boolean): Promise<unknown> {
  headers.set("content-type", "application/json");
  const credentials = withSession ? "same-origin" : "omit";
  const response = await fetch(graphqlAddress(), { method: "POST", headers, credentials, body: JSON.stringify(request) });
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new Error(`HTTP ${response.status}`);
  return answer;
}

/** Each subscription has its own socket, so that a changed key or header applies to the next one. */
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

function readable(reason: unknown): unknown {
  if (!(reason instanceof CloseEvent)) return reason;
  return new Error(reason.reason ? `${reason.reason} (${reason.code})` : `The socket was closed (${reason.code})`);
}
