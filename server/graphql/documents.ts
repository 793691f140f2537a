// Caches parsed documents, and values derived from them that do not depend on variables.
import { LRUCache } from "lru-cache";
import { type DocumentNode, parse } from "graphql";
import { documentLimits } from "./documentLimits";

export const parseOptions = { maxTokens: documentLimits.tokens } as const;

/** Cache limits; longer documents are parsed every time. */
const KEPT = { documents: 100, characters: 8_000 };
const documents = new LRUCache<string, DocumentNode>({ max: KEPT.documents });

/** Returns the same object for the same text while cached. Throws the parser's errors. */
export function parseDocument(text: string): DocumentNode {
  const cachedDocument = documents.get(text);
  const document = cachedDocument ?? parse(text, parseOptions);
  if (text.length <= KEPT.characters) documents.set(text, document);
  return document;
}

export function oncePerDocument<T, Context extends object = object>(
  read: (document: DocumentNode, context: Context) => T,
): (document: DocumentNode, context: Context) => T {
  const cachedValues = new WeakMap<DocumentNode, WeakMap<Context, T>>();
  return (document, context) => {
    let ofDocument = cachedValues.get(document);
    if (!ofDocument) cachedValues.set(document, (ofDocument = new WeakMap()));
    if (!ofDocument.has(context)) ofDocument.set(context, read(document, context));
    return ofDocument.get(context)!;
  };
}
