import { type DocumentNode, Kind, visit } from "graphql";

/** Removes `totalCount` from a list query. Pages after the first do not need it, and the server counts all rows each time. */
export function withoutTotal<Document extends DocumentNode>(document: Document): Document {
  let reduced = documentsWithoutTotal.get(document);
  if (!reduced) {
    reduced = visit(document, {
      [Kind.FRAGMENT_DEFINITION]: () => false,
      [Kind.FIELD]: ({ name }) => (name.value === "nodes" ? false : name.value === "totalCount" ? null : undefined),
    });
    documentsWithoutTotal.set(document, reduced);
  }
  return reduced as Document;
}

const documentsWithoutTotal = new WeakMap<DocumentNode, DocumentNode>();
