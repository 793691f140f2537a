// @errors(codes: […]): what a question, a mutation or a subscription may refuse with, beside the common errors (rules/errors.ts).
import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLNonNull, GraphQLString } from "graphql";
import { Extensions } from "type-graphql";
import type { ErrorCode } from "./rules/errors";

export const errorsDirective = new GraphQLDirective({
  name: "errors",
  description:
    "The codes in `errors[].extensions.code` that the field may answer, beside those that any may: UNAUTHENTICATED, BAD_USER_INPUT, limits of a request, and what is down or too slow.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { codes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))), description: "Codes of the catalogue." } },
});

/** Declares what a field may refuse with: the schema shows it, and a refusal that is not declared fails the tests. */
export const Errors = (...codes: [ErrorCode, ...ErrorCode[]]) => Extensions({ errors: [...new Set(codes)] });

/** What a field of a root type declares. */
export const declaredErrors = ({ extensions }: { extensions: { errors?: unknown } }): readonly ErrorCode[] =>
  (extensions.errors as ErrorCode[] | undefined) ?? [];
