import type { OperationVariables, Reference } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import type { DocumentNode } from "graphql";
import type { LiveCache } from "./cache";
import type { Connection } from "./seenPages";

type CachedConnection = Connection & { nodes: readonly Reference[] };

export interface JoinedPage {
  query: DocumentNode;
  field: string;
  list: OperationVariables;
  page: OperationVariables;
  data: unknown;
  join(here: CachedConnection, come: CachedConnection): Connection;
}

/** Appends a loaded page to its cached list. Only references are written, so the cost does not grow with the number of cached rows. */
export function joinPage(cache: LiveCache, { query, field, list, page, data, join }: JoinedPage): void {
  const [listName, pageName] = [list, page].map((variables) => storeNameOf(cache, query, field, variables));
  let come: CachedConnection | undefined;
  cache.batch({
    update() {
      cache.writeQuery({ query, variables: page, data });
      cache.modify<Record<string, CachedConnection>>({
        fields: {
          [field]: (value, { storeFieldName, DELETE }) =>
            storeFieldName === pageName ? ((come = value as CachedConnection), DELETE) : value,
        },
      });
      const joined = come;
      if (joined)
        cache.modify<Record<string, Connection>>({
          fields: {
            [field]: (value, { storeFieldName }) => (storeFieldName === listName ? join(value as CachedConnection, joined) : value),
          },
        });
    },
  });
}

function storeNameOf({ policies }: LiveCache, query: DocumentNode, fieldName: string, variables: OperationVariables): string | undefined {
  const field = getMainDefinition(query).selectionSet.selections.find(
    (selection) => selection.kind === "Field" && selection.name.value === fieldName,
  );
  return field?.kind === "Field" ? policies.getStoreFieldName({ typename: "Query", fieldName, field, variables }) : undefined;
}
