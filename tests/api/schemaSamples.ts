import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";

/** A value that fits an input, with what must be there; `scalars` says what stands for each. `all`: with what may be there, too, lists of one. */
export function sample(type: GraphQLInputType, scalars: Readonly<Record<string, unknown>> = {}, all = false): unknown {
  if (isNonNullType(type)) return sample(type.ofType, scalars, all);
  if (isListType(type)) return all ? [sample(type.ofType, scalars, all)] : [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((one) => all || isNonNullType(one.type));
    return Object.fromEntries(fields.map((one) => [one.name, sample(one.type, scalars, all)]));
  }
  return { Int: 1, Float: 1, Boolean: true, DateTimeISO: "2026-11-21T10:00:00.000Z", ...scalars }[type.name] ?? "x";
}
