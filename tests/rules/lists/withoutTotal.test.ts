import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { withoutTotal } from "../../../client/apollo/withoutTotal";

const rows = "nodes { id users { totalCount } ...Row }";
const fragment = "fragment Row on Profile { keys { totalCount } }";

test("the next page of a list is asked for without how many there are in all, its rows as before, by the same document each time", () => {
  const document = parse(
    `query List($after: String) { profiles(after: $after) { totalCount pageInfo { endCursor } ${rows} } } ${fragment}`,
  );
  const next = withoutTotal(document);
  expect(print(next)).toBe(
    print(parse(`query List($after: String) { profiles(after: $after) { pageInfo { endCursor } ${rows} } } ${fragment}`)),
  );
  expect(withoutTotal(document)).toBe(next);
});
