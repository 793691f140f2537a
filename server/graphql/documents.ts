// Documents that are asked again and again are read once: their text is parsed, and what does not depend on variables is found, a single time.
import { type DocumentNode, parse } from "graphql";
import { LruMap } from "../platform/lruMap";
import { documentLimits } from "./documentLimits";

export const parseOptions = { maxTokens: documentLimits.tokens } as const;

/** Texts that are kept with their documents, so few that strange ones take no memory to speak of; longer ones are parsed each time. */
const KEPT = { documents: 100, characters: 8_000 };
const documents = new LruMap<DocumentNode>(KEPT.documents);

/** The document in a text; the same object for the same text, as long as it is kept. Throws what the parser says. */
export function parseDocument(text: string): DocumentNode {
  const known = documents.get(text);
  const document = known ?? parse(text, parseOptions);
  if (text.length <= KEPT.characters) documents.set(text, document);
  return document;
}

/** What `read` finds in a document, found once and forgotten with it. */
export function oncePerDocument<T, Context extends object = object>(
  read: (document: DocumentNode, context: Context) => T,
): (document: DocumentNode, context: Context) => T {
  const found = new WeakMap<DocumentNode, WeakMap<Context, T>>();
  return (document, context) => {
    let ofDocument = found.get(document);
    if (!ofDocument) found.set(document, (ofDocument = new WeakMap()));
    if (!ofDocument.has(context)) ofDocument.set(context, read(document, context));
    return ofDocument.get(context)!;
  };
}
