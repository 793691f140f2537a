// Limits of GraphQL documents for both transports. The armor rules count fragments per spread.
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import {
  type ASTVisitor,
  type GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  Kind,
} from "graphql";
import { AppError } from "../platform/errors";

/**
 * At least twice what our client needs (tests/api/graphql/clientDocuments.test.ts). graphql-js limits introspection depth; cost.ts counts
 * costs.
 */
export const documentLimits = {
  tokens: 1_500,
  depth: 12,
  aliases: 15,
  directives: 6,
  repeats: 20,
  /** Mutations per request; several could try many passwords. */
  mutations: 1,
  cost: 32_000,
} as const;
export type DocumentLimit = keyof typeof documentLimits;

/** `given` is the value of the request; it is left out where counting stopped at the limit. */
export const queryTooLargeError = (limit: DocumentLimit, given?: number): AppError =>
  new AppError("QUERY_TOO_LARGE", { limit, most: documentLimits[limit], ...(Number.isFinite(given) && { given: given! }) });

/** Reports our error; the armor rules would otherwise throw through the validator. */
const reportingLimit = (limit: DocumentLimit) => ({
  n: documentLimits[limit],
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, _error: GraphQLError) => context?.reportError(queryTooLargeError(limit))],
});

/** Cheap rules that run before the specification's rules, some of which take quadratic time. */
export const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ ...reportingLimit("depth"), flattenFragments: true }) as ValidationRule,
  // the default would allow `__typename` under any number of aliases
  maxAliasesRule({ ...reportingLimit("aliases"), allowList: [] }) as ValidationRule,
  maxDirectivesRule(reportingLimit("directives")) as ValidationRule,
  repeatsRule,
  oneMutationRule,
];

function repeatsRule(context: ValidationContext): ASTVisitor {
  let repeats = 0;
  return {
    SelectionSet({ selections }) {
      const names = selections.flatMap((selection) =>
        selection.kind === Kind.FIELD ? [selection.alias?.value ?? selection.name.value] : [],
      );
      repeats += names.length - new Set(names).size;
    },
    Document: {
      leave: () => void (repeats > documentLimits.repeats && context.reportError(queryTooLargeError("repeats"))),
    },
  };
}

/** Also counts mutations in fragments. */
function oneMutationRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }: OperationDefinitionNode) {
      if (operation === "mutation" && rootFields(context, selectionSet) > documentLimits.mutations)
        context.reportError(queryTooLargeError("mutations"));
    },
  };
}

/** Number of root fields, up to one above the limit. Counts are memoized per fragment, because nested spreads grow exponentially. */
function rootFields(context: ValidationContext, { selections }: SelectionSetNode, countByFragment = new Map<string, number>()): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count++;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += rootFields(context, selection.selectionSet, countByFragment);
    else count += countByFragment.get(selection.name.value) ?? inFragment(context, selection.name.value, countByFragment);
    if (count > documentLimits.mutations) break;
  }
  return count;
}

function inFragment(context: ValidationContext, name: string, countByFragment: Map<string, number>): number {
  countByFragment.set(name, 0);
  const fragment = context.getFragment(name);
  const count = fragment ? rootFields(context, fragment.selectionSet, countByFragment) : 0;
  countByFragment.set(name, count);
  return count;
}
