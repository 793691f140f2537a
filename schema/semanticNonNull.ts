import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList } from "graphql";

export const semanticNonNullDirective = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "The field is null only if `errors` contains an error with its path. Clients that discard or throw such errors may treat it as non-null.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: "Levels of the list to which this applies; 0 is the field.",
    },
  },
});

export const isSemanticNonNull = ({ extensions }: { extensions: { semanticNonNull?: unknown } }): boolean =>
  extensions.semanticNonNull === true;
