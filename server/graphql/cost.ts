import { LRUCache } from "lru-cache";
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
import { listSizes } from "../../schema/rules/requests/listSizes";
import { pageLimits } from "../../schema/rules/limits/paging";
import { AppError } from "../platform/errors";
import { oncePerDocument } from "./documents";
import { inputCost } from "./inputLimits";

/** Maximum number of visited fields; fragments count per spread, because nested fragments would be expensive to count. */
const MAX_QUERY_NODES = 5_000;
const DEFAULT_PAGE_SIZE = Math.max(pageLimits.claims, pageLimits.suppliers, pageLimits.logs);

/** One object may need a search for a claim that names it. */
const NODE_COST = 20;

/** Fields with a higher cost than one: counts over a table, scans of the board, evaluation of open claims. */
const fieldCosts: Readonly<Record<string, number>> = {
  // long texts and JSON: a profile's audit row has thousands of ids
  "AuditEntry.before": 100,
  "AuditEntry.after": 100,
  "ApiError.input": 10,
  "ApiError.output": 10,
  "StatusChange.inputs": 5,
  totalCount: 20,
  kpis: 500,
  filterOptions: 500,
  // each part of the filter scans the board
  filterNames: 3_000,
  filterEffects: 3_000,
  search: 50,
  // prefix search, otherwise similarity search or an external geocoder
  "Query.places": 1_000,
  mapFrame: 15_000,
  mapFrames: 15_000,
  worklist: 500,
  worklistChanged: 500,
  kpiSettingsPreview: 5_000,
  // up to 4,000 claims with their status logs
  "KpiSettingsPreview.lastDays": 5_000,
  // computes up to twenty routes in the road network
  "Query.supplierFilter": 1_000,
  "Query.node": NODE_COST,
  "SupplierFilterCall.input": 10,
  "SupplierFilterCall.output": 10,
};

export const costOfField = (typeName: string, fieldName: string): number =>
  fieldCosts[`${typeName}.${fieldName}`] ?? fieldCosts[fieldName] ?? 1;

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** A field costs itself, its arguments, and the selected subfields times the expected number of entries. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  if (field.name.startsWith("__")) return 1; // introspection is limited separately
  const fieldCost = costOfField(type.name, field.name) + inputCost(args);
  const paged = field.args.some(({ name }) => name === "first");
  // too many rows are rejected separately with a specific error
  if (paged) {
    const size: unknown = args.first ?? args.last;
    return fieldCost + childComplexity * (typeof size === "number" ? Math.min(Math.max(size, 1), pageLimits.max) : DEFAULT_PAGE_SIZE);
  }
  if (field.name === "nodes" && type.name === "Query") return fieldCost + (NODE_COST + childComplexity) * (args.ids as unknown[]).length;
  // lists of a connection are the page, which is already counted
  const isUncountedList =
    isList(field.type) && childComplexity > 0 && !type.name.endsWith("Connection") && !getNamedType(field.type).name.startsWith("__");
  return fieldCost + childComplexity * (isUncountedList ? listSizes[`${type.name}.${field.name}`]! : 1);
};

/**
 * Cost of an operation with its variables. Infinity if it exceeds counting limits, `undefined` for invalid variables, which execution
 * reports. Throws BAD_USER_INPUT for null in a required position.
 */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number | undefined {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, { maxErrors: 1 }).errors) return undefined;
  const cachedCosts = costsOfShapes(query, schema);
  const shape = shapeOf(operation, variables ?? {});
  const cost = cachedCosts.get(shape) ?? countedCost(schema, query, operation, variables);
  if (shape.length <= KEPT.characters) cachedCosts.set(shape, cost);
  return cost;
}

const KEPT = { shapes: 20, characters: 1_000 };
const costsOfShapes = oncePerDocument<LRUCache<string, number>>(() => new LRUCache({ max: KEPT.shapes }));

/** Everything that affects the cost: operation and variables, with texts replaced by their cost. */
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
