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

interface ErrorExtensions {
  errors?: unknown;
  errorConditions?: unknown;
  /** Cases in which a query returns null, as words that follow `null`. */
  nullIf?: unknown;
  [name: string]: unknown;
}

const conditionsOf = ({ errorConditions }: ErrorExtensions): Conditions => (errorConditions as Conditions | undefined) ?? {};

/** Replaces the declaration of NOT_FOUND by the cases in which the field is null. */
export function withoutNotFound(extensions: ErrorExtensions): ErrorExtensions {
  const { NOT_FOUND: condition, ...errorConditions } = conditionsOf(extensions);
  const missing = "if the id does not exist or is out of scope";
  const nullIf = condition?.startsWith("also ") ? `if the id does not exist, ${condition}` : (condition ?? missing);
  return { ...extensions, errors: declaredErrors({ extensions }).filter((code) => code !== "NOT_FOUND"), errorConditions, nullIf };
}

export function errorSentence(field: { extensions: ErrorExtensions }): string {
  const conditions = conditionsOf(field.extensions);
  const plain = declaredErrors(field).filter((code) => !conditions[code]);
  const conditional = Object.entries(conditions).map(([code, text]) => `${code}${/^(if|while|until) /.test(text) ? "" : ","} ${text}`);
  const parts = [...(plain.length ? [plain.toSorted().join(", ")] : []), ...conditional.toSorted()];
  const { nullIf } = field.extensions;
  const missing = typeof nullIf === "string" ? [`null ${nullIf}.`] : [];
  return [...missing, ...(parts.length ? [`Errors: ${parts.join("; ")}.`] : [])].join("\n\n");
}
