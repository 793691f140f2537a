import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap } from "rxjs";
import { createCache, type LiveCache } from "./cache";
import { faultOf } from "./faults";
import { graphqlAddress, requestHeaders } from "./headers";
import { accessToken, refresh, rightsChanges, session } from "./session";

const withHeaders = new SetContextLink(async ({ headers }) => ({ headers: { ...headers, ...requestHeaders(await accessToken()) } }));

/** A session that seems over is asked for once more; when it is over indeed, everybody is told and the sign-in page comes. */
const signedOut = new ErrorLink(({ error, operation, forward }) => {
  if (faultOf(error).code !== "UNAUTHENTICATED" || session.get().status !== "in" || operation.getContext()["again"]) return undefined;
  operation.setContext({ again: true });
  return from(refresh()).pipe(switchMap(() => forward(operation)));
});

export type Client = ApolloClient & { cache: LiveCache };

/** The page's client: masked fragments, one cache, errors as codes. What one user saw is forgotten before another signs in. */
export function createClient(): Client {
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([signedOut, withHeaders, new HttpLink({ uri: graphqlAddress })]),
  }) as Client;
  session.subscribe(() => {
    if (session.get().status === "out") void client.clearStore().catch(() => undefined);
  });
  // What is on the screen is asked for anew, and what was kept besides is forgotten.
  rightsChanges.subscribe(() => void client.resetStore().catch(() => undefined));
  return client;
}
