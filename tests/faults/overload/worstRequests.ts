// The most expensive requests of one user: each document is as large as its cost limit allows, also when limits change.
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, getOperationAST, type GraphQLObjectType, isObjectType, parse, validate } from "graphql";
import { costOf } from "../../../server/graphql/cost";
import { documentLimits, limitRules } from "../../../server/graphql/documentLimits";
import { listLimits, textLimits } from "../../../schema/rules/requests/inputLimits";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { Attack } from "./attack";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

interface Question {
  query: string;
  variables?: Record<string, unknown>;
}

function isAllowed({ query, variables }: Question): boolean {
  const document = parse(query);
  const [wrong] = validate(schema, document);
  if (wrong) throw wrong;
  if (validate(schema, document, limitRules).length) return false;
  return (costOf(schema, document, getOperationAST(document)!, variables) ?? 0) <= documentLimits.cost;
}

/** The largest of these that may be asked. Throws when not even the smallest may. */
function largest(maxSize: number, question: (size: number) => Question): Question {
  for (let size = maxSize; size > 0; size--) if (isAllowed(question(size))) return question(size);
  throw new Error(`Not even the smallest is allowed: ${question(1).query}`);
}

/** Everything that can be asked of a type, so many types deep. */
function everything(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return fields
    .flatMap(({ name, type: of }) => {
      const inner = getNamedType(of);
      if (!isObjectType(inner)) return [name];
      return depth > 1 ? [`${name} { __typename ${everything(inner, depth - 1)} }`] : [];
    })
    .join(" ");
}

const claim = schema.getType("Claim") as GraphQLObjectType;
const typeOf = (field: string): GraphQLObjectType => getNamedType(claim.getFields()[field]!.type) as GraphQLObjectType;
const times = (count: number, one: (n: number) => string): string => Array.from({ length: count }, (_, n) => one(n)).join(" ");
const { aliases } = documentLimits;
const { max: most } = pageLimits;

const nested = largest(most, (first) => ({
  query: `{ claims(first: ${first}) { nodes { otherServices { otherServices { id status version } } } } }`,
}));
const shallow = largest(most, (first) => ({ query: `{ claims(first: ${first}) { nodes { ${everything(claim, 1)} } } }` }));
const deep = largest(most, (first) => ({ query: `{ claims(first: ${first}) { nodes { ${everything(claim, 2)} } } }` }));
const histories = largest(most, (first) => ({
  query: `{ claims(first: ${first}) { nodes { ${["statusHistory", "visits", "actions", "processes", "milestonePositions"].map((name) => `${name} { ${everything(typeOf(name), 1)} }`).join(" ")} } } }`,
}));
const short = (count: number): Question => ({
  query: `{ ${times(count, (n) => `a${n}: claims(first: ${most}) { nodes { id status version notes } }`)} }`,
});
const searches = (count: number): Question => ({
  query: `query($text: String) { ${times(count, (n) => `a${n}: suppliers(first: 1, filter: { text: $text }) { totalCount nodes { id } }`)} }`,
  variables: { text: "%e".repeat(textLimits.search / 2) },
});
const orders = (count: number): Question => ({
  query: `{ ${times(count, (n) => `a${n}: claims(first: 1, sort: ${["URGENCY", "NEWEST", "OLDEST", "ID"][n % 4]}, filter: { occurredFrom: "2000-01-0${(n % 9) + 1}T00:00:00Z" }) { totalCount nodes { id } }`)} }`,
});
const ids = (count: number): Question => ({
  query: `query($ids: [ID!]) { ${times(count, (n) => `a${n}: claims(first: 1, filter: { ids: $ids }) { totalCount nodes { id } }`)} }`,
  variables: { ids: Array.from({ length: listLimits.filter }, (_, n) => `W-${n}`) },
});
const kpis = (count: number): Question => ({
  query: `{ ${times(count, (n) => `a${n}: kpis { claims { status count } layers { layer count } resources { status count } }`)} }`,
});
const world = "{ bounds: { west: -180, south: -85, east: 180, north: 85 }, zoom: 19, layers: [BASE, COLLABORATING, INCIDENTS, MOBILE] }";
const maps = (count: number): Question => ({
  query: `{ ${times(count, (n) => `a${n}: mapFrame(view: ${world}) { at features { ${everything(schema.getType("MapFeature") as GraphQLObjectType, 1)} } packed }`)} }`,
});

const MEGABYTE = 1_000_000;
const plain = "query($given: [[Int]]) { __typename }";
const bodies: Record<string, string> = {
  "a megabyte of brackets": `{"query":"{ __typename }","variables":{"given":${"[".repeat(MEGABYTE / 2)}${"]".repeat(MEGABYTE / 2)}}}`,
  "a megabyte of numbers": JSON.stringify({ query: plain, variables: { given: Array.from({ length: MEGABYTE / 2 }, () => 1) } }),
  "a megabyte of short lists": JSON.stringify({
    query: "{ __typename }",
    variables: { given: Array.from({ length: MEGABYTE / 3 }, () => []) },
  }),
  "a megabyte of names": JSON.stringify({
    query: "{ __typename }",
    variables: Object.fromEntries(Array.from({ length: MEGABYTE / 12 }, (_, n) => [`n${n}`, n])),
  }),
  "a megabyte of text": JSON.stringify({
    query: "query($text: String) { suppliers(filter: { text: $text }) { totalCount } }",
    variables: { text: "é".repeat(MEGABYTE / 2) },
  }),
  "a document of a megabyte": JSON.stringify({ query: `{ ${"id ".repeat(MEGABYTE / 3)} }` }),
  "a document of one long text": JSON.stringify({ query: `{ claim(id: "${"x".repeat(MEGABYTE)}") { id } }` }),
};

/** Documents of `documentLimits.tokens` that are all different, so that none is known from before. */
const fresh = Array.from({ length: 40 }, (_, n) => `{ a${n}: claims(first: 1) { nodes { ${everything(claim, 2)} } } }`).filter((query) =>
  isAllowed({ query }),
);

/** Maximum selections per claim change, in variants that cannot share an answer. */
export const worstSubscriptions: readonly Question[] = Array.from({ length: 10 }, (_, n) => ({
  query: `subscription { claimChanged { a${n}: id ${everything(claim, 2)} } }`,
}));

const asked = (name: string, ...questions: Question[]): Attack => ({ name, bodies: questions.map((one) => JSON.stringify(one)) });

const signIn = (user: string): string => JSON.stringify({ user, password: "Wrong-password-1" });
const guesses = Array.from({ length: 1_000 }, (_, n) => signIn(`somebody${n}`));

/** Each is sent by one signed-in user over all the connections that it has. */
export const worstRequests: readonly Attack[] = [
  asked("other services of other services", nested),
  asked("every field of a page", shallow),
  asked("every field of a page, and of what it leads to", deep),
  asked("histories", histories),
  asked("full pages under every alias", largest(aliases, short)),
  asked("searches under every alias", largest(aliases, searches)),
  asked("orders and totals under every alias", largest(aliases, orders)),
  asked("ids under every alias", largest(aliases, ids)),
  asked("figures under every alias", largest(aliases, kpis)),
  asked("maps of the world", largest(aliases, maps)),
  asked("documents that are not known yet", ...fresh.map((query) => ({ query }))),
  asked("nearly nothing, very often", { query: "{ __typename }" }),
  { name: "guesses at passwords of a thousand accounts", path: "/login/doLogin", bodies: guesses, isStranger: true },
  { name: "questions of nobody", bodies: [JSON.stringify({ query: "{ userInfo { language } }" })], isStranger: true },
  { name: "documents of nobody", bodies: fresh.slice(0, 5).map((query) => JSON.stringify({ query })), isStranger: true },
  ...Object.entries(bodies).map(([name, body]) => ({ name, bodies: [body] })),
];
