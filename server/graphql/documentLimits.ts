// How much one GraphQL document may ask for, whichever transport it came by. The armor rules count fragments as often as they are spread.
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
 * What every document of our own client stays below by half (tests/api/graphql/clientDocuments.test.ts). Introspection's own depth is limited by
 * graphql's rule; cost is counted in cost.ts.
 */
export const documentLimits = {
  /** Words and signs of the document. */
  tokens: 1_500,
  /** Fields within fields. */
  depth: 12,
  aliases: 15,
  directives: 6,
  /** Fields that a selection asks for more than once. */
  repeats: 20,
  /** Mutations of a request: two of them could be a hundred tries at a password. */
  mutations: 1,
  cost: 32_000,
} as const;
export type DocumentLimit = keyof typeof documentLimits;

/** QUERY_TOO_LARGE; its values name the limit and how much it is. */
export const queryTooLargeError = (limit: DocumentLimit): AppError =>
  new AppError("QUERY_TOO_LARGE", { limit, most: documentLimits[limit] });

/** The armor rules would throw their error through the validator; here they report ours. */
const reportingLimit = (limit: DocumentLimit) => ({
  n: documentLimits[limit],
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, _error: GraphQLError) => context?.reportError(queryTooLargeError(limit))],
});

/** Cheap ones, held before the specification's own rules, some of which take time with the square of what they are given. */
export const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ ...reportingLimit("depth"), flattenFragments: true }) as ValidationRule,
  // by default `__typename` could be asked for under a thousand names
  maxAliasesRule({ ...reportingLimit("aliases"), allowList: [] }) as ValidationRule,
  maxDirectivesRule(reportingLimit("directives")) as ValidationRule,
  repeatsRule,
  oneMutationRule,
];

function repeatsRule(context: ValidationContext): ASTVisitor {
  let repeats = 0;
  return {
    SelectionSet({ selections }) {
      const names = selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.alias?.value ?? one.name.value] : []));
      repeats += names.length - new Set(names).size;
    },
    Document: {
      leave: () => void (repeats > documentLimits.repeats && context.reportError(queryTooLargeError("repeats"))),
    },
  };
}

/** Also when the mutations come in fragments. */
function oneMutationRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }: OperationDefinitionNode) {
      if (operation === "mutation" && rootFields(context, selectionSet) > documentLimits.mutations)
        context.reportError(queryTooLargeError("mutations"));
    },
  };
}

/**
 * How many fields the operation begins with, up to one more than allowed. Each fragment is counted once and then remembered: spread by each
 * other they would take for ever.
 */
function rootFields(context: ValidationContext, { selections }: SelectionSetNode, countByFragment = new Map<string, number>()): number {
  let count = 0;
  for (const one of selections) {
    if (one.kind === Kind.FIELD) count++;
    else if (one.kind === Kind.INLINE_FRAGMENT) count += rootFields(context, one.selectionSet, countByFragment);
    else count += countByFragment.get(one.name.value) ?? inFragment(context, one.name.value, countByFragment);
    if (count > documentLimits.mutations) break;
  }
  return count;
}

function inFragment(context: ValidationContext, name: string, countByFragment: Map<string, number>): number {
  countByFragment.set(name, 0); // one that spreads itself
  const fragment = context.getFragment(name);
  const count = fragment ? rootFields(context, fragment.selectionSet, countByFragment) : 0;
  countByFragment.set(name, count);
  return count;
}
