import { getMainDefinition } from "@apollo/client/utilities";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { LiveCache } from "./cache";
import type { Client } from "./client";

const FORGET_INTERVAL_MS = 5 * MINUTE_MS;

export function keepCacheSmall(client: Client): () => void {
  const timer = setInterval(() => forgetAnswers(client), FORGET_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Removes the results of queries that are not active, so that a page open all day does not keep every claim it showed. Results of queries
 * without arguments stay.
 */
export function forgetAnswers(client: Client): void {
  const { cache }: { cache: LiveCache } = client;
  const activeFields = new Set(
    [...client.getObservableQueries()].flatMap(({ query, variables }) =>
      getMainDefinition(query).selectionSet.selections.flatMap((field) =>
        field.kind === "Field"
          ? [cache.policies.getStoreFieldName({ typename: "Query", fieldName: field.name.value, field, variables })]
          : [],
      ),
    ),
  );
  const storedFields = Object.keys(cache.extract()["ROOT_QUERY"] ?? {});
  cache.batch({
    update() {
      for (const fieldName of storedFields)
        if (fieldName.includes("(") && !activeFields.has(fieldName)) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  // Also resets memoized results: half an hour of them took as much memory as the entities.
  cache.gc({ resetResultCache: true });
}
