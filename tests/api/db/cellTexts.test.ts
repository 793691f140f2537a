// Texts of an answer, of which the driver keeps those that recur (patched, server/patches).
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

/** The same statement each time, on one connection: what it keeps, it keeps from one answer to the next. */
const answered = async (sent: readonly (string | null)[]): Promise<(string | null)[]> => {
  const list = JSON.stringify(sent);
  return (await app.owner.execute<{ text: string | null }>(sql`select jsonb_array_elements_text(${list}::text::jsonb) as text`)).map(
    ({ text }) => text,
  );
};
/** A few that recur, alike in length, first and last letter; what has fewer letters than bytes; and any other. */
const texts = fc.oneof(
  fc.constantFrom(
    "",
    "t",
    "f",
    "ES",
    "PT",
    "MANAGED",
    "MAKAGED",
    "café",
    "cafée",
    "ñ",
    "ñandú",
    "日本",
    "é",
    "A".repeat(24),
    "A".repeat(25),
  ),
  fc.constant(null),
  fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => !text.includes("\0")),
);

test("whatever texts an answer has, often or once, each is the one that was sent", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 300 }), async (sent) => {
      expect(await answered(sent)).toEqual(sent);
    }),
    { numRuns: 50 },
  );
});

test("a column whose texts do not recur is read as before, and one of those that come after", async () => {
  const many = Array.from({ length: 200 }, (_, n) => `SIN-${n}`);
  expect(await answered(many)).toEqual(many);
  expect(await answered(["SIN-7", "SIN-7", "ES"])).toEqual(["SIN-7", "SIN-7", "ES"]);
});
