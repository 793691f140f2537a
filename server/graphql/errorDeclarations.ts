// Adds declared errors to the schema (schema/errorsDirective.ts), and detects undeclared ones.
import {
  getNamedType,
  type GraphQLField,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { declaredErrors, errorsDirective, errorSentence } from "../../schema/errorsDirective";
import { repeatSentence } from "../../schema/mutationRepeats";
import { commonErrors } from "../../schema/rules/errors";
import { isSemanticNonNull, semanticNonNullDirective } from "../../schema/semanticNonNull";

/** Called with e.g. `Mutation.endSession: NOT_ONESELF` for each undeclared error; tests fail on it. */
export const undeclaredErrorListeners = new Set<(what: string) => void>();

const rootTypes = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);

/**
 * Completes the descriptions: root fields end with their declared errors, and an argument without a description gets that of its input type.
 */
export function completeDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of rootTypes(schema))
    for (const field of Object.values(type.getFields()))
      field.description = [withRepeats(type, field), errorSentence(field)].filter(Boolean).join("\n\n");
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const { args } of Object.values(type.getFields()))
      for (const argument of args) argument.description ??= getNamedType(argument.type).description;
  return schema;
}

const withRepeats = ({ name }: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string =>
  [field.description, name === "Mutation" && repeatSentence(field)].filter(Boolean).join(" ");

/** Wraps root fields to report undeclared errors; unchanged without listeners, as in production. */
export function noticeUndeclaredErrors(schema: GraphQLSchema): GraphQLSchema {
  if (!undeclaredErrorListeners.size) return schema;
  for (const type of rootTypes(schema))
    for (const field of Object.values(type.getFields())) {
      const knownCodes = new Set<unknown>([...commonErrors, ...declaredErrors(field)]);
      const notice = (error: unknown): never => {
        const code = error instanceof GraphQLError ? error.extensions["code"] : undefined;
        if (typeof code === "string" && !knownCodes.has(code))
          for (const listener of undeclaredErrorListeners) listener(`${type.name}.${field.name}: ${code}`);
        throw error;
      };
      field.resolve = noticing(field.resolve, notice);
      field.subscribe = noticing(field.subscribe, notice);
    }
  return schema;
}

type Resolver = GraphQLField<unknown, unknown>["resolve"];
function noticing(resolve: Resolver, notice: (error: unknown) => never): Resolver {
  return (
    resolve &&
    ((...args) => {
      try {
        const answer: unknown = resolve(...args);
        return answer instanceof Promise ? answer.catch(notice) : answer;
      } catch (error) {
        return notice(error);
      }
    })
  );
}

/** Prints the sorted schema with @errors and @semanticNonNull, because graphql-js does not print applied directives. */
export function printSchemaWithDirectives(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema);
  let text = printSchema(sorted);
  for (const type of rootTypes(sorted)) {
    const begin = text.indexOf(`\ntype ${type.name} {\n`) + 1;
    const end = text.indexOf("\n}", begin);
    text = text.slice(0, begin) + withDirectives(text.slice(begin, end), type.getFields()) + text.slice(end);
  }
  return `# Emitted by npm run codegen: not edited by hand.\n\n${text}\n`;
}

function withDirectives(text: string, fields: Record<string, GraphQLField<unknown, unknown>>): string {
  let inDescription = false;
  let name: string | undefined;
  const withDirective = (line: string): string => {
    if ((line.split('"""').length - 1) % 2 === 1) inDescription = !inDescription;
    if (inDescription || line.includes('"""')) return line;
    name = /^ {2}(\w+)[(:]/.exec(line)?.[1] ?? name;
    const field = /^ {2}(\w+\(.*\): |\w+: |\): )/.test(line) && name !== undefined ? fields[name] : undefined;
    const codes = field ? [...declaredErrors(field)].sort() : [];
    const errors = codes.length ? ` @${errorsDirective.name}(codes: ${JSON.stringify(codes).replaceAll(",", ", ")})` : "";
    return line + errors + (field && isSemanticNonNull(field) ? ` @${semanticNonNullDirective.name}` : "");
  };
  return text.split("\n").map(withDirective).join("\n");
}
