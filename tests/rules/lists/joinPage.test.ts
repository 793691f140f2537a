// A page of a list that has come is put to those that are here, in the cache.
import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache, FORGOTTEN_TOGETHER } from "../../../client/apollo/cache";
import { joinPage } from "../../../client/apollo/joinPage";

const query = gql`
  query Claims($first: Int!, $after: String, $filter: ClaimFilter) {
    claims(first: $first, after: $after, filter: $filter) {
      nodes {
        id
        version
        plate
      }
      pageInfo {
        endCursor
      }
    }
  }
`;
const list = { first: 2, filter: { open: true } };
const page = { ...list, after: "B" };
const pageOf = (...ids: string[]) => ({
  claims: {
    __typename: "ClaimConnection",
    nodes: ids.map((id) => ({ __typename: "Claim", id, version: 1, plate: `plate ${id}` })),
    pageInfo: { __typename: "PageInfo", endCursor: ids.at(-1)! },
  },
});
type Claims = ReturnType<typeof pageOf>;

function listOfOnePage() {
  const cache = createCache();
  cache.writeQuery({ query, variables: list, data: pageOf("A", "B") });
  cache.writeQuery({ query, variables: { ...list, filter: { open: false } }, data: pageOf("X") });
  return cache;
}
/** The second page of the list. */
const joined = { query, field: "claims", list, page, data: pageOf("C", "D") };
const idsOf = (data: Claims | null) => data?.claims.nodes.map(({ id }) => id);

test("adds a page's rows to its list, drops the page's entry, and keeps other lists unchanged", () => {
  const cache = listOfOnePage();
  const heard: (string[] | undefined)[] = [];
  cache.watch({ query, variables: list, optimistic: true, callback: ({ result }) => heard.push(idsOf(result as Claims)) });
  joinPage(cache, { ...joined, join: (here, come) => ({ ...come, nodes: [...here.nodes, ...come.nodes] }) });
  const read = cache.readQuery<Claims>({ query, variables: list });
  expect(idsOf(read)).toEqual(["A", "B", "C", "D"]);
  expect(read!.claims.pageInfo.endCursor).toBe("D");
  expect(read!.claims.nodes[2]).toMatchObject({ plate: "plate C" });
  expect(heard).toEqual([["A", "B", "C", "D"]]);
  expect(cache.readQuery({ query, variables: page })).toBeNull();
  expect(idsOf(cache.readQuery<Claims>({ query, variables: { ...list, filter: { open: false } } }))).toEqual(["X"]);
});

test("evicts rows that are left out of the list", () => {
  const cache = listOfOnePage();
  joinPage(cache, { ...joined, join: (_here, come) => come });
  cache.gc();
  expect(
    Object.keys(cache.extract())
      .filter((key) => key.startsWith("Claim:"))
      .sort(),
  ).toEqual(["Claim:C", "Claim:D", "Claim:X"]);
});

test("ignores a page of a list that is not cached", () => {
  const cache = listOfOnePage();
  joinPage(cache, { ...joined, list: { ...list, first: 9 }, join: (_here, come) => come });
  expect(idsOf(cache.readQuery<Claims>({ query, variables: list }))).toEqual(["A", "B"]);
  expect(cache.readQuery({ query, variables: { ...list, first: 9 } })).toBeNull();
});

test("forgets read rows in batches, not with each evicted row", () => {
  const cache = listOfOnePage();
  const read = () => cache.readQuery<Claims>({ query, variables: list })!.claims.nodes[0];
  const scrollPast = (rows: number): void => {
    const ids = Array.from({ length: rows }, (_, n) => `S${n}`);
    joinPage(cache, { ...joined, data: pageOf(...ids), join: (here) => here });
    cache.gc();
  };
  const remembered = read();
  scrollPast(FORGOTTEN_TOGETHER / 2);
  scrollPast(FORGOTTEN_TOGETHER / 2);
  expect(read()).toBe(remembered);
  scrollPast(1);
  expect(read()).toEqual(remembered);
  expect(read()).not.toBe(remembered);
});
