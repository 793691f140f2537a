import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap } from "rxjs";
import { createCache, type LiveCache } from "./cache";
import { requestErrorOf } from "./errors";
import { graphqlAddress, requestHeaders } from "./headers";
import { accessToken, refreshSession, permissionChanges, session } from "../session/session";

const withHeaders = new SetContextLink(async ({ headers }) => ({ headers: { ...headers, ...requestHeaders(await accessToken()) } }));

/** A session that seems over is asked for once more; when it is over indeed, every listener is notified and the sign-in page opens. */
const retryUnauthenticated = new ErrorLink(({ error, operation, forward }) => {
  if (requestErrorOf(error).code !== "UNAUTHENTICATED" || session.get().status !== "in" || operation.getContext()["again"])
    return undefined;
  operation.setContext({ again: true });
  return from(refreshSession()).pipe(switchMap(() => forward(operation)));
});

export type Client = ApolloClient & { cache: LiveCache };

/** The page's client: masked fragments, one cache, errors as codes. What one user saw is forgotten before another signs in. */
export function createClient(): Client {
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([retryUnauthenticated, withHeaders, new HttpLink({ uri: graphqlAddress })]),
  }) as Client;
  session.subscribe(() => {
    if (session.get().status === "out") void client.clearStore().catch(() => undefined);
  });
  // What is on the screen is asked for again, and what was kept besides is forgotten.
  permissionChanges.subscribe(() => void client.resetStore().catch(() => undefined));
  return client;
}
