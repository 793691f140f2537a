// What the schema asks for: its root fields, the ids it takes, and an operation that asks each.
import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { idNames, type Kind } from "./rootFields";

export interface IdPath {
  /** `Query.claims` */
  field: string;
  /** Names from the argument on. */
  path: string[];
  isList: boolean;
}

const rootTypes = (schema: GraphQLSchema) =>
  (["Query", "Mutation", "Subscription"] as const).map((name) => [name, schema.getType(name)] as const);

/** `Query.claims` and all others. */
export const fieldsOf = (schema: GraphQLSchema): string[] =>
  rootTypes(schema).flatMap(([name, type]) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : []));

/** Every id that the schema takes, also by the fields of other types than the roots. */
export function idsOf(schema: GraphQLSchema): IdPath[] {
  const isId = (name: string, type: GraphQLInputType): boolean => getNamedType(type).name === "ID" || /^(id|ids|.*Ids?)$/.test(name);
  const under = (field: string, path: string[], type: GraphQLInputType): IdPath[] => {
    const input = getNamedType(type);
    if (isInputObjectType(input))
      return Object.values(input.getFields()).flatMap((inner) => under(field, [...path, inner.name], inner.type));
    if (!isId(path.at(-1)!, type)) return [];
    return [{ field, path, isList: isListType(isNonNullType(type) ? type.ofType : type) }];
  };
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields()).flatMap((field) =>
          field.args.flatMap((arg) => under(`${type.name}.${field.name}`, [arg.name], arg.type)),
        )
      : [],
  );
}

/** What an id names; undefined: nobody has said. */
export function nameOf({ field, path }: IdPath): Kind | "nothing" | undefined {
  const whole = [field.split(".")[1]!, ...path];
  for (let from = 0; from < whole.length; from++) {
    const name = idNames[whole.slice(from).join(".")];
    if (name) return name;
  }
  return undefined;
}

/** What an answer is compared by: all leaves but what says when it was answered. */
const notCompared = new Set(["at", "followedAt", "packed", "jwt", "sentence", "version", "updatedAt", "secret", "key", "challenge"]);

function selectionOf(type: GraphQLOutputType, depth = 3): string {
  const inner = getNamedType(type);
  if (!isObjectType(inner) && !isInterfaceType(inner)) return "";
  const fields = Object.values(inner.getFields()).flatMap((field) => {
    if (notCompared.has(field.name)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const below = depth > 0 ? selectionOf(field.type, depth - 1) : "";
    return below ? [`${field.name} ${below}`] : [];
  });
  return fields.length ? `{ ${fields.join(" ")} }` : "{ __typename }";
}

/** The operation that asks a root field with all its arguments. `shallow`: for the asking alone. */
export function operationOf(schema: GraphQLSchema, name: string, depth = 1): string {
  const [root, field] = name.split(".") as ["Query" | "Mutation" | "Subscription", string];
  const type = schema.getType(root);
  if (!isObjectType(type)) throw new Error(`no ${root}`);
  const { args, type: answer } = type.getFields()[field]!;
  // what is not given has the schema's default
  const given = args.filter(({ defaultValue }) => defaultValue === undefined);
  const declared = given.length ? `(${given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ")})` : "";
  const passed = given.length ? `(${given.map((arg) => `${arg.name}: $${arg.name}`).join(", ")})` : "";
  return `${root.toLowerCase()}${declared} { ${field}${passed} ${selectionOf(answer, depth)} }`;
}
