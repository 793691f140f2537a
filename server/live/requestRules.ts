// Whether a GraphQL request may be answered. One validator for both transports: graphql-ws knows nothing of what Apollo Server is told, and
// the other way round.
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
} from "graphql";
import { mayDo } from "../auth/functionalities";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { costOf } from "./cost";
import { documentLimits, limitRules, tooLarge } from "./documentLimits";
import { declaredVariables, inputFault } from "./inputLimits";

export interface Asked {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | null | undefined;
  /** Subscriptions go over a socket, all else over HTTP. */
  over: "http" | "socket";
}

/** Told at most, of what is wrong with a document. */
const maxErrors = 5;
const parseOptions = { maxTokens: documentLimits.tokens } as const;

/** The document in a text. Throws GRAPHQL_PARSE_FAILED, QUERY_TOO_LARGE. */
export function readDocument(text: string): DocumentNode {
  try {
    return parse(text, parseOptions);
  } catch (error) {
    throw parseFault(error);
  }
}

/** What is wrong with a text that cannot be read, or is too long; `parseOptions` of Apollo Server are ours. */
export const parseFault = (error: unknown): GraphQLError =>
  error instanceof Error && /more tha[nt] [\d,]+ tokens/.test(error.message)
    ? tooLarge("tokens")
    : new GraphQLError(error instanceof GraphQLError ? error.message : "The document cannot be read.", {
        extensions: { code: "GRAPHQL_PARSE_FAILED" },
      });
export { parseOptions };

/** May ask the schema about itself and is helped with names: whom the profile lets into the sandbox. */
export const maySandbox = (viewer: Viewer | null): boolean => viewer !== null && mayDo(viewer, "sandbox");

export interface Verdict {
  /** Why the request is not answered; none: it is. */
  faults: readonly GraphQLError[];
  /** What it costs (cost.ts); 0 when it is not answered. */
  cost: number;
}

/** What is said of a request before anything is done for it. Cheap checks come first. */
export function verdictOn(schema: GraphQLSchema, asked: Asked, viewer: Viewer | null): Verdict {
  const faults = faultsOf(schema, asked, viewer);
  if (faults.length) return { faults, cost: 0 };
  try {
    const cost = costOf(schema, asked.document, getOperationAST(asked.document, asked.operationName)!, asked.variables) ?? 0;
    return cost > documentLimits.cost ? { faults: [tooLarge("cost")], cost: 0 } : { faults, cost };
  } catch (error) {
    if (error instanceof AppError) return { faults: [error], cost: 0 };
    throw error;
  }
}

function faultsOf(schema: GraphQLSchema, asked: Asked, viewer: Viewer | null): readonly GraphQLError[] {
  const { document, operationName, variables, over } = asked;
  const operation = getOperationAST(document, operationName);
  if (!operation) return [new GraphQLError("No such operation in the document.", { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } })];
  if ((operation.operation === "subscription") !== (over === "socket")) return [new AppError("WRONG_TRANSPORT")];
  const faults = documentFaults(schema, document, maySandbox(viewer));
  if (faults.length) return faults;
  if (!maySandbox(viewer) && introspects(document)) return [new AppError(viewer ? "FORBIDDEN" : "UNAUTHENTICATED")];
  const values = declaredVariables(operation, variables);
  const tooLong = inputFault(schema, document, values);
  if (tooLong) return [tooLong];
  return isUnstorable(values) || textsOf(document).some(isUnstorable) ? [new AppError("BAD_USER_INPUT")] : [];
}

/** Documents that were found good: Apollo Server keeps those it has read. */
const good = new WeakSet<DocumentNode>();

function documentFaults(schema: GraphQLSchema, document: DocumentNode, suggest: boolean): readonly GraphQLError[] {
  if (good.has(document)) return [];
  const large = validate(schema, document, limitRules, { maxErrors: 1 });
  if (large.length) return large.slice(0, 1);
  const faults = validate(schema, document, specifiedRules, { maxErrors, hideSuggestions: !suggest });
  if (!faults.length) good.add(document);
  return faults;
}

// with the u flag a surrogate matches only when its other half is missing
const unstorable = /[\0\p{Surrogate}]/u;

/** Holds a NUL, or half of a surrogate pair: no database can keep it, or look for it. However deep it is nested. */
function isUnstorable(value: unknown): boolean {
  const left = [value];
  while (left.length) {
    const one = left.pop();
    if (typeof one === "string" && unstorable.test(one)) return true;
    if (typeof one === "object" && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return false;
}

function textsOf(document: DocumentNode): string[] {
  const texts: string[] = [];
  visit(document, { [Kind.STRING]: ({ value }) => void texts.push(value) });
  return texts;
}

function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => void (found ||= name.value === "__schema" || name.value === "__type"),
  });
  return found;
}
