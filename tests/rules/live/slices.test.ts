import { graphql, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { sliceLists } from "../../../server/graphql/listSlices";

const WORK_MS = 0.5;
function work(): void {
  const until = performance.now() + WORK_MS;
  while (performance.now() < until);
}

const Entry = new GraphQLObjectType({
  name: "Entry",
  fields: { number: { type: GraphQLInt, resolve: (number: number) => (work(), number) } },
});
const list = (length: number) => ({ type: new GraphQLList(Entry), resolve: () => Array.from({ length }, (_, n) => n) });
const schema = sliceLists(
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: "Query",
      fields: { short: list(10), long: list(200), later: { ...list(200), resolve: async () => list(200).resolve() } },
    }),
  }),
);

/** Turns of the event loop that others have while it is answered. */
async function yieldsDuring(field: string): Promise<number> {
  let yields = 0;
  let isOver = false;
  const count = (): void => void (isOver || (yields++, setImmediate(count)));
  setImmediate(count);
  const { data } = await graphql({ schema, source: `{ ${field} { number } }` });
  isOver = true;
  const numbers = (data![field] as { number: number }[]).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, n) => n));
  return yields;
}

test("yields to other work every few milliseconds for a long list, and returns it complete and in order", async () => {
  expect(await yieldsDuring("long")).toBeGreaterThan(4);
  expect(await yieldsDuring("later")).toBeGreaterThan(4);
});

test("returns a short list without yielding", async () => {
  expect(await yieldsDuring("short")).toBeLessThan(2);
});
