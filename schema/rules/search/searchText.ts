// The forms in which what is stored and what is typed are compared when something is searched for. Coarser than `fold`, which says when two
// names are the same name: accents do not count here, nor how a code or a phone is spaced.
import { fold } from "../language/folding";

/** Letters without a decomposition whose plain form people type instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe" };
/** Greek letters that look like Latin ones. Registration plates use these alone, and people type them in either alphabet. */
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [..."αβεζηικμνορτυχ"].map((letter, i) => [letter, "abezhikmnoptyx"[i]!]),
);
/** No key is longer, in characters: what follows finds nothing more. */
const MAX_KEY_LENGTH = 60;

/** Small letters without accents, whatever the alphabet. Most texts are plain but for their capitals, which takes a tenth of the time. */
export const plainText = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : fold(text)
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[øłđðþæœ]/g, (letter) => PLAIN_LETTERS[letter]!);

/** The words of a name, each in its plain form: "Núñez-Ortega" is "nunez" and "ortega". */
export const searchWords = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** By whole characters: half of one beyond the basic plane is no text that PostgreSQL stores. */
const cut = (text: string): string => (text.length <= MAX_KEY_LENGTH ? text : [...text].slice(0, MAX_KEY_LENGTH).join(""));

/** A number, a file or a plate without its separators: "SIN-2026/118199" is "sin2026118199". */
export const searchCode = (text: string): string =>
  cut(
    searchWords(text)
      .join("")
      .replace(/[αβεζηικμνορτυχ]/g, (letter) => LATIN_LOOKALIKES[letter]!),
  );

/** Words between names that nobody looks for by themselves. */
const PARTICLES = new Set("de da do dos das del della di du des la las los le lo van von der den y e".split(" "));
const isName = (word: string): boolean => !PARTICLES.has(word);
/** Words of a name from which it is found. */
const MAX_NAME_STARTS = 6;

/** Where a name is found from: its first word, its last one, and of the others those that are no particles, from the left. */
function nameStarts(words: readonly string[]): number[] {
  const last = words.length - 1;
  const between = words.flatMap((word, i) => (i > 0 && i < last && isName(word) ? [i] : []));
  return [...new Set([0, ...between.slice(0, MAX_NAME_STARTS - 2), last])].filter((i) => i in words);
}

/** A name from each of its words on, and from its beginning again after the last: so it is found by any of its names that comes first. */
export function nameKeys(name: string): string[] {
  const words = searchWords(name);
  return [...new Set(nameStarts(words).map((i) => cut([...words.slice(i), ...words.slice(0, i)].join(" "))))];
}

/** A name's words in their plain form: what is typed of a name, as its keys begin. */
export const nameStart = (text: string): string => cut(searchWords(text).join(" "));

/** The same also without the particles that it begins with, from which no key begins. */
export function nameBeginnings(text: string): string[] {
  const words = searchWords(text);
  const named = words.findIndex(isName);
  return [nameStart(text), ...(named > 0 ? [cut(words.slice(named).join(" "))] : [])];
}

const initial = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);

/** The first letter of a name, then one of its other words and after that the rest: so it is found by two words that are not beside each other. */
export function namePairs(name: string): string[] {
  const words = searchWords(name);
  const first = words.find(isName) ?? words[0];
  if (first === undefined) return [];
  const others = nameStarts(words).filter((i) => i !== words.indexOf(first));
  return [...new Set(others.map((i) => cut(initial(first) + [words[i], ...words.filter((_, other) => other !== i)].join(" "))))];
}

/** What is typed of two words or more, as a pair may begin, and the beginnings of words that follow; whichever of them is the name's first word. */
export function pairBeginnings(text: string): { start: string; rest: string[] }[] {
  const [one, two, ...others] = searchWords(text);
  if (one === undefined || two === undefined) return [];
  const last = others.at(-1) ?? two;
  return [
    { start: cut(initial(one) + two), rest: [one, ...others] },
    { start: cut(initial(last) + one), rest: [last, ...[two, ...others].slice(0, -1)] },
  ];
}

/** Calling codes of the countries in which there are AMA instances; the longer one first. */
const CALLING_CODES = ["351", "356", "376", "30", "33", "34", "39", "49", "55", "90", "1"];
/** With its calling code a number of these countries has so many digits at least. */
const MIN_INTERNATIONAL_DIGITS = 11;

const withoutTrunk = (digits: string): string => cut(digits.replace(/^0+/, ""));
const withoutCallingCode = (digits: string): string => digits.slice(CALLING_CODES.find((code) => digits.startsWith(code))?.length ?? 0);

function readPhone(text: string): { digits: string; isInternational: boolean } {
  const compact = text
    .normalize("NFKC")
    .replace(/\(0\)/g, "")
    .replace(/[^\p{Nd}+]/gu, "");
  const isInternational = /^(\+|00)/.test(compact);
  return { digits: compact.replace(/\D/g, "").replace(isInternational ? /^00/ : /^$/, ""), isInternational };
}

/**
 * A phone as it is dialled within its country: "+34 600 123 456" is "600123456". Where it is long and no plus stands before it, its first digits
 * may be a calling code or its own: "11 98765-4321" is a mobile of São Paulo.
 */
export function phoneKeys(phone: string): string[] {
  const { digits, isInternational } = readPhone(phone);
  const national = withoutTrunk(withoutCallingCode(digits));
  if (isInternational) return [national];
  return [...new Set(digits.length >= MIN_INTERNATIONAL_DIGITS ? [withoutTrunk(digits), national] : [withoutTrunk(digits)])];
}

/** What is typed of a phone, as its key may begin: with no plus before it, its first digits may be a calling code or not. None: it is no phone. */
export function phoneStarts(text: string): string[] {
  if (!/^[\d\s()+./-]+$/.test(text.normalize("NFKC"))) return [];
  const { digits, isInternational } = readPhone(text);
  const national = withoutTrunk(withoutCallingCode(digits));
  return [...new Set(isInternational ? [national] : [withoutTrunk(digits), national])];
}

export const reversed = (code: string): string => [...code].reverse().join("");

/** Whether each word that is typed begins a word of a title. */
export function matchesTitle(title: string, typed: string): boolean {
  const words = searchWords(title);
  return searchWords(typed).every((start) => words.some((word) => word.startsWith(start)));
}
