import { ApolloLink } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { type DocumentNode, Kind } from "graphql";
import { tap } from "rxjs";
import { repeatableMutations } from "../../schema/rules/requests/repeatedRequests";
import { requestErrorOf } from "../api/errors";

const isRepeatable = (name: string): boolean => (repeatableMutations as readonly string[]).includes(name);

/** Variable that contains the request ID: `requestId`, or `input` with a field of that name. null for other operations. */
export function requestIdVariable(document: DocumentNode): "requestId" | "input" | null {
  const operation = getMainDefinition(document);
  if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== "mutation") return null;
  const fields = operation.selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : ""));
  if (!fields.some(isRepeatable)) return null;
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return names.includes("requestId") ? "requestId" : names.includes("input") ? "input" : null;
}

/** The server may have performed a request without an answer, or with one that says that it is unavailable. */
const mayHaveArrived = (error: unknown): boolean => ["UNREACHABLE", "UNAVAILABLE"].includes(requestErrorOf(error).code);

/** Adds a request ID to each mutation that accepts one. If the answer was lost, the same mutation and input keep their ID. */
export function createRequestIdLink(): ApolloLink {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    const variable = requestIdVariable(operation.query);
    if (!variable) return forward(operation);
    const { variables } = operation;
    const key = `${operation.operationName} ${JSON.stringify(variables)}`;
    const requestId = unanswered.get(key) ?? crypto.randomUUID();
    const ids = { requestId };
    operation.variables = { ...variables, ...(variable === "input" ? { input: { ...(variables["input"] as object), ...ids } } : ids) };
    const onEnd = (error: unknown): void => void (mayHaveArrived(error) ? unanswered.set(key, requestId) : unanswered.delete(key));
    return forward(operation).pipe(
      tap({ next: ({ errors }) => onEnd(errors?.length ? new CombinedGraphQLErrors({ errors }) : null), error: onEnd }),
    );
  });
}
