import { type DocumentNode, Kind, type SelectionNode, visit } from "graphql";

/**
 * Reduces a fragment to these fields, such as "plate" or "routeFigures.realRouteMetres". Equal fields return the same document object,
 * because Apollo compares by identity.
 */
export function selectFields<Document extends DocumentNode>(document: Document, fragment: string, fields: readonly string[]): Document {
  const key = `${fragment} ${[...new Set(fields)].sort().join(" ")}`;
  let ofDocument = selectedDocuments.get(document);
  if (!ofDocument) selectedDocuments.set(document, (ofDocument = new Map()));
  let selected = ofDocument.get(key);
  if (!selected) {
    const fieldPaths = new Set(fields);
    selected = visit(document, {
      FragmentDefinition: (definition) =>
        definition.name.value === fragment
          ? {
              ...definition,
              selectionSet: { ...definition.selectionSet, selections: selectedOf(definition.selectionSet.selections, fieldPaths) },
            }
          : undefined,
    });
    ofDocument.set(key, selected);
  }
  return selected as Document;
}

const selectedDocuments = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

const selectedOf = (selections: readonly SelectionNode[], fieldPaths: ReadonlySet<string>, path = ""): SelectionNode[] =>
  selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind !== Kind.FIELD) return [selection];
    const name = `${path}${selection.name.value}`;
    if (fieldPaths.has(name) || selection.name.value === "__typename") return [selection];
    if (!selection.selectionSet) return [];
    const inside = selectedOf(selection.selectionSet.selections, fieldPaths, `${name}.`);
    return inside.length ? [{ ...selection, selectionSet: { ...selection.selectionSet, selections: inside } }] : [];
  });
