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
import {
  globalIdArguments,
  type InputPlace,
  listKindOf,
  listLimits,
  textKindOf,
  textLimits,
} from "../../schema/rules/requests/inputLimits";
import { AppError } from "../platform/errors";
import { decodeObjectId } from "../platform/objectIds";
import { oncePerDocument } from "./documents";
import { hasCode } from "./objectIds";

type Values = Record<string, unknown>;

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

const MAX_INPUT_ERRORS = 20;

/**
 * Returns at most 20 errors: TEXT_TOO_LONG or LIST_TOO_LONG for each text and list that is too long, and ID_NOT_CODE for an `id` in place of
 * a code. The document must be valid.
 */
export function inputErrorsOf(schema: GraphQLSchema, document: DocumentNode, variables: Values): AppError[] {
  const errors: AppError[] = [];
  for (const { type, value, place } of argumentsOf(document, schema)) {
    noteErrors({ errors, ...place, path: place.name }, type, valueFromASTUntyped(value, variables));
    if (errors.length >= MAX_INPUT_ERRORS) break;
  }
  return errors.slice(0, MAX_INPUT_ERRORS);
}

interface InputCheck extends InputPlace {
  errors: AppError[];
  /** Path from the argument to the value: `input.names.2`. */
  path: string;
}

/** Follows the type; values of another type are rejected by coercion. */
function noteErrors(check: InputCheck, type: GraphQLInputType, value: unknown): void {
  if (value == null || check.errors.length >= MAX_INPUT_ERRORS) return;
  if (isNonNullType(type)) return noteErrors(check, type.ofType, value);
  if (isListType(type)) return Array.isArray(value) ? noteListErrors(check, type.ofType, value) : noteErrors(check, type.ofType, value);
  if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value)) return;
    for (const { name, type: fieldType } of Object.values(type.getFields()))
      noteErrors({ ...check, coordinate: `${type.name}.${name}`, name, path: `${check.path}.${name}` }, fieldType, (value as Values)[name]);
    return;
  }
  if (typeof value !== "string") return;
  const takesGlobalIds = globalIdArguments.includes(check.coordinate);
  const limit = type.name === "String" ? (textKindOf(check) ?? "search") : takesGlobalIds ? "globalId" : "identifier";
  if (noteIfTooLong("TEXT_TOO_LONG", check, limit, textLimits[limit], value.length)) return;
  if (type.name === "ID" && !takesGlobalIds && hasCode(decodeObjectId(value)))
    check.errors.push(new AppError("ID_NOT_CODE", { field: check.name, path: check.path }));
}

function noteListErrors(check: InputCheck, type: GraphQLInputType, values: readonly unknown[]): void {
  const limit = listKindOf(check) ?? "filter";
  if (noteIfTooLong("LIST_TOO_LONG", check, limit, listLimits[limit], values.length)) return;
  values.forEach((entry, index) => noteErrors({ ...check, path: `${check.path}.${index}` }, type, entry));
}

function noteIfTooLong(
  code: "TEXT_TOO_LONG" | "LIST_TOO_LONG",
  { errors, name, path }: InputCheck,
  limit: string,
  most: number,
  actual: number,
): boolean {
  if (actual > most) errors.push(new AppError(code, { field: name, path, limit, most, given: actual }));
  return actual > most;
}

const CHARACTERS_PER_COST = 10;

/** Cost of arguments: each list entry counts as a field, texts by length. */
export function inputCost(value: unknown): number {
  if (typeof value === "string") return Math.floor(value.length / CHARACTERS_PER_COST);
  if (value === null || typeof value !== "object" || value instanceof Date) return 0;
  const inner = Array.isArray(value) ? (value as unknown[]) : Object.values(value);
  return inner.reduce<number>((sum, item) => sum + inputCost(item), Array.isArray(value) ? value.length : 0);
}
