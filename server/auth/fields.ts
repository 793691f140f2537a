// A field that a specific profile hides is unknown everywhere: the one guard, around every field and every question of the schema.
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import {
  asksHidden,
  canBeUnknown,
  isUnknown,
  layersAsked,
  refusalTold,
  visibleColumns,
  type HiddenFields,
} from "../../schema/rules/fields";
import { layerOfAccess, type MapLayer } from "../../schema/rules/map";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ErrorCode } from "../../schema/rules/errors";
import { AppError } from "../platform/errors";
import type { Scope } from "../platform/viewer";
import type { Context } from "./context";

type Source = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** What a field that cannot be null answers where it is hidden: what it is where nobody told it. */
const instead: Record<string, (source: Source) => unknown> = {
  // A supplier that nobody named is called by its code.
  "Supplier.name": ({ id }) => id,
};
/** Fields that hold the code of a refusal. */
const codes = new Set(["Deed.code", "ApiError.code", "StandInCall.refused"]);

/** The same schema, in which no field answers and no question is taken that would tell what its viewer's profile hides. */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (roots.includes(type)) guardQuestion(type.name, field);
      else if (canBeUnknown(type.name, field.name)) guardAnswer(type.name, field);
      else if (codes.has(`${type.name}.${field.name}`)) guardCode(field);
    }
  }
  return schema;
}

/** Null: nothing is hidden from whoever asks. */
const hiddenFrom = ({ viewer }: Context): Scope | null =>
  viewer && Object.keys(viewer.scope.hiddenFields).length > 0 ? viewer.scope : null;

function guardAnswer(type: string, field: GraphQLField<unknown, Context>): void {
  const name = `${type}.${field.name}`;
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  const unknown = instead[name] ?? (isNonNullType(field.type) ? (isListType(getNullableType(field.type)) ? () => [] : null) : () => null);
  if (!unknown) throw new Error(`${name} cannot be null: say what it answers where it is hidden, or why it never is.`);
  field.resolve = (source, args, ctx, info) => {
    const scope = hiddenFrom(ctx);
    return scope && isUnknownTo(scope.hiddenFields, layerOf(type, source), name)
      ? unknown(source as Source)
      : resolve(source, args, ctx, info);
  };
}

/** Answered once for a request: a page has some thousand fields. */
const answered = new WeakMap<HiddenFields, Partial<Record<MapLayer, Map<string, boolean>>>>();
function isUnknownTo(hidden: HiddenFields, layer: MapLayer, name: string): boolean {
  let known = answered.get(hidden);
  if (!known) answered.set(hidden, (known = {}));
  const fields = (known[layer] ??= new Map<string, boolean>());
  let unknown = fields.get(name);
  if (unknown === undefined) fields.set(name, (unknown = isUnknown(hidden, layer, name)));
  return unknown;
}

const layerOf = (type: string, source: unknown): MapLayer =>
  type === "Supplier" ? layerOfAccess[(source as { access: SupplierAccess }).access] : "INCIDENTS";

function guardCode(field: GraphQLField<unknown, Context>): void {
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, ctx, info) => {
    const code = (await resolve(source, args, ctx, info)) as string | null;
    const scope = hiddenFrom(ctx);
    return scope && code !== null ? refusalTold(scope.hiddenFields, code) : code;
  };
}

/** A question about what is hidden is refused before anything is looked at; a refusal with a reason that is hidden says another one. */
function guardQuestion(type: string, field: GraphQLField<unknown, Context>): void {
  const name = `${type}.${field.name}`;
  const guarded =
    (ask: Resolver): Resolver =>
    (source, args, ctx, info) => {
      const scope = hiddenFrom(ctx);
      if (!scope) return ask(source, args, ctx, info);
      refuseHidden(name, field.args, args, scope);
      return telling(scope.hiddenFields, () => ask(source, args, ctx, info));
    };
  if (field.subscribe) field.subscribe = guarded(field.subscribe);
  else field.resolve = guarded(field.resolve ?? defaultFieldResolver);
}

/** Throws FIELD_UNKNOWN. */
function refuseHidden(name: string, declared: readonly GraphQLArgument[], args: Record<string, unknown>, scope: Scope): void {
  const about: readonly MapLayer[] = name in layersAsked ? layersAsked[name as keyof typeof layersAsked] : scope.layers;
  const layers = about.filter((layer) => scope.layers.includes(layer));
  const refuse = (asked: string, field: string): void => {
    if (asksHidden(scope.hiddenFields, layers, asked)) throw new AppError("FIELD_UNKNOWN", { field });
  };
  const look = (type: GraphQLInputType, value: unknown): void => {
    const input = getNamedType(type);
    if (!isInputObjectType(input) || value === null || typeof value !== "object") return;
    if (Array.isArray(value)) return value.forEach((one) => look(input, one));
    for (const { name, type: inner } of Object.values(input.getFields())) {
      const given = (value as Record<string, unknown>)[name];
      // Null asks for nothing, as everywhere.
      if (given == null) continue;
      refuse(`${input.name}.${name}`, name);
      look(inner, given);
    }
  };
  refuse(name, name.split(".")[1]!);
  for (const { name: arg, type } of declared) look(type, args[arg]);
}

function telling(hidden: HiddenFields, ask: () => unknown): unknown {
  const told = (error: unknown): never => {
    if (!(error instanceof AppError)) throw error;
    const told = refusalTold(hidden, error.code) as ErrorCode;
    throw told === error.code ? error : new AppError(told);
  };
  try {
    const answer = ask();
    return answer instanceof Promise ? answer.catch(told) : answer;
  } catch (error) {
    return told(error);
  }
}

/** The columns that a scope shows, as the login info names them. */
export const visibleColumnsOf = ({ layers, hiddenFields }: Scope): string[] => visibleColumns(layers, hiddenFields);
