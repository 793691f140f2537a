import type { OperationVariables, Reference } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import type { DocumentNode } from "graphql";
import type { LiveCache } from "./cache";
import type { Connection } from "./seenPages";

/** A page of a list as its cache has it: the rows are named in it, and stand beside it. */
type CachedConnection = Connection & { nodes: readonly Reference[] };

/** One question with the variables of the whole list, and with those of one page of it. */
export interface JoinedPage {
  query: DocumentNode;
  field: string;
  list: OperationVariables;
  page: OperationVariables;
  /** The page's answer, as it came. */
  data: unknown;
  join(here: CachedConnection, come: CachedConnection): Connection;
}

/**
 * Puts a page that has come to its list. Only the names of the rows are written there: what a page costs does not depend on how many rows are
 * kept, and nothing is read before the whole list is.
 */
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

/** What the cache calls a question's answer. */
function storeNameOf({ policies }: LiveCache, query: DocumentNode, fieldName: string, variables: OperationVariables): string | undefined {
  const field = getMainDefinition(query).selectionSet.selections.find((one) => one.kind === "Field" && one.name.value === fieldName);
  return field?.kind === "Field" ? policies.getStoreFieldName({ typename: "Query", fieldName, field, variables }) : undefined;
}
