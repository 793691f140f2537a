import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { supplierRecord } from "../../fixtures/claims/intake";
import { dataOf } from "../../fixtures/graphqlClient";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

/** Returns the texts as PostgreSQL answers them: one statement and one connection for every call. */
const echo = async (texts: readonly (string | null)[]): Promise<(string | null)[]> => {
  const rows = await app.owner.execute<{ text: string | null }>(
    sql`select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb) as text`,
  );
  return rows.map(({ text }) => text);
};

/** The text whose characters are the UTF-8 bytes of `text`: what a sender with the wrong encoding makes of it. */
const doubleEncoded = (text: string): string => Buffer.from(text, "utf8").toString("latin1");

const scripts = {
  ascii: [0x20, 0x7e],
  latin1: [0xa0, 0xff],
  latin: [0x100, 0x24f],
  greek: [0x370, 0x3ff],
  cyrillic: [0x400, 0x4ff],
  hebrew: [0x590, 0x5ff],
  arabic: [0x600, 0x6ff],
  devanagari: [0x900, 0x97f],
  thai: [0xe00, 0xe7f],
  kana: [0x3040, 0x30ff],
  han: [0x4e00, 0x9fff],
  hangul: [0xac00, 0xd7a3],
  emoji: [0x1f300, 0x1faff],
} as const;
const letters = Object.values(scripts).map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code)));
const scriptText = fc
  .tuple(...letters.map((unit) => fc.string({ unit, maxLength: 12 })))
  .chain((texts) => fc.constantFrom(...texts, texts.join("")));
const textsOfAllScripts = fc.oneof(
  scriptText,
  fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => !text.includes("\0")),
  fc.constantFrom("", "ES", "PT", "MANAGED", "MAKAGED", "A".repeat(24), "A".repeat(25)),
);
/** Texts that recur, each also next to its double-encoded twin, and nulls. */
const answers = fc
  .array(fc.oneof({ weight: 9, arbitrary: textsOfAllScripts }, { weight: 1, arbitrary: fc.constant(null) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((texts) => texts.flatMap((text) => (text === null ? [null] : [doubleEncoded(text), text, doubleEncoded(text), text, text])));

describe("texts from the database", () => {
  test("equal the stored ones in every script, with their double-encoded twins in the same column", async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (texts) => {
        expect(await echo(texts)).toEqual(texts);
      }),
      { numRuns: 100 },
    );
  });

  test("are the supplier's own name next to a supplier with the double-encoded name", async () => {
    const names = ["A αβγδ", "aééééb", "Ağşçıb"].flatMap((name) => [doubleEncoded(name), name]);
    const records = names.map((nbprovee) => supplierRecord({ nbprovee }));
    await app.ingest("suppliers", records, await app.key("ingest"));
    const operator = await app.signIn();
    const query = "query ($ids: [ID!]) { suppliers(filter: { ids: $ids }) { nodes { name } } }";
    for (let run = 0; run < 5; run++) {
      const { suppliers } = dataOf(
        await app.graphql<{ suppliers: { nodes: { name: string }[] } }>(query, { ids: records.map(({ cdprovee }) => cdprovee) }, operator),
      );
      expect(suppliers.nodes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    }
  });
});
