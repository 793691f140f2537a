// Extracts comments, schema descriptions, test names and English texts, and counts the marks of unclear prose in them.
import { readFileSync, readdirSync } from "node:fs";

export interface Prose {
  place: string;
  text: string;
}

/** Wordings that make a sentence hard to read, each with its replacement. None is wrong everywhere, so the limits allow a few. */
const MARKS: Record<string, RegExp> = {
  "noun clause at the start; name the thing": new RegExp("^(What|Who|Whose|Whom|Whoever|Whatever|That|Where|Which|Whether)\\b"),
  "preposition at the start; begin with the subject": new RegExp(
    "^(Of|By|As|Among|Beside|Those|Likewise|None|So (many|long|much|often|few))\\b",
  ),
  "a person where a component or role acts": /\b(somebody|nobody|anybody|whoever|whom|someone else)\b/i,
  "use next to, again, also, identically": /\b(beside|anew|likewise|meanwhile|alike)\b/i,
  "what is …; use a noun": /\bwhat (is|are|was|were|has|have|does|comes|stands|goes)\b/i,
  "use exists, complete, automatically, its": new RegExp(
    "\\b(stands?|is there|are there|goes on|by itself|by themselves|of (its|their|one's) own)\\b",
    "i",
  ),
  "Answers; use Returns": /^Answers\b/,
};
const MAX_COMMENT_CHARACTERS = 200;

/** Returns the marks of a text. */
export const marksOf = (text: string): string[] => Object.keys(MARKS).filter((mark) => MARKS[mark]!.test(text));
export const isTooLong = ({ text }: Prose): boolean => text.length > MAX_COMMENT_CHARACTERS;

const SOURCES = /\.(tsx?|mts|mjs)$/;
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => SOURCES.test(path) && !/^client\/gql\/|\/migrations\/|^client\/.*\.mjs$|\.d\.mts$/.test(path));

const lineAt = (code: string, index: number): number => code.slice(0, index).split("\n").length;
/** A block, a group of whole-line comments, or a comment after code. */
const COMMENT = /(?<!["'`*])\/\*\*?([^]*?)\*\/|((?:^[ \t]*\/\/.*\n?)+)|(?<=[;,{})\]]\s*)\/\/(.*)$/gm;
const DIRECTIVE = /^(eslint|oxlint|prettier|@ts|#|=====)/;

/** Returns the comments of a file without its directives; a group of line comments counts as one. */
export function commentsOf(path: string, code: string): Prose[] {
  return [...code.matchAll(COMMENT)].flatMap((match) => {
    const text = (match[1] ?? match[2] ?? match[3] ?? "")
      .replace(/^[ \t]*(\/\/|\*)/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    if (DIRECTIVE.test(text) || !/[a-z]{3}/.test(text)) return [];
    return [{ place: `${path}:${lineAt(code, match.index)}`, text }];
  });
}

const TEST_NAME = /\b(?:test|it)(?:\.\w+)*(?:\([^()]*\))?\(\s*(["'`])((?:\\.|(?!\1).)*)\1/g;

export const comments = (folder: string): Prose[] => sourcesIn(folder).flatMap((path) => commentsOf(path, readFileSync(path, "utf8")));

export const testNames = (): Prose[] =>
  sourcesIn("tests").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(TEST_NAME)].map((match) => ({ place: path, text: match[2]! })),
  );

export const descriptions = (): Prose[] =>
  [...readFileSync("schema/schema.graphql", "utf8").matchAll(/"""([^]*?)"""/g)].map((match) => ({
    place: "schema/schema.graphql",
    text: match[1]!.replace(/\s+/g, " ").trim(),
  }));

export const englishTexts = (): Prose[] =>
  ["client/i18n/messages/en.json", "schema/messages/en.json"].flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(path, "utf8")) as Record<string, string>).map(([key, text]) => ({
      place: `${path}#${key}`,
      text,
    })),
  );

const withoutCode = (markdown: string): string =>
  markdown
    .replace(/^```[^]*?^```$/gm, "")
    .replace(/^ {4}.*$/gm, "")
    .replace(/^\|.*$/gm, "");

/** Returns the sentences of a Markdown page without headings, tables and code blocks. A list item ends a sentence. */
export const sentencesOf = (markdown: string): string[] =>
  withoutCode(markdown)
    .replace(/^#.*$/gm, "")
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((block) => block.replace(/\s+/g, " ").split(/(?<=[.:;?!]["”)]?) (?=["“(`*[]*[A-Z0-9]|`)/))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
