import { type DocumentNode, Kind, visit } from "graphql";

/**
 * A list's document without its `totalCount`, for the pages after the first: the list knows it from its first page, and the server counts all
 * rows each time it is asked. What is asked of the rows stays as it is.
 */
export function withoutTotal<Document extends DocumentNode>(document: Document): Document {
  let known = made.get(document);
  if (!known) {
    known = visit(document, {
      [Kind.FRAGMENT_DEFINITION]: () => false,
      [Kind.FIELD]: ({ name }) => (name.value === "nodes" ? false : name.value === "totalCount" ? null : undefined),
    });
    made.set(document, known);
  }
  return known as Document;
}

const made = new WeakMap<DocumentNode, DocumentNode>();
