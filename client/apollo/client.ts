import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, map, switchMap, throwError } from "rxjs";
import { createCache, type LiveCache } from "./cache";
import { createRequestIdLink } from "./requestIds";
import { isSignedOut, requestErrorOf } from "../api/errors";
import { graphqlAddress, requestHeaders } from "../api/headers";
import { MINUTE_MS } from "../../schema/rules/durations";
import { withMissingErrors } from "../api/missing";
import { timedFetch } from "../api/timedFetch";
import { askPassword } from "../session/passwordRequest";
import { accessToken, refreshSession, permissionChanges, session } from "../session/session";

/** A line that has gone silent ends no request: without a limit, a page would wait for it even after the line is back. */
const REQUEST_TIMEOUT_MS = MINUTE_MS;

const limitedFetch: typeof fetch = (uri, init) =>
  timedFetch(uri, { ...init, signal: AbortSignal.any([...(init?.signal ? [init.signal] : []), AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) });

const withHeaders = new SetContextLink(async ({ headers }) => ({ headers: { ...headers, ...requestHeaders(await accessToken()) } }));

/** Retries an unauthenticated request once. If it fails again, ends the session and opens the sign-in page. */
const retryUnauthenticated = new ErrorLink(({ error, operation, forward }) => {
  if (!isSignedOut(error) || session.get().status !== "in" || operation.getContext()["again"]) return undefined;
  operation.setContext({ again: true });
  return from(refreshSession()).pipe(switchMap(() => forward(operation)));
});

const retryWithPassword = new ErrorLink(({ error, operation, forward }) => {
  if (requestErrorOf(error).code !== "PASSWORD_NEEDED" || operation.getContext()["confirmed"]) return undefined;
  operation.setContext({ confirmed: true });
  return from(askPassword()).pipe(switchMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))));
});

const missingAsError = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((response) => withMissingErrors(operation.query, response))),
);

export type Client = ApolloClient & { cache: LiveCache };

/** Creates the page's Apollo client. Its cache is cleared before another user signs in. */
export function createClient(): Client {
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([
      createRequestIdLink(),
      retryUnauthenticated,
      retryWithPassword,
      withHeaders,
      missingAsError,
      new HttpLink({ uri: graphqlAddress, fetch: limitedFetch }),
    ]),
  }) as Client;
  session.subscribe(() => {
    if (session.get().status === "out") void client.clearStore().catch(() => undefined);
  });
  // Permissions changed: clears the cache and fetches the visible data again.
  permissionChanges.subscribe(() => void client.resetStore().catch(() => undefined));
  return client;
}
