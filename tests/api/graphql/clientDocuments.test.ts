// No document of our own client, of the demo or of the README comes near a limit.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  Source,
  TokenKind,
  typeFromAST,
  validate,
  visit,
  getOperationAST,
} from "graphql";
import { describe, expect, test } from "vitest";
import { documentText } from "../../../client/api/documentText";
import { examples, nameOf } from "../../../schema/rules/requests/examples";
import { type InputPlace, listKindOf, listLimits, textKindOf, textLimits } from "../../../schema/rules/requests/inputLimits";
import { allHideableFields } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { costOf } from "../../../server/graphql/cost";
import { documentLimits, limitRules } from "../../../server/graphql/documentLimits";
import { inputErrorsOf } from "../../../server/graphql/inputLimits";
import { HEAVY_COST } from "../../../server/http/endpoints/graphql";
import { sample } from "../../fixtures/schema/sampleInput";

const files = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const definitions = files("client", ".graphql").flatMap((file) => parse(readFileSync(file, "utf8")).definitions);
const fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])));
const operations = definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

/** An operation with the fragments that it needs. */
function whole(operation: OperationDefinitionNode): DocumentNode {
  const needed = new Set<FragmentDefinitionNode>();
  const look = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)!;
        if (!needed.has(fragment)) {
          needed.add(fragment);
          look(fragment);
        }
      },
    });
  look(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed] };
}

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count++;
  return count;
}

function depthOf(document: DocumentNode, { selections }: SelectionSetNode): number {
  return Math.max(
    ...selections.map((one) => {
      if (one.kind === Kind.FIELD) return 1 + (one.selectionSet ? depthOf(document, one.selectionSet) : 0);
      if (one.kind === Kind.INLINE_FRAGMENT) return depthOf(document, one.selectionSet);
      return depthOf(document, fragments.get(one.name.value)!.selectionSet);
    }),
  );
}

/** Maximum page size for every number. */
const samplesOf = (operation: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      sample(typeFromAST(schema, type as never) as GraphQLInputType, { Int: pageLimits.max }),
    ]),
  );

/** Length of ids in the source system, in characters; an AMA instance is a country. */
const USUAL_ID_CHARACTERS = 15;
const idIn = ({ name }: InputPlace): string => "x".repeat(name.startsWith("instance") ? 2 : USUAL_ID_CHARACTERS);

/** Lists that the client never asks with as long as any of their kind may be: the rows of a page, and each layer with its fields. */
const askedLists: Readonly<Record<string, number>> = {
  ids: pageLimits.max,
  "SaveSpecificProfileInput.hiddenFields": mapLayers.length,
  "HiddenFieldsInput.fields": allHideableFields.length,
};

/** The last choice of an input that takes one is the largest. Deprecated fields cannot be combined with their successors. */
function partsOf(type: GraphQLInputObjectType): GraphQLInputField[] {
  const fields = Object.values(type.getFields()).filter(({ deprecationReason }) => !deprecationReason);
  return type.isOneOf ? fields.slice(-1) : fields;
}

/** The most that an input may hold: all its parts, lists and texts as long as they may be, ids as long as they are. */
function largest(type: GraphQLInputType, place: InputPlace): unknown {
  if (isNonNullType(type)) return largest(type.ofType, place);
  if (isListType(type)) {
    const { ofType } = type;
    const most = askedLists[place.coordinate] ?? listLimits[listKindOf(place) ?? "filter"];
    const named = getNamedType(ofType);
    return Array.from({ length: isEnumType(named) ? Math.min(most, named.getValues().length) : most }, () => largest(ofType, place));
  }
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      partsOf(type).map((field) => [field.name, largest(field.type, { coordinate: `${type.name}.${field.name}`, name: field.name })]),
    );
  if (type.name !== "String") return sample(type, { Int: pageLimits.max, ID: idIn(place) });
  const kind = textKindOf(place) ?? "search";
  return kind === "identifier" ? idIn(place) : "x".repeat(textLimits[kind]);
}

const largestOf = (operation: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => [
      name.value,
      largest(typeFromAST(schema, type as never) as GraphQLInputType, { coordinate: name.value, name: name.value }),
    ]),
  );

const measured = (operation: OperationDefinitionNode) => {
  const text = documentText(whole(operation));
  const document = parse(text);
  let aliases = 0;
  let directives = 0;
  visit(document, { Field: ({ alias }) => void (aliases += alias ? 1 : 0), Directive: () => void directives++ });
  return { document, tokens: tokensOf(text), depth: depthOf(document, operation.selectionSet), aliases, directives };
};

describe("the client's own documents", () => {
  test.each(operations.map((operation) => [operation.name!.value, operation] as const))(
    "%s is well below the limits",
    (_name, operation) => {
      const { document, ...counts } = measured(operation);
      expect(validate(schema, document, limitRules)).toEqual([]);
      for (const [limit, count] of Object.entries(counts))
        expect([limit, count <= documentLimits[limit as keyof typeof counts] / 2 ? "fits" : count]).toEqual([limit, "fits"]);
      const cost = costOf(schema, document, operation, samplesOf(operation));
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThanOrEqual(documentLimits.cost / 2);
    },
  );

  test.each(operations.map((operation) => [operation.name!.value, operation] as const))(
    "%s is accepted with the largest variables",
    (_name, operation) => {
      const document = whole(operation);
      const values = largestOf(operation);
      expect(inputErrorsOf(schema, document, values)).toEqual([]);
      expect(costOf(schema, document, operation, values)).toBeLessThanOrEqual(documentLimits.cost);
    },
  );

  test.each(examples.map((example) => [nameOf(example), example] as const))(
    "%s of the sandbox is well below the limits",
    (_name, { text, variables }) => {
      const document = parse(text);
      expect(validate(schema, document, limitRules)).toEqual([]);
      expect(costOf(schema, document, getOperationAST(document)!, { ...variables })).toBeLessThanOrEqual(documentLimits.cost / 2);
    },
  );
});

describe("documents of others", () => {
  test("from the README and the demo are accepted", () => {
    const readme = readFileSync("README.md", "utf8");
    const shown = [...readme.matchAll(/"query": "([^"]+)"/g)].map(([, text]) => text!);
    const demo = files("server/demo", ".ts")
      .map((file) => readFileSync(file, "utf8"))
      .flatMap((code) => [...code.matchAll(/["'`]((?:query|mutation|\{)[^"'`]*\{[^"'`]*\})["'`]/g)].map(([, text]) => text!))
      .filter((text) => !text.includes("${"));
    expect(shown).not.toEqual([]);
    for (const text of [...shown, ...demo]) {
      const document = parse(text);
      expect(validate(schema, document, limitRules)).toEqual([]);
      expect(costOf(schema, document, getOperationAST(document)!, {}) ?? 0).toBeLessThanOrEqual(documentLimits.cost / 2);
    }
  });

  test("with a page of a hundred claims and all their fields are accepted", () => {
    const fields = Object.values(
      (schema.getType("Claim") as never as { getFields(): Record<string, { name: string; args: []; type: never }> }).getFields(),
    );
    const plain = fields.filter(
      ({ type }) => !String(type).match(/^\[?[A-Z]\w+/) || /^\[?(String|Int|Float|Boolean|ID|DateTime\w*)/.test(String(type)),
    );
    const text = `{ claims(first: 100) { totalCount nodes { ${plain.map(({ name }) => name).join(" ")} milestones { code at } supplier { id name position { lon lat } } } } }`;
    const document = parse(text);
    expect(plain.length).toBeGreaterThan(30);
    expect(validate(schema, document, limitRules)).toEqual([]);
    expect(costOf(schema, document, getOperationAST(document)!, {})).toBeLessThanOrEqual(documentLimits.cost);
  });

  test("with one place search have a low cost, and with several a high cost", () => {
    const search = operations.find(({ name }) => name!.value === "FindPlaces")!;
    expect(costOf(schema, whole(search), search, samplesOf(search))).toBeLessThan(HEAVY_COST);
    const several = parse(`{ ${["a", "b", "c", "d", "e"].map((name) => `${name}: places(text: "serrano") { service }`).join(" ")} }`);
    expect(costOf(schema, several, getOperationAST(several)!, {})).toBeGreaterThan(HEAVY_COST);
  });
});
