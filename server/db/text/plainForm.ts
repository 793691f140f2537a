// SQL equivalent of plainText (schema/rules/search/searchText.ts).
import { type SQL, sql } from "drizzle-orm";
import { plainText } from "../../../schema/rules/search/searchText";

/** Characters of the basic plane that equal their compatibility decomposition; plainText works per such character. */
const decomposed = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCharCode(code))
  .filter((character) => character.normalize("NFKD") === character);
const removed = decomposed.filter((character) => plainText(character) === "");
/** First character after the Latin, Greek, Cyrillic and Armenian alphabets. Capitals of other alphabets are rare and not folded. */
const AFTER_ALPHABETS = "\u0590";
const replaced = decomposed.filter((letter) => letter > "\u007f" && letter < AFTER_ALPHABETS && !["", letter].includes(plainText(letter)));
const single = replaced.filter((letter) => plainText(letter).length === 1);
const double = replaced.filter((letter) => plainText(letter).length === 2);

function characterClass(characters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const code of characters.map((character) => character.charCodeAt(0))) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return `[${ranges.map(([first, last]) => String.fromCharCode(first) + (first === last ? "" : `-${String.fromCharCode(last)}`)).join("")}]`;
}

const quoted = (text: string): SQL => sql.raw(`'${text}'`);
const removedClass = quoted(characterClass(removed));
const isAscii = (text: SQL): SQL => sql`octet_length(${text}) = char_length(${text})`;
const withoutMarks = (text: SQL): SQL => sql`regexp_replace(normalize(${text}, nfkd), ${removedClass}, '', 'g')`;
const translated = (text: SQL): SQL =>
  double.reduce(
    (done, letter) => sql`replace(${done}, ${quoted(letter)}, ${quoted(plainText(letter))})`,
    sql`translate(${text}, ${quoted(single.join(""))}, ${quoted(single.map(plainText).join(""))})`,
  );

/** Search form of a text. Accents are removed first; most texts are then ASCII and only need lower(). */
export const plainForm = (text: SQL): SQL => sql`(
  select lower(case when ${isAscii(sql`p.t`)} then p.t else ${translated(sql`p.t`)} end collate "C") from (
    select case when ${isAscii(sql`s.t`)} then s.t else ${withoutMarks(sql`s.t`)} end as t from (select (${text})::text as t offset 0) s offset 0
  ) p
)`;
