import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { choices, oneOfTypes } from "../../schema/search/choices";
import { ranges } from "../../schema/ranges";
import { DAY_MS } from "../../schema/rules/durations";
import { dayNumber } from "../../schema/rules/indicators/periods";
import { AppError } from "../platform/errors";

type Values = Record<string, unknown>;

interface Form {
  type: string;
  replaces: readonly string[];
  isRequired?: boolean;
  description: string;
}
const forms: Readonly<Record<string, Readonly<Record<string, Form>>>> = { ...choices, ...ranges };

/** Adds ranges and choices to the schema and deprecates the inputs that they replace. Resolvers receive the replaced inputs in both cases. */
export function addInputForms(schema: GraphQLSchema): GraphQLSchema {
  for (const { name } of oneOfTypes) (schema.getType(name) as GraphQLInputObjectType).isOneOf = true;
  for (const [owner, ownForms] of Object.entries(forms)) {
    const [typeName, operation] = owner.split(".");
    const type = schema.getType(typeName!);
    if (operation) addToArguments(schema, (isObjectType(type) && type.getFields()[operation]) as GraphQLField<unknown, unknown>, ownForms);
    else addToInput(schema, type as GraphQLInputObjectType, ownForms);
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith("__"))
      for (const field of Object.values(type.getFields())) replaceForms(`${type.name}.${field.name}`, field);
  return schema;
}

function addToInput(schema: GraphQLSchema, type: GraphQLInputObjectType, ownForms: Readonly<Record<string, Form>>): void {
  const fields = type.getFields();
  for (const [name, form] of Object.entries(ownForms)) {
    for (const replaced of form.replaces) deprecate(fields[replaced]!, name);
    fields[name] = inputOf(schema, name, form);
  }
}

function addToArguments(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, ownForms: Readonly<Record<string, Form>>): void {
  for (const [name, form] of Object.entries(ownForms)) {
    for (const argument of field.args) if (form.replaces.includes(argument.name)) deprecate(argument, name);
    (field.args as GraphQLArgument[]).push(inputOf(schema, name, form));
  }
}

const inputOf = (schema: GraphQLSchema, name: string, { type, description }: Form): GraphQLInputField & GraphQLArgument => ({
  ...{ name, description, deprecationReason: undefined, defaultValue: undefined, extensions: {}, astNode: undefined },
  type: schema.getType(type) as GraphQLInputObjectType,
});

/** A required input cannot be deprecated, so it becomes optional. */
function deprecate(input: GraphQLInputField | GraphQLArgument, name: string): void {
  input.deprecationReason = `Use ${name}. Stays until 2027-05-31.`;
  if (isNonNullType(input.type)) input.type = input.type.ofType;
}

type Replace = (value: never, path: string) => unknown;

function replaceForms(coordinate: string, field: GraphQLField<unknown, unknown>): void {
  const replace = replacementOf(coordinate, field.args, new Map());
  if (!replace) return;
  const wrap = (resolve: GraphQLField<unknown, unknown>["resolve"]): GraphQLField<unknown, unknown>["resolve"] =>
    resolve && ((source, args, ctx, info) => resolve(source, replace(args as never, "") as Values, ctx, info));
  field.resolve = wrap(field.resolve);
  field.subscribe = wrap(field.subscribe);
}

/** Function that replaces the forms in an object with these inputs; `null` if none of them has one. */
function replacementOf(
  owner: string,
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  known: Map<string, Replace | null>,
): Replace | null {
  if (known.has(owner)) return known.get(owner)!;
  // no input type contains itself
  known.set(owner, null);
  const inner = inputs.flatMap(({ name, type }) => {
    const replace = replacementOfType(type, known);
    return replace ? [[name, replace] as const] : [];
  });
  const ownForms = Object.entries(forms[owner] ?? {});
  const replace: Replace | null =
    inner.length || ownForms.length
      ? (value: Values, path) => {
          const result = { ...value };
          for (const [name, replaceInner] of inner)
            if (result[name] != null) result[name] = replaceInner(result[name] as never, `${path}${name}.`);
          for (const [name, form] of ownForms) applyForm(result, name, form, path);
          return result;
        }
      : null;
  known.set(owner, replace);
  return replace;
}

function replacementOfType(type: GraphQLInputType, known: Map<string, Replace | null>): Replace | null {
  if (isNonNullType(type)) return replacementOfType(type.ofType, known);
  if (isListType(type)) {
    const replace = replacementOfType(type.ofType, known);
    return replace && ((values: unknown[], path) => values.map((value, index) => value && replace(value as never, `${path}${index}.`)));
  }
  return isInputObjectType(type) ? replacementOf(type.name, Object.values(type.getFields()), known) : null;
}

function applyForm(values: Values, name: string, { type, replaces, isRequired }: Form, path: string): void {
  const value = values[name] as Values | null | undefined;
  delete values[name];
  const isReplacedGiven = replaces.some((replaced) => values[replaced] != null);
  const error = (): AppError => new AppError("BAD_USER_INPUT", { field: name, path: path + name });
  if (value != null) {
    if (isReplacedGiven) throw error();
    Object.assign(values, replacedOf(type, replaces, value));
  }
  if (isRequired && replaces.some((replaced) => values[replaced] == null)) throw error();
}

function replacedOf(type: string, [first, second]: readonly string[], value: Values): Values {
  if (type === "InstantRange") return { [first!]: value["from"], [second!]: value["to"] };
  if (type === "DayRange") return { [first!]: value["from"], [second!]: dayBefore(value["to"] as string) };
  const [[name, chosen]] = Object.entries(value) as [[string, unknown]];
  return typeof chosen === "object" ? (chosen as Values) : { [name]: chosen };
}

const dayBefore = (day: string): string => new Date((dayNumber(day)! - 1) * DAY_MS).toISOString().slice(0, 10);
