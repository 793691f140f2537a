import { type DocumentNode, print, visit } from "graphql";
import { addTypenameToDocument } from "@apollo/client/utilities";

/** A document as it goes over the wire when it does not go through Apollo: with type names, without directives of the client's own. */
export const documentText = (document: DocumentNode): string =>
  print(visit(addTypenameToDocument(document), { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) }));
