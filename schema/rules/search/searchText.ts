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

/** Small letters without accents, whatever the alphabet. */
const plain = (text: string): string =>
  fold(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øłđðþæœ]/g, (letter) => PLAIN_LETTERS[letter]!);

/** The words of a name, each in its plain form: "Núñez-Ortega" is "nunez" and "ortega". */
export const searchWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A number, a file or a plate without its separators: "SIN-2026/118199" is "sin2026118199". */
export const searchCode = (text: string): string =>
  searchWords(text)
    .join("")
    .replace(/[αβεζηικμνορτυχ]/g, (letter) => LATIN_LOOKALIKES[letter]!)
    .slice(0, MAX_KEY_LENGTH);

/** A name from each of its words on, and from its beginning again after the last: so it is found by any of its names that comes first. */
export function nameKeys(name: string): string[] {
  const words = searchWords(name);
  const keys = words.map((_, i) => [...words.slice(i), ...words.slice(0, i)].join(" ").slice(0, MAX_KEY_LENGTH));
  return [...new Set(keys)].slice(0, 6);
}

/** What is typed of a name, as its keys begin. */
export const nameStart = (text: string): string => searchWords(text).join(" ").slice(0, MAX_KEY_LENGTH);

/** Calling codes of the countries in which there are AMA instances; the longer one first. */
const CALLING_CODES = ["351", "356", "376", "30", "33", "34", "39", "49", "55", "90", "1"];
/** With its calling code a number of these countries has so many digits at least. */
const MIN_INTERNATIONAL_DIGITS = 11;

const withoutTrunk = (digits: string): string => digits.replace(/^0+/, "").slice(0, MAX_KEY_LENGTH);
const withoutCallingCode = (digits: string): string => digits.slice(CALLING_CODES.find((code) => digits.startsWith(code))?.length ?? 0);

function readPhone(text: string): { digits: string; isInternational: boolean } {
  const compact = text
    .normalize("NFKC")
    .replace(/\(0\)/g, "")
    .replace(/[^\p{Nd}+]/gu, "");
  const isInternational = /^(\+|00)/.test(compact);
  return { digits: compact.replace(/\D/g, "").replace(isInternational ? /^00/ : /^$/, ""), isInternational };
}

/** A phone as it is dialled within its country: "+34 600 123 456" is "600123456". */
export function phoneKey(phone: string): string {
  const { digits, isInternational } = readPhone(phone);
  return withoutTrunk(isInternational || digits.length >= MIN_INTERNATIONAL_DIGITS ? withoutCallingCode(digits) : digits);
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
