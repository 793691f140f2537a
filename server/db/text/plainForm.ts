// The form in which texts are searched for (schema/rules/search/searchText.ts), made by PostgreSQL of what a column holds.
import { type SQL, sql } from "drizzle-orm";
import { plainText } from "../../../schema/rules/search/searchText";

/** Latin and Greek letters that are no letter with an accent, and have a plain form. Those of other alphabets are compared as they are. */
const ranges = [
  [0xc0, 0x17f],
  [0x391, 0x3c9],
] as const;
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)))
  .filter((letter) => /\p{L}/u.test(letter) && letter.normalize("NFD") === letter && plainText(letter) !== letter);
const single = letters.filter((letter) => plainText(letter).length === 1);
/** Æ, ß: two letters. */
const double = letters.filter((letter) => /^[a-z]{2}$/.test(plainText(letter)));

const quoted = (text: string): SQL => sql.raw(`'${text}'`);
const isAscii = (text: SQL): SQL => sql`octet_length(${text}) = char_length(${text})`;
const withoutAccents = (text: SQL): SQL => sql`regexp_replace(normalize(${text}, nfd), ${quoted("[\u0300-\u036f]")}, '', 'g')`;
const translated = (text: SQL): SQL =>
  double.reduce(
    (done, letter) => sql`replace(${done}, ${quoted(letter)}, ${quoted(plainText(letter))})`,
    sql`translate(${text}, ${quoted(single.join(""))}, ${quoted(single.map(plainText).join(""))})`,
  );

/**
 * A text as it is searched for. Most are plain but for their capitals, most others without their accents: 100,000 take 0.05 s, with accents 0.2 s, and
 * 0.7 s where they are Greek. Names the text several times: it should be a column.
 */
export const plainForm = (text: SQL): SQL => sql`lower(case when ${isAscii(text)} then ${text} else (
    select case when ${isAscii(sql`p.t`)} then p.t else ${translated(sql`p.t`)} end from (select ${withoutAccents(text)} as t offset 0) p
  ) end collate "C")`;
