import {
  type DocumentNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
} from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import { listSizes } from "../../schema/rules/limits/listSizes";
import { pageLimits } from "../../schema/rules/limits/paging";
import { AppError } from "../platform/errors";
import { LruMap } from "../platform/lruMap";
import { oncePerDocument } from "./documents";
import { inputCost } from "./inputLimits";

/** Fields are counted up to so many, fragments each time: fragments within fragments would take long to count. */
const MAX_QUERY_NODES = 5_000;
/** A page whose size is not given. */
const DEFAULT_PAGE_SIZE = Math.max(pageLimits.claims, pageLimits.suppliers, pageLimits.logs);

/** What costs more than reading a field: a count over a table, a look over the whole board, evaluating every open claim. */
const fieldCosts: Readonly<Record<string, number>> = {
  // texts and JSON that may be long: a profile in the audit has thousands of ids
  "AuditEntry.before": 100,
  "AuditEntry.after": 100,
  "ApiError.input": 10,
  "ApiError.output": 10,
  "StatusChange.inputs": 5,
  totalCount: 20,
  kpis: 500,
  filterOptions: 500,
  // each part of the filter is a look over the whole board
  filterNames: 3_000,
  filterEffects: 3_000,
  // some hundred looks into an index
  search: 50,
  // names that begin so, else all that are much like it; or somebody outside
  "Query.places": 1_000,
  // up to 2,000 features, and their fields
  mapFrame: 15_000,
  mapFrames: 15_000,
  worklist: 500,
  worklistChanged: 500,
  kpiSettingsPreview: 5_000,
  // up to 4,000 claims, each with its status log
  "KpiSettingsPreview.lastDays": 5_000,
  // twenty ways through the road network
  "Query.supplierFilter": 1_000,
  "SupplierFilterCall.input": 10,
  "SupplierFilterCall.output": 10,
};

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** A field costs itself, what its arguments hold and, as often as it can be there, what is asked of it. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  if (field.name.startsWith("__")) return 1; // introspection has a limit of its own
  const own = (fieldCosts[`${type.name}.${field.name}`] ?? fieldCosts[field.name] ?? 1) + inputCost(args);
  const paged = field.args.some(({ name }) => name === "first");
  // more than a page may have is refused before anything is read, and says so
  if (paged)
    return own + childComplexity * (typeof args.first === "number" ? Math.min(Math.max(args.first, 1), pageLimits.max) : DEFAULT_PAGE_SIZE);
  // the lists of a connection are its page, which is counted already
  const isUncountedList =
    isList(field.type) && childComplexity > 0 && !type.name.endsWith("Connection") && !getNamedType(field.type).name.startsWith("__");
  return own + childComplexity * (isUncountedList ? listSizes[`${type.name}.${field.name}`]! : 1);
};

/**
 * What an operation asks for, in fields, counted with its variables and their defaults. Infinity: too much to be counted. Undefined: the
 * variables do not fit, which its execution will say before it begins. Throws BAD_USER_INPUT for a null where a value must be: its execution
 * would leave that field out and answer the others.
 */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number | undefined {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, { maxErrors: 1 }).errors) return undefined;
  const known = costsOfShapes(query, schema);
  const shape = shapeOf(operation, variables ?? {});
  const cost = known.get(shape) ?? countedCost(schema, query, operation, variables);
  if (shape.length <= KEPT.characters) known.set(shape, cost);
  return cost;
}

/** Costs that are kept with a document, by the shape of what it is asked with. */
const KEPT = { shapes: 20, characters: 1_000 };
const costsOfShapes = oncePerDocument<LruMap<number>>(() => new LruMap(KEPT.shapes));

/** All that a cost depends on, beside the document: the operation, and of the variables everything but which texts they are. */
const shapeOf = ({ name }: OperationDefinitionNode, variables: object): string =>
  JSON.stringify([name?.value, variables], (_, value: unknown) => (typeof value === "string" ? `${inputCost(value)}` : value));

function countedCost(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number {
  try {
    return getComplexity({
      schema,
      query,
      ...(operation.name && { operationName: operation.name.value }),
      variables: variables ?? {},
      estimators: [estimate],
      maxQueryNodes: MAX_QUERY_NODES,
    });
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes("maximum allowed number of nodes")) return Infinity;
    throw new AppError("BAD_USER_INPUT");
  }
}
