// @errors(codes: […]) declares the error codes of an operation, in addition to the common errors of rules/errors.ts.
import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLNonNull, GraphQLString } from "graphql";
import { Extensions } from "type-graphql";
import { commonErrors, type ErrorCode } from "./rules/errors";

export const errorsDirective = new GraphQLDirective({
  name: "errors",
  description:
    "Codes that the field can return in `errors[].extensions.code`, in addition to the common ones: UNAUTHENTICATED, BAD_USER_INPUT, request limits and UNAVAILABLE.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { codes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))), description: "Codes of the catalogue." } },
});

/** Conditions of codes in words that follow the code: `{ NOT_FOUND: "also if the viewer does not manage the user" }`. */
type Conditions = Partial<Record<ErrorCode, string>>;
type Declaration = ErrorCode | Conditions;

/** For operations of users only. */
export const NO_API_KEYS = { FORBIDDEN: "also if the caller is an API key" } as const satisfies Conditions;

const codesIn = (declaration: Declaration): ErrorCode[] =>
  typeof declaration === "string" ? [declaration] : (Object.keys(declaration) as ErrorCode[]);
const isCommon = (code: ErrorCode): boolean => (commonErrors as readonly ErrorCode[]).includes(code);

/**
 * Declares the error codes of a field and their conditions for the directive and the description. Common codes appear in the description
 * only. Tests fail on any undeclared error.
 */
export const Errors = (...declarations: [Declaration, ...Declaration[]]) => Extensions(errorExtensions(declarations));

export function errorExtensions(declarations: Declaration[]): { errors: ErrorCode[]; errorConditions: Conditions } {
  const codes = [...new Set(declarations.flatMap(codesIn))];
  const errorConditions = Object.assign({}, ...declarations.filter((declaration) => typeof declaration !== "string")) as Conditions;
  return { errors: codes.filter((code) => !isCommon(code)), errorConditions };
}

export const declaredErrors = ({ extensions }: { extensions: { errors?: unknown } }): readonly ErrorCode[] =>
  (extensions.errors as ErrorCode[] | undefined) ?? [];

/** Returns a sentence that lists the declared codes with their conditions, or an empty string. */
export function errorSentence(field: { extensions: { errors?: unknown; errorConditions?: unknown } }): string {
  const conditions = (field.extensions.errorConditions as Conditions | undefined) ?? {};
  const plain = declaredErrors(field).filter((code) => !conditions[code]);
  const conditional = Object.entries(conditions).map(([code, text]) => `${code}${/^(if|while|until) /.test(text) ? "" : ","} ${text}`);
  const parts = [...(plain.length ? [plain.toSorted().join(", ")] : []), ...conditional.toSorted()];
  return parts.length ? `Errors: ${parts.join("; ")}.` : "";
}
