import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import type { Client } from "../../apollo/client";
import { WorklistPlace_ClaimFragmentDoc, ClaimLines_ClaimFragmentDoc, WorklistRowsDocument } from "../../gql/graphql";

const fragments = [
  { fragment: ClaimLines_ClaimFragmentDoc, fragmentName: "ClaimLines_claim" },
  { fragment: WorklistPlace_ClaimFragmentDoc, fragmentName: "WorklistPlace_claim" },
];
const keyOf = (id: string): string => `Claim:${id}`;

/** Fetches each claim of the worklist once and keeps it cached while listed. Live changes update it. */
export function useListedClaims(ids: readonly string[]): void {
  const client = useApolloClient() as Client;
  const listed = useRef(new Set<string>());

  useEffect(() => {
    const { cache } = client;
    const forget = (id: string): void => void (listed.current.delete(id) && cache.release(keyOf(id)));
    const currentIds = new Set(ids);
    for (const id of listed.current) if (!currentIds.has(id)) forget(id);
    const added = ids.filter((id) => !listed.current.has(id));
    for (const id of added) {
      listed.current.add(id);
      cache.retain(keyOf(id));
    }
    const missing = added.filter((id) => fragments.some((fragment) => cache.readFragment({ id: keyOf(id), ...fragment }) === null));
    if (!missing.length) return;
    const variables = { ids: missing, first: missing.length };
    client.query({ query: WorklistRowsDocument, variables, fetchPolicy: "network-only" }).catch(() => missing.forEach(forget));
  }, [client, ids]);

  useEffect(() => {
    const all = listed.current;
    const forgetAll = (): void => {
      for (const id of all) client.cache.release(keyOf(id));
      all.clear();
    };
    const stop = client.onResetStore(async () => forgetAll());
    return () => {
      stop();
      forgetAll();
    };
  }, [client]);
}
