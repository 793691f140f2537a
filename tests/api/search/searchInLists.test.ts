// Lists are searched without regard to case and accents, as the palette is.
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { plainText } from "../../../schema/rules/search/searchText";
import { plainForm } from "../../../server/db/text/plainForm";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { administration, named } from "../../fixtures/auth/administration";
import { claimRecord, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let admin: string;
const userName = named("José Ñandú ");
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("ÁREA-1", { nbprovee: "Grúas Αθήνα Шевченко" })], key);
  const more = { attributes: { Calle: "Zurbarán" }, nbtitular: "Łukasz Weiß" };
  await app.ingest("claims", [claimRecord("ÑU-1", more)], key);
  await app.graphql(`mutation { registerVisit(input: { claimId: "ÑU-1" }) { id } }`, {}, await app.signIn("operator"));
  const fixture = administration(app);
  await fixture.user(admin, { name: userName });
  await fixture.profile(admin, { name: "Perfil Güell" });
  await app.db.execute(sql`insert into clients values ('ES', 'C-Ñ', 'Aseguradora Ibèrica')`);
  await app.db.execute(sql`insert into contracts values ('ES', 'C-Ñ', 'K-1', 'Básico')`);
});

const found = async (list: string): Promise<number> => {
  const answer = await app.graphql<Record<string, { nodes?: unknown[] } | unknown[]>>(`{ list: ${list} }`, {}, admin);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const { list: rows } = answer.data!;
  return Array.isArray(rows) ? rows.length : rows!.nodes!.length;
};

describe.each<[string, (text: string) => string, string[]]>([
  ["users", (text) => `users(filter: { text: "${text}" }) { nodes { id } }`, ["jose ñandu", "JOSÉ NANDÚ", "osé Ñ"]],
  ["specific profiles", (text) => `specificProfiles(filter: { text: "${text}" }) { nodes { id } }`, ["guell", "GÜELL"]],
  ["clients of a profile", (text) => `clientChoices(instanceId: "ES", text: "${text}") { id }`, ["iberica", "IBÈRICA", "c-n", "BASICO"]],
  ["suppliers", (text) => `suppliers(filter: { text: "${text}" }) { nodes { id } }`, ["gruas", "GRÚAS ΑΘΗΝΑ", "grúas αθηνα шевч", "area-"]],
  [
    "a column of suppliers",
    (text) => `suppliers(filter: { columns: [{ field: NAME, contains: "${text}" }] }) { nodes { id } }`,
    ["ruas", "ΑΘΗΝΑ ШЕВ"],
  ],
  ["attributes of claims", (text) => `claims(filter: { attributeText: "${text}" }) { nodes { id } }`, ["zurbaran", "ZURBARÁN", "calle"]],
  [
    "a column of claims",
    (text) => `claims(filter: { columns: [{ field: INSURED_NAME, contains: "${text}" }] }) { nodes { id } }`,
    ["lukasz", "ŁUKASZ WEISS"],
  ],
  ["the audit", (text) => `auditEntries(filter: { text: "${text}" }) { nodes { id } }`, ["nu-1", "ñU-1", "ÑÚ"]],
])("a search in %s", (_list, query, texts) => {
  test.each(texts)("finds %s", async (text) => expect(await found(query(text))).toBeGreaterThan(0));
  test("finds no other rows", async () => expect(await found(query("zz%_"))).toBe(0));
});

test.each(["\u200b", "\u00ad \u2060"])("treats a text of invisible characters (%j) as empty", async (text) => {
  const columns = `columns: [{ field: NAME, contains: "${text}" }]`;
  await expect(found(`suppliers(filter: { ${columns} }) { nodes { id } }`)).rejects.toThrow("BAD_USER_INPUT");
  for (const list of ["users", "suppliers", "auditEntries"])
    // A worker may write an audit row between the two queries.
    await expect
      .poll(async () => [
        await found(`${list}(filter: { text: "${text}" }) { nodes { id } }`),
        -(await found(`${list}(filter: { text: "" }) { nodes { id } }`)),
      ])
      .toSatisfy(([empty, all]: [number, number]) => empty + all === 0);
  expect(await found(`claims(filter: { attributeText: "${text}" }) { nodes { id } }`)).toBe(await found("claims { nodes { id } }"));
});

/** Added by a later version of Unicode than PostgreSQL has. */
const NEW_CHARACTERS = "\ua7f1";
/** Characters of the basic plane but for capitals of alphabets after the Armenian one, which PostgreSQL leaves as they are. */
const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) =>
    !NEW_CHARACTERS.includes(character) &&
    [...character.normalize("NFKD")].every(
      (part) => part > "\0" && !/\p{Cs}/u.test(part) && (part < "\u0590" || ["", part].includes(plainText(part))),
    ),
);

test("normalises any text in PostgreSQL as schema/rules does", async () => {
  const letter = fc.constantFrom(...characters.filter((character) => character < "\u0590"));
  const text = fc.array(fc.oneof(letter, fc.constantFrom(...characters)), { maxLength: 12 }).map((parts) => parts.join(""));
  const texts = [...fc.sample(text, 2_000), ...characters];
  const rows = await app.db.execute<{ plain: string }>(
    sql`select ${plainForm(sql`t.text`)} as plain from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb) with ordinality t(text, n) order by n`,
  );
  expect(rows.length).toBe(texts.length);
  const different = texts.filter((one, i) => rows[i]!.plain !== plainText(one));
  expect(different).toEqual([]);
});
