import { getMainDefinition } from "@apollo/client/utilities";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { LiveCache } from "./cache";
import type { Client } from "./client";

const FORGET_INTERVAL_MS = 5 * MINUTE_MS;

/** Forgets every few minutes what nobody shows any more. Answers how to stop. */
export function keepCacheSmall(client: Client): () => void {
  const timer = setInterval(() => forgetAnswers(client), FORGET_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Forgets the answers that nothing on the page is asking for now, and what came with them alone: a page open all day would keep each claim it
 * ever looked at, and follow its changes. Questions without arguments have one answer, which stays.
 */
export function forgetAnswers(client: Client): void {
  const { cache }: { cache: LiveCache } = client;
  const asked = new Set(
    [...client.getObservableQueries()].flatMap(({ query, variables }) =>
      getMainDefinition(query).selectionSet.selections.flatMap((field) =>
        field.kind === "Field"
          ? [cache.policies.getStoreFieldName({ typename: "Query", fieldName: field.name.value, field, variables })]
          : [],
      ),
    ),
  );
  const kept = Object.keys(cache.extract()["ROOT_QUERY"] ?? {});
  cache.batch({
    update() {
      for (const fieldName of kept) if (fieldName.includes("(") && !asked.has(fieldName)) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  // What was read before is remembered in parts, also of what is gone: half an hour of it was as large as all the rest.
  cache.gc({ resetResultCache: true });
}
