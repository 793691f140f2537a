import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { withoutTotal } from "../../../client/apollo/withoutTotal";

const rows = "nodes { id users { totalCount } ...Row }";
const fragment = "fragment Row on Profile { keys { totalCount } }";

test("requests the next page without the total, with the same rows, by one cached document", () => {
  const document = parse(
    `query List($after: String) { profiles(after: $after) { totalCount pageInfo { endCursor } ${rows} } } ${fragment}`,
  );
  const next = withoutTotal(document);
  expect(print(next)).toBe(
    print(parse(`query List($after: String) { profiles(after: $after) { pageInfo { endCursor } ${rows} } } ${fragment}`)),
  );
  expect(withoutTotal(document)).toBe(next);
});
