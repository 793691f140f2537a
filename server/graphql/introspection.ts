import { LRUCache } from "lru-cache";
import { type GraphQLSchema, introspectionFromSchema, Kind } from "graphql";
import { parseDocument } from "./documents";

const introspectionFields: readonly string[] = ["__schema", "__type", "__typename"];

/** Returns whether the response depends on the document alone: introspection without variables. */
function isIntrospection(query: string): boolean {
  if (!/\b__(schema|type)\b/.test(query)) return false;
  const { definitions } = parseDocument(query);
  return definitions.every(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ||
      (definition.kind === Kind.OPERATION_DEFINITION &&
        !definition.variableDefinitions?.length &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && introspectionFields.includes(selection.name.value),
        )),
  );
}

export interface IntrospectionRequest {
  query: string;
  operationName: string | null;
  /** `Accept` header, which determines the media type of the response. */
  accept: string | undefined;
}

/** Responses to introspection requests. The schema is constant, so one execution per document serves every caller. */
export class IntrospectionAnswers<Answer extends {}> {
  private readonly answers = new LRUCache<string, Answer>({ max: 8 });

  get(request: IntrospectionRequest): Answer | undefined {
    return this.answers.get(keyOf(request));
  }

  /** Stores a successful response if it answers introspection only. */
  note(request: IntrospectionRequest, answer: Answer): void {
    if (isIntrospection(request.query)) this.answers.set(keyOf(request), answer);
  }
}

const keyOf = ({ query, operationName, accept }: IntrospectionRequest): string => JSON.stringify([accept, operationName, query]);

let schemaJson: string | undefined;

export const introspectionJson = (schema: GraphQLSchema): string =>
  (schemaJson ??= JSON.stringify({
    data: introspectionFromSchema(schema, {
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  }));
