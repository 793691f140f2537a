// Normalization of stored and typed texts for search. Coarser than `fold`: ignores accents and the spacing of codes and phone numbers.
import { addressParts } from "../geo/addressParts";
import { fold } from "../language/folding";

/** Letters without a decomposition, and the plain letters that people type instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe" };
/** Greek letters that look like Latin ones. Registration plates use only these, and people type either alphabet. */
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [..."αβεζηικμνορτυχ"].map((letter, i) => [letter, "abezhikmnoptyx"[i]!]),
);
/** Maximum key length in characters; later text is not searchable. */
const MAX_KEY_LENGTH = 60;

/** Lower-cases and removes accents in any alphabet. Plain ASCII, the usual case, takes a tenth of the time. */
export const plainText = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : fold(text)
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[øłđðþæœ]/g, (letter) => PLAIN_LETTERS[letter]!);

/** Returns the text typed into a filter without surrounding blanks. Empty if it has only blanks, invisible characters or accents. */
export const typedText = (text: string): string => (plainText(text).trim() ? text.trim() : "");

/** Splits a name into normalized words: "Núñez-Ortega" is "nunez" and "ortega". */
export const searchWords = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Cuts at code points, because PostgreSQL cannot store half a surrogate pair. */
const cut = (text: string): string => (text.length <= MAX_KEY_LENGTH ? text : [...text].slice(0, MAX_KEY_LENGTH).join(""));

/** Removes separators of a number, file or plate: "SIN-2026/118199" is "sin2026118199". */
export const searchCode = (text: string): string =>
  cut(
    searchWords(text)
      .join("")
      .replace(/[αβεζηικμνορτυχ]/g, (letter) => LATIN_LOOKALIKES[letter]!),
  );

const PARTICLES = new Set("de da do dos das del della di du des la las los le lo van von der den y e".split(" "));
const isName = (word: string): boolean => !PARTICLES.has(word);
const MAX_NAME_STARTS = 6;

/** Indices at which keys of a name begin: the first and last word, and those between that are not particles, from the left. */
function nameStarts(words: readonly string[]): number[] {
  const last = words.length - 1;
  const between = words.flatMap((word, i) => (i > 0 && i < last && isName(word) ? [i] : []));
  return [...new Set([0, ...between.slice(0, MAX_NAME_STARTS - 2), last])].filter((i) => i in words);
}

/** Rotations of the name, so that any of its words can be typed first. */
export function nameKeys(name: string): string[] {
  const words = searchWords(name);
  return [...new Set(nameStarts(words).map((i) => cut([...words.slice(i), ...words.slice(0, i)].join(" "))))];
}

const MAX_ADDRESS_KEYS = 5;

/** Keys of an address: its town, and its street from each significant word. House numbers begin no key. */
export function addressKeys(address: string): string[] {
  const { town, street } = addressParts(address);
  const keys = [town ?? "", street].flatMap(nameKeys).filter((key) => /^\p{L}/u.test(key));
  return [...new Set(keys)].slice(0, MAX_ADDRESS_KEYS);
}

export const nameStart = (text: string): string => cut(searchWords(text).join(" "));

/** Adds the variant without leading particles, with which no key begins. */
export function nameBeginnings(text: string): string[] {
  const words = searchWords(text);
  const nameIndex = words.findIndex(isName);
  return [nameStart(text), ...(nameIndex > 0 ? [cut(words.slice(nameIndex).join(" "))] : [])];
}

const initial = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);

/** Keys with the first letter of a name, then each other word and the rest, so that two words that are not adjacent match. */
export function namePairs(name: string): string[] {
  const words = searchWords(name);
  const first = words.find(isName) ?? words[0];
  if (first === undefined) return [];
  const otherStarts = nameStarts(words).filter((i) => i !== words.indexOf(first));
  return [...new Set(otherStarts.map((i) => cut(initial(first) + [words[i], ...words.filter((_, other) => other !== i)].join(" "))))];
}

/** Prefixes for two or more typed words, trying each of them as the first word of the name. */
export function pairBeginnings(text: string): { start: string; rest: string[] }[] {
  const [firstWord, two, ...otherWords] = searchWords(text);
  if (firstWord === undefined || two === undefined) return [];
  const last = otherWords.at(-1) ?? two;
  return [
    { start: cut(initial(firstWord) + two), rest: [firstWord, ...otherWords] },
    { start: cut(initial(last) + firstWord), rest: [last, ...[two, ...otherWords].slice(0, -1)] },
  ];
}

export const reversed = (code: string): string => [...code].reverse().join("");

export function matchesTitle(title: string, typed: string): boolean {
  const words = searchWords(title);
  return searchWords(typed).every((start) => words.some((word) => word.startsWith(start)));
}
