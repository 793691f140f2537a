// How questions of one kind are asked: a list by each of its filters and orders, a map, an action that changes nothing.
import { getNamedType, type GraphQLObjectType, type GraphQLSchema, isEnumType, isLeafType, isObjectType } from "graphql";
import { encodeObjectId } from "../../../../server/platform/objectIds";
import { filters, near } from "./filterExamples";

/** Something that is asked of both: `{ claims(filter: $filter) { … } }` with its variables, each with its type. */
export interface Question {
  name: string;
  root: string;
  selection: string;
  args?: Record<string, [type: string, value: unknown]>;
}

/** Types whose queries ask for everything; within other types, their leaves are enough. */
const askedElsewhere = ["Claim", "Supplier"];

const fieldsOf = (schema: GraphQLSchema, name: string) => Object.values((schema.getType(name) as GraphQLObjectType).getFields());

/** All that a type answers, as deep as it goes, but for a claim in a claim. */
export function everything(schema: GraphQLSchema, name: string, depth = 4, fields = fieldsOf(schema, name)): string {
  return fields
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return [field.name];
      if (!isObjectType(inner) || depth === 0) return [];
      const depthInside = askedElsewhere.includes(inner.name) && name !== "Claim" ? 0 : depth - 1;
      return [`${field.name} { ${inner.name === name ? "id" : everything(schema, inner.name, depthInside)} }`];
    })
    .join(" ");
}

const world = { west: -180, south: -90, east: 180, north: 90 };
export const layers = ["INCIDENTS", "MOBILE", "BASE", "COLLABORATING"];

/** How a question of the schema is asked; its name says which of them it is. */
export type Example = (schema: GraphQLSchema) => Omit<Question, "root">[];

const valuesOfEnum = (schema: GraphQLSchema, name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
/** Maximum number of keys of an order: a cursor contains the values of all. */
const byThree = (names: string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / 3) }, (_, i) => names.slice(i * 3, i * 3 + 3));
export const list =
  (entity: "Claim" | "Supplier"): Example =>
  (schema) => {
    const [filter, sort] = [`${entity}Filter`, `${entity}Sort`];
    const [sorts, orders] = [valuesOfEnum(schema, sort), valuesOfEnum(schema, `${entity}OrderField`)];
    const [selection, ordered] = ["{ totalCount edges { cursor node { id } } }", "{ edges { cursor node { id } } }"];
    const first: Question["args"] = { first: ["Int", 40] };
    return [
      {
        name: "in its usual order",
        selection: "{ edges { cursor node { id } } pageInfo { endCursor hasNextPage } }",
        args: { first: ["Int", 3] },
      },
      ...sorts.map((value) => ({ name: `by ${value}`, selection, args: { ...first, sort: [`${sort}!`, value] as [string, unknown] } })),
      ...byThree(orders).map((keys) => ({
        name: `ordered by ${keys.join()}`,
        selection: ordered,
        args: { ...first, orderBy: [`[${entity}OrderInput!]`, keys.map((field) => ({ field }))] as [string, unknown] },
      })),
      ...filters(schema, filter).map(([name, value]) => ({
        name,
        selection,
        args: { ...first, filter: [filter, value] as [string, unknown] },
      })),
    ];
  };
export const byIds =
  (type: string, ids: string[]): Example =>
  (schema) =>
    ids.map((id) => ({ name: id, selection: `{ ${everything(schema, type)} }`, args: { id: ["ID!", id] } }));
/** Each node in two halves, because all fields of a claim exceed the limit of a document. */
export const nodesOf = (schema: GraphQLSchema, type: string, ids: string[]): Omit<Question, "root">[] =>
  ids.flatMap((id) =>
    [0, 1].map((half) => {
      const fields = fieldsOf(schema, type).filter((_, i) => i % 2 === half);
      return {
        name: `${id} half ${half}`,
        selection: `{ ... on ${type} { ${everything(schema, type, 4, fields)} } }`,
        args: { id: ["ID!", encodeObjectId(type, id)] as [string, unknown] },
      };
    }),
  );
export const views =
  (more: boolean): Example =>
  (schema) => {
    const whole = `{ ${everything(schema, "MapFrame")} }`;
    const inputs: [string, string, object][] = [
      ["points", whole, { bounds: near, zoom: 15, layers }],
      ["clusters", whole, { bounds: world, zoom: 2, layers }],
      ...(more ? filters(schema, "MapFilterInput") : []).map(([name, filter]): [string, string, object] => [
        name,
        "{ packed }",
        { bounds: world, zoom: 12, layers, filter },
      ]),
    ];
    return inputs.map(([name, selection, view]) => ({ name, selection, args: { view: ["MapViewInput!", view] } }));
  };
export const worklists =
  (kind: "Query" | "Subscription"): Example =>
  (schema) =>
    [["", null] as [string, object | null], ...(kind === "Query" ? filters(schema, "MapFilterInput") : [])].map(([name, filter]) => ({
      name,
      selection: `{ ${everything(schema, "Worklist")} }`,
      args: { filter: ["MapFilterInput", filter] },
    }));
export const indicators: Example = (schema) =>
  once(`{ indicators { ${everything(schema, "IndicatorFigures")} } }`, {
    instanceId: ["ID!", "ES"],
    period: ["PeriodInput!", { name: "LAST_WEEK" }],
  })(schema);
export const requestId = "threat 11 request";
/** An action that is refused, since nothing may change. */
export const rejected =
  (input: string, ...inputs: object[]): Example =>
  () =>
    inputs.map((value) => ({
      name: `refused ${JSON.stringify(value)}`,
      selection: "{ id }",
      args: { input: [`${input}!`, { ...value, requestId }] },
    }));
export const once =
  (selection: string, args: Question["args"] = {}): Example =>
  () => [{ name: "", selection, args }];

/** Refused ones are kept: what they say is in tests/api/claims/actions/bulkActions.test.ts. */
export const noClaims =
  (input: string, more: object = {}): Example =>
  (schema) =>
    once(`{ ${everything(schema, "BulkActionAnswer", 2)} }`, { input: [`${input}!`, { claimIds: ["no claim"], requestId, ...more }] })(
      schema,
    );
export const noAlarms =
  (input: string, more: object = {}): Example =>
  (schema) =>
    once(`{ ${everything(schema, "Alarm")} }`, { input: [`${input}!`, { ids: [], ...more }] })(schema);
