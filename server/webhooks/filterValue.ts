import { astFromValue, type GraphQLInputType, type GraphQLSchema, valueFromASTUntyped } from "graphql";
import type { ClaimFilter } from "../../schema/claims/claims";

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const storedFilter = (filter: ClaimFilter | null): ClaimFilter | null =>
  filter &&
  (JSON.parse(JSON.stringify(filter), (_, value: unknown) =>
    typeof value === "string" && instant.test(value) ? new Date(value) : value,
  ) as ClaimFilter);

/** Filter in the form of the API's input, in which enums have other names than inside. */
export function apiFilter(schema: GraphQLSchema, filter: ClaimFilter | null): object | null {
  const type = schema.getType("ClaimFilter") as GraphQLInputType;
  const ast = filter && astFromValue(storedFilter(filter), type);
  return ast ? (valueFromASTUntyped(ast) as object) : null;
}
