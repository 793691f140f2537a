// @errors(codes: […]) declares the error codes of an operation, in addition to the common errors of rules/errors.ts.
import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLNonNull, GraphQLString } from "graphql";
import { Extensions } from "type-graphql";
import type { ErrorCode } from "./rules/errors";

export const errorsDirective = new GraphQLDirective({
  name: "errors",
  description:
    "Codes that the field can return in `errors[].extensions.code`, in addition to the common ones: UNAUTHENTICATED, BAD_USER_INPUT, request limits and UNAVAILABLE.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { codes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))), description: "Codes of the catalogue." } },
});

/** Declares the error codes of a field. The schema shows them, and tests fail on any undeclared error. */
export const Errors = (...codes: [ErrorCode, ...ErrorCode[]]) => Extensions({ errors: [...new Set(codes)] });

export const declaredErrors = ({ extensions }: { extensions: { errors?: unknown } }): readonly ErrorCode[] =>
  (extensions.errors as ErrorCode[] | undefined) ?? [];
