// By what claims and suppliers are found: which of their fields give which keys, and which keys a typed text may begin. A key is the letter of
// its kind and the text in the form of that kind.
import { nameBeginnings, nameKeys, namePairs, pairBeginnings, phoneKeys, phoneStarts, reversed, searchCode } from "./searchText";

/** What of a claim, a supplier or a place was found. */
export const SearchMatch = {
  NUMBER: "NUMBER",
  FILE: "FILE",
  OTHER_FILE: "OTHER_FILE",
  PLATE: "PLATE",
  PHONE: "PHONE",
  INSURED: "INSURED",
  CODE: "CODE",
  NAME: "NAME",
} as const;
export type SearchMatch = keyof typeof SearchMatch;

/** Characters of a text that is searched for at all, of last digits, and of a phone. */
export const searchMinimum = { text: 2, lastDigits: 3, phone: 3 } as const;
/** Answers of each kind: where a request does not say how many, and at most. */
export const searchLimits = { usual: 8, max: 20 } as const;

/** What a key begins with, and the beginnings of words that follow in it. */
export interface KeyStart {
  start: string;
  rest: readonly string[];
}

interface Form {
  keys(value: string): string[];
  /** Of the keys that a typed text may stand for; none: it is nothing of this form. */
  starts(text: string): KeyStart[];
}

const long = (texts: string[], characters: number): string[] => texts.filter((text) => text.length >= characters);
const startsOf = (texts: string[], characters: number): KeyStart[] =>
  [...new Set(long(texts, characters))].map((start) => ({ start, rest: [] }));
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const code: Form = {
  keys: (value) => long([searchCode(value)], 1),
  starts: (text) => startsOf([searchCode(text)], searchMinimum.text),
};
const lastDigits: Form = {
  keys: (value) => code.keys(value).map(reversed),
  starts: (text) => {
    const digits = searchCode(text);
    return /^\d+$/.test(digits) ? startsOf([reversed(digits)], searchMinimum.lastDigits) : [];
  },
};
const name: Form = {
  keys: nameKeys,
  starts: (text) => (hasLetter(text) ? startsOf(nameBeginnings(text), searchMinimum.text) : []),
};
const namePair: Form = {
  keys: namePairs,
  starts: (text) => (hasLetter(text) ? pairBeginnings(text) : []),
};
const phone: Form = {
  keys: (value) => long(phoneKeys(value), searchMinimum.phone),
  starts: (text) => startsOf(phoneStarts(text), searchMinimum.phone),
};

interface Kind {
  letter: string;
  /** The field that it is a key of: where that is hidden, nothing is found by it. */
  field: string;
  form: Form;
  match: SearchMatch;
}

/** In the order in which answers are shown. */
export const claimSearchKinds = [
  { letter: "n", field: "id", form: code, match: "NUMBER" },
  { letter: "d", field: "id", form: lastDigits, match: "NUMBER" },
  { letter: "f", field: "file", form: code, match: "FILE" },
  { letter: "o", field: "otherFile", form: code, match: "OTHER_FILE" },
  { letter: "p", field: "plate", form: code, match: "PLATE" },
  { letter: "t", field: "insuredPhone", form: phone, match: "PHONE" },
  { letter: "i", field: "insuredName", form: name, match: "INSURED" },
  { letter: "w", field: "insuredName", form: namePair, match: "INSURED" },
] as const satisfies readonly Kind[];

export const supplierSearchKinds = [
  { letter: "c", field: "id", form: code, match: "CODE" },
  { letter: "i", field: "name", form: name, match: "NAME" },
  { letter: "w", field: "name", form: namePair, match: "NAME" },
  { letter: "t", field: "phone", form: phone, match: "PHONE" },
  { letter: "s", field: "smartPhone", form: phone, match: "PHONE" },
  { letter: "b", field: "basePhone", form: phone, match: "PHONE" },
  { letter: "u", field: "insuredPhone", form: phone, match: "PHONE" },
] as const satisfies readonly Kind[];

/** The keys under which something is found; grows with the product, so stored ones are made anew when this number does. */
export const SEARCH_KEYS_VERSION = 2;

type Kinds = readonly Kind[];
type Values<K extends Kinds> = Readonly<Record<K[number]["field"], string | null>>;

export const searchKeys = <K extends Kinds>(kinds: K, values: Values<K>): string[] => [
  ...new Set(
    kinds.flatMap(({ letter, field, form }) => {
      const value = values[field as K[number]["field"]];
      return value === null ? [] : form.keys(value).map((key) => letter + key);
    }),
  ),
];

/** Keys that a text may stand for, and what they are of. */
export interface SearchStart extends KeyStart {
  match: SearchMatch;
}

/** The keys that a text may stand for, the most telling kind first. `isHidden`: fields by which nothing may be found. */
export const searchStarts = (kinds: Kinds, text: string, isHidden: (field: string) => boolean): SearchStart[] =>
  kinds
    .filter(({ field }) => !isHidden(field))
    .flatMap(({ letter, form, match }) => form.starts(text).map(({ start, rest }) => ({ start: letter + start, rest, match })));

/** Whether a key is one of those that are searched for. */
export function isFound(key: string, { start, rest }: KeyStart): boolean {
  let at = key.startsWith(start) ? start.length : -1;
  for (const word of rest) if (at >= 0) at = key.indexOf(` ${word}`, at);
  return at >= 0;
}
