import { buildSchema } from "graphql";
import { expect, test, vi } from "vitest";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { oncePerDocument, parseDocument } from "../../../server/graphql/documents";
import { inputErrorsOf } from "../../../server/graphql/inputLimits";

const schema = buildSchema("type Query { search(text: String): Int }");

test("returns the same document for the same text, and another for another text", () => {
  expect(parseDocument("{ search }")).toBe(parseDocument("{ search }"));
  expect(parseDocument("{ search(text: null) }")).not.toBe(parseDocument("{ search }"));
  expect(() => parseDocument("{")).toThrow("Syntax Error");
});

test("does not cache a very long text", () => {
  const text = `{ search } # ${"x".repeat(10_000)}`;
  expect(parseDocument(text)).not.toBe(parseDocument(text));
});

test("parses a text once for each schema", () => {
  const read = vi.fn(() => 1);
  const once = oncePerDocument(read);
  const other = buildSchema("type Query { none: Int }");
  for (const context of [schema, schema, other]) once(parseDocument("{ search }"), context);
  expect(read).toHaveBeenCalledTimes(2);
});

test("validates a cached document again with other variables", () => {
  const document = parseDocument("query($text: String) { search(text: $text) }");
  expect(inputErrorsOf(schema, document, { text: "short" })).toEqual([]);
  expect(inputErrorsOf(schema, document, { text: "x".repeat(textLimits.search + 1) })).toMatchObject([{ code: "TEXT_TOO_LONG" }]);
  expect(inputErrorsOf(schema, document, {})).toEqual([]);
});
