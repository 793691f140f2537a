import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type ValueNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { type InputPlace, listKindOf, listLimits, textKindOf, textLimits } from "../../schema/rules/requests/inputLimits";
import { AppError } from "../platform/errors";
import { oncePerDocument } from "./documents";

type Values = Record<string, unknown>;

/** Values of declared variables only, with defaults. */
export function declaredVariables({ variableDefinitions = [] }: OperationDefinitionNode, input: Values | null | undefined): Values {
  const values: Values = {};
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (input && Object.hasOwn(input, name)) values[name] = input[name];
    else if (defaultValue) values[name] = valueFromASTUntyped(defaultValue);
  }
  return values;
}

interface ArgumentInDocument {
  type: GraphQLInputType;
  value: ValueNode;
  place: InputPlace;
}

function readArguments(schema: GraphQLSchema, document: DocumentNode): ArgumentInDocument[] {
  const types = new TypeInfo(schema);
  const documentArguments: ArgumentInDocument[] = [];
  const note = ({ value }: ArgumentNode): void => {
    const argument = types.getArgument();
    if (!argument) return;
    const directive = types.getDirective();
    const of = directive ? `@${directive.name}` : `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
    documentArguments.push({ type: argument.type, value, place: { coordinate: `${of}(${argument.name}:)`, name: argument.name } });
  };
  visit(document, visitWithTypeInfo(types, { [Kind.ARGUMENT]: { enter: note } }));
  return documentArguments;
}

const argumentsOf = oncePerDocument((document, schema: GraphQLSchema) => readArguments(schema, document));

/** Error of the first text or list that is too long: TEXT_TOO_LONG or LIST_TOO_LONG. The document must be valid. */
export function inputErrorOf(schema: GraphQLSchema, document: DocumentNode, variables: Values): AppError | undefined {
  for (const { type, value, place } of argumentsOf(document, schema)) {
    const error = errorIn(type, valueFromASTUntyped(value, variables), place);
    if (error) return error;
  }
  return undefined;
}

/** Follows the type; values of another type are rejected by coercion. */
function errorIn(type: GraphQLInputType, value: unknown, place: InputPlace): AppError | undefined {
  if (value == null) return undefined;
  if (isNonNullType(type)) return errorIn(type.ofType, value, place);
  if (isListType(type)) return Array.isArray(value) ? errorInList(type.ofType, value, place) : errorIn(type.ofType, value, place);
  if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value)) return undefined;
    for (const field of Object.values(type.getFields())) {
      const error = errorIn(field.type, (value as Values)[field.name], { coordinate: `${type.name}.${field.name}`, name: field.name });
      if (error) return error;
    }
    return undefined;
  }
  if (typeof value !== "string") return undefined;
  const limit = type.name === "String" ? (textKindOf(place) ?? "search") : "identifier";
  return tooLong("TEXT_TOO_LONG", place, limit, textLimits[limit], value.length);
}

function errorInList(type: GraphQLInputType, values: readonly unknown[], place: InputPlace): AppError | undefined {
  const limit = listKindOf(place) ?? "filter";
  const error = tooLong("LIST_TOO_LONG", place, limit, listLimits[limit], values.length);
  if (error) return error;
  for (const entry of values) {
    const inner = errorIn(type, entry, place);
    if (inner) return inner;
  }
  return undefined;
}

const tooLong = (
  code: "TEXT_TOO_LONG" | "LIST_TOO_LONG",
  { name }: InputPlace,
  limit: string,
  most: number,
  actual: number,
): AppError | undefined => (actual > most ? new AppError(code, { field: name, limit, most, given: actual }) : undefined);

const CHARACTERS_PER_COST = 10;

/** Cost of arguments: each list entry counts as a field, texts by length. */
export function inputCost(value: unknown): number {
  if (typeof value === "string") return Math.floor(value.length / CHARACTERS_PER_COST);
  if (value === null || typeof value !== "object" || value instanceof Date) return 0;
  const inner = Array.isArray(value) ? (value as unknown[]) : Object.values(value);
  return inner.reduce<number>((sum, item) => sum + inputCost(item), Array.isArray(value) ? value.length : 0);
}
