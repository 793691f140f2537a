// Validation of GraphQL requests, shared by Apollo Server (HTTP) and graphql-ws.
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST, Kind, specifiedRules, validate, visit } from "graphql";
import { forbiddenText } from "../../schema/rules/language/forbiddenText";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { costOf } from "./cost";
import { documentLimits, limitRules, queryTooLargeError } from "./documentLimits";
import { oncePerDocument, parseDocument, parseOptions } from "./documents";
import { declaredVariables, inputErrorsOf } from "./inputLimits";

export interface RequestToCheck {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | null | undefined;
  over: "http" | "socket";
}

const MAX_VALIDATION_ERRORS = 5;
export function readDocument(text: string): DocumentNode {
  try {
    return parseDocument(text);
  } catch (error) {
    throw toParseError(error);
  }
}

/** Error of an unreadable or too long document; Apollo Server uses our `parseOptions`. */
export const toParseError = (error: unknown): GraphQLError =>
  error instanceof Error && /more tha[nt] [\d,]+ tokens/.test(error.message)
    ? queryTooLargeError("tokens")
    : new GraphQLError(error instanceof GraphQLError ? error.message : "The document cannot be read.", {
        extensions: { code: "GRAPHQL_PARSE_FAILED" },
      });
export { parseOptions };

/** Every session and API key may introspect and receives suggestions of names. */
export const canIntrospect = (viewer: Viewer | null): boolean => viewer !== null;

export interface RequestCheck {
  errors: readonly GraphQLError[];
  /** Cost of the request (cost.ts); 0 if rejected. */
  cost: number;
}

export function checkRequest(schema: GraphQLSchema, request: RequestToCheck, viewer: Viewer | null): RequestCheck {
  const errors = requestErrors(schema, request, viewer);
  if (errors.length) return { errors, cost: 0 };
  try {
    const cost = costOf(schema, request.document, getOperationAST(request.document, request.operationName)!, request.variables) ?? 0;
    return cost > documentLimits.cost ? { errors: [queryTooLargeError("cost", cost)], cost: 0 } : { errors, cost };
  } catch (error) {
    if (error instanceof AppError) return { errors: [error], cost: 0 };
    throw error;
  }
}

function requestErrors(schema: GraphQLSchema, request: RequestToCheck, viewer: Viewer | null): readonly GraphQLError[] {
  const { document, operationName, variables, over } = request;
  const operation = getOperationAST(document, operationName);
  if (!operation) return [new GraphQLError("No such operation in the document.", { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } })];
  if ((operation.operation === "subscription") !== (over === "socket")) return [new AppError("WRONG_TRANSPORT")];
  const errors = documentErrors(schema, document, canIntrospect(viewer));
  if (errors.length) return errors;
  if (!canIntrospect(viewer) && usesIntrospection(document, schema)) return [new AppError("UNAUTHENTICATED")];
  const values = declaredVariables(operation, variables);
  const inputErrors = inputErrorsOf(schema, document, values);
  if (inputErrors.length) return inputErrors;
  return hasForbiddenText(values) || holdsForbiddenText(document, schema) ? [new AppError("BAD_USER_INPUT")] : [];
}

/** Cache of validated documents; Apollo Server caches parsed ones. */
const validDocuments = new WeakSet<DocumentNode>();

function documentErrors(schema: GraphQLSchema, document: DocumentNode, suggest: boolean): readonly GraphQLError[] {
  if (validDocuments.has(document)) return [];
  const limitErrors = validate(schema, document, limitRules, { maxErrors: 1 });
  if (limitErrors.length) return limitErrors.slice(0, 1);
  const errors = validate(schema, document, specifiedRules, { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: !suggest });
  if (!errors.length) validDocuments.add(document);
  return errors;
}

function hasForbiddenText(value: unknown): boolean {
  const pending = [value];
  while (pending.length) {
    const next = pending.pop();
    if (typeof next === "string" && forbiddenText.test(next)) return true;
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) pending.push(inner);
  }
  return false;
}

const holdsForbiddenText = oncePerDocument((document) => {
  let isFound = false;
  visit(document, { [Kind.STRING]: ({ value }) => void (isFound ||= hasForbiddenText(value)) });
  return isFound;
});

const usesIntrospection = oncePerDocument((document) => {
  let isFound = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => void (isFound ||= name.value === "__schema" || name.value === "__type"),
  });
  return isFound;
});
