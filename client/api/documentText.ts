import { type DocumentNode, print, visit } from "graphql";
import { addTypenameToDocument } from "@apollo/client/utilities";

/** Prints a document for requests outside Apollo: adds `__typename` and removes client-side directives. */
export const documentText = (document: DocumentNode): string =>
  print(visit(addTypenameToDocument(document), { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) }));
