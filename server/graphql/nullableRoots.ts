import { DirectiveLocation, GraphQLDirective, type GraphQLSchema, isNonNullType } from "graphql";

/** Of the proposal that clients know by this name; the argument `levels` is left out, because only fields themselves carry it. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: "semanticNonNull",
  description: "The field is null only if `errors` contains an error with its path.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/** Makes query fields nullable, so that a refused field leaves the other fields of the response. */
export function makeRootsNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    if (!isNonNullType(field.type)) continue;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, isSemanticNonNull: true };
  }
  return schema;
}

export const isSemanticNonNull = ({ extensions }: { extensions: { isSemanticNonNull?: unknown } }): boolean =>
  extensions.isSemanticNonNull === true;
