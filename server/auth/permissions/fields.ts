// Enforces hidden fields: wraps every field and every operation of the schema.
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import {
  asksHidden,
  canBeHidden,
  isFieldHidden,
  layersAsked,
  rejectionShown,
  visibleColumns,
  type HiddenFields,
} from "../../../schema/rules/fields/hiddenFields";
import { layerOfAccess, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ErrorCode } from "../../../schema/rules/errors";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";
import type { Context } from "../context";

type Source = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** Replacement values of hidden fields that cannot be null. */
const valueWhenHidden: Record<string, (source: Source) => unknown> = {
  "Supplier.name": ({ id }) => id,
};
const errorCodeFields = new Set([
  "ClaimAction.code",
  "BulkActionError.code",
  "ApiError.code",
  "OutboxCall.code",
  "SimulatorCall.rejectedWith",
]);

/** Wraps the schema's resolvers: hidden fields return null, and arguments that would reveal them are rejected. */
export function hideFields(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const name of errorCodeFields) assertFieldExists(schema, name);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (roots.includes(type)) rejectHiddenArguments(type.name, field);
      else if (canBeHidden(type.name, field.name)) hideFieldValue(type.name, field);
      else if (errorCodeFields.has(`${type.name}.${field.name}`)) hideErrorCode(field);
    }
  }
  return schema;
}

/** Fails at start if a field in the list was renamed, instead of exposing its codes. */
function assertFieldExists(schema: GraphQLSchema, name: string): void {
  const [typeName, fieldName] = name.split(".") as [string, string];
  const type = schema.getType(typeName);
  if (!isObjectType(type) || !type.getFields()[fieldName]) throw new Error(`the schema has no field ${name}`);
}

const scopeWithHiddenFields = ({ viewer }: Context): Scope | null =>
  viewer && Object.keys(viewer.scope.hiddenFields).length > 0 ? viewer.scope : null;

function hideFieldValue(type: string, field: GraphQLField<unknown, Context>): void {
  const name = `${type}.${field.name}`;
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  const unknown =
    valueWhenHidden[name] ?? (isNonNullType(field.type) ? (isListType(getNullableType(field.type)) ? () => [] : null) : () => null);
  if (!unknown) throw new Error(`${name} cannot be null: say what it answers where it is hidden, or why it never is.`);
  field.resolve = (source, args, ctx, info) => {
    const scope = scopeWithHiddenFields(ctx);
    return scope && isUnknownTo(scope.hiddenFields, layerOf(type, source), name)
      ? unknown(source as Source)
      : resolve(source, args, ctx, info);
  };
}

const hiddenByField = new WeakMap<HiddenFields, Partial<Record<MapLayer, Map<string, boolean>>>>();
function isUnknownTo(hidden: HiddenFields, layer: MapLayer, name: string): boolean {
  let hiddenFields = hiddenByField.get(hidden);
  if (!hiddenFields) hiddenByField.set(hidden, (hiddenFields = {}));
  const fields = (hiddenFields[layer] ??= new Map<string, boolean>());
  let unknown = fields.get(name);
  if (unknown === undefined) fields.set(name, (unknown = isFieldHidden(hidden, layer, name)));
  return unknown;
}

const layerOf = (type: string, source: unknown): MapLayer =>
  type === "Supplier" ? layerOfAccess[(source as { access: SupplierAccess }).access] : "INCIDENTS";

function hideErrorCode(field: GraphQLField<unknown, Context>): void {
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, ctx, info) => {
    const code = (await resolve(source, args, ctx, info)) as string | null;
    const scope = scopeWithHiddenFields(ctx);
    return scope && code !== null ? rejectionShown(scope.hiddenFields, code) : code;
  };
}

/** Rejects arguments that ask about hidden fields before the resolver runs, and replaces rejection codes that would reveal one. */
function rejectHiddenArguments(type: string, field: GraphQLField<unknown, Context>): void {
  const name = `${type}.${field.name}`;
  const guarded =
    (ask: Resolver): Resolver =>
    (source, args, ctx, info) => {
      const scope = scopeWithHiddenFields(ctx);
      if (!scope) return ask(source, args, ctx, info);
      assertNothingHiddenAsked(name, field.args, args, scope);
      return withHiddenErrorCodes(scope.hiddenFields, () => ask(source, args, ctx, info));
    };
  if (field.subscribe) field.subscribe = guarded(field.subscribe);
  else field.resolve = guarded(field.resolve ?? defaultFieldResolver);
}

function assertNothingHiddenAsked(name: string, declared: readonly GraphQLArgument[], args: Record<string, unknown>, scope: Scope): void {
  const about: readonly MapLayer[] = name in layersAsked ? layersAsked[name as keyof typeof layersAsked] : scope.layers;
  rejectIfHidden(scope, about, name, name.split(".")[1]!);
  for (const { name: arg, type } of declared) assertNothingHiddenIn(type, args[arg], scope, about);
}

function rejectIfHidden(scope: Scope, about: readonly MapLayer[], fieldName: string, field: string): void {
  const layers = about.filter((layer) => scope.layers.includes(layer));
  if (asksHidden(scope.hiddenFields, layers, fieldName)) throw new AppError("FIELD_UNKNOWN", { field });
}

export function assertNothingHiddenIn(type: GraphQLInputType, value: unknown, scope: Scope, about: readonly MapLayer[]): void {
  const input = getNamedType(type);
  if (isEnumType(input) && typeof value === "string") return rejectIfHidden(scope, about, `${input.name}.${value}`, value);
  if (!isInputObjectType(input) || value === null || typeof value !== "object") return;
  if (Array.isArray(value)) return value.forEach((item) => assertNothingHiddenIn(input, item, scope, about));
  for (const { name, type: inner } of Object.values(input.getFields())) {
    const inputValue = (value as Record<string, unknown>)[name];
    if (inputValue == null) continue;
    rejectIfHidden(scope, about, `${input.name}.${name}`, name);
    assertNothingHiddenIn(inner, inputValue, scope, about);
  }
}

function withHiddenErrorCodes(hidden: HiddenFields, ask: () => unknown): unknown {
  const rethrowVisible = (error: unknown): never => {
    if (!(error instanceof AppError)) throw error;
    const visibleCode = rejectionShown(hidden, error.code) as ErrorCode;
    throw visibleCode === error.code ? error : new AppError(visibleCode);
  };
  try {
    const answer = ask();
    return answer instanceof Promise ? answer.catch(rethrowVisible) : answer;
  } catch (error) {
    return rethrowVisible(error);
  }
}

export const visibleColumnsOf = ({ layers, hiddenFields }: Scope): string[] => visibleColumns(layers, hiddenFields);
