// Search keys of claims and suppliers, and the key prefixes of a typed text. A key is the letter of its kind followed by the normalized
// value.
import { phoneKeys, phoneStarts } from "../phones/phones";
import { claimName } from "./claimName";
import { addressKeys, nameBeginnings, nameKeys, namePairs, pairBeginnings, reversed, searchCode } from "./searchText";

export const SearchMatch = {
  NUMBER: "NUMBER",
  FILE: "FILE",
  OTHER_FILE: "OTHER_FILE",
  PLATE: "PLATE",
  PHONE: "PHONE",
  INSURED: "INSURED",
  ADDRESS: "ADDRESS",
  CODE: "CODE",
  NAME: "NAME",
} as const;
export type SearchMatch = keyof typeof SearchMatch;

/** Minimum length of a search text, of last digits, of a phone number and of a place's name. */
export const searchMinimum = { text: 2, lastDigits: 3, phone: 3, place: 4 } as const;
export const searchLimits = { usual: 8, max: 100, maxPlaces: 20 } as const;

/** Prefix of a key, and prefixes of words that must follow in it. */
export interface KeyStart {
  start: string;
  rest: readonly string[];
}

interface Form {
  keys(value: string, country: string | null): string[];
  /** Returns the key prefixes that match a typed text; empty if it does not have this form. */
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
/** Last digits of the code, also of CODE@INSTANCE. */
const lastDigits: Form = {
  keys: (value) => code.keys(value.replace(/@[^@]*$/, ""), null).map(reversed),
  starts: (text) => {
    const digits = searchCode(text);
    return /^\d+$/.test(digits) ? startsOf([reversed(digits)], searchMinimum.lastDigits) : [];
  },
};
/** Beginning of the short number that screens show, if it differs from the complete one. */
const shortNumber: Form = {
  keys: (value) => {
    const number = value.replace(/@[^@]*$/, "");
    return claimName(number) === number ? [] : code.keys(claimName(number), null);
  },
  starts: code.starts,
};
const name: Form = {
  keys: nameKeys,
  starts: (text) => (hasLetter(text) ? startsOf(nameBeginnings(text), searchMinimum.text) : []),
};
const address: Form = { ...name, keys: addressKeys };
const namePair: Form = {
  keys: namePairs,
  starts: (text) => (hasLetter(text) ? pairBeginnings(text) : []),
};
const phone: Form = {
  keys: (value, country) => long(phoneKeys(value, country), searchMinimum.phone),
  starts: (text) => startsOf(phoneStarts(text), searchMinimum.phone),
};

interface Kind {
  letter: string;
  /** Source field; if it is hidden, its keys are not searched. */
  field: string;
  form: Form;
  match: SearchMatch;
}

export const claimSearchKinds = [
  { letter: "n", field: "id", form: code, match: "NUMBER" },
  { letter: "s", field: "id", form: shortNumber, match: "NUMBER" },
  { letter: "d", field: "id", form: lastDigits, match: "NUMBER" },
  { letter: "f", field: "file", form: code, match: "FILE" },
  { letter: "o", field: "otherFile", form: code, match: "OTHER_FILE" },
  { letter: "p", field: "plate", form: code, match: "PLATE" },
  { letter: "t", field: "insuredPhone", form: phone, match: "PHONE" },
  { letter: "i", field: "insuredName", form: name, match: "INSURED" },
  { letter: "w", field: "insuredName", form: namePair, match: "INSURED" },
  { letter: "a", field: "origin", form: address, match: "ADDRESS" },
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

/** Version of the search keys; increase it when the keys change, so that stored ones are rebuilt. */
export const SEARCH_KEYS_VERSION = 4;

type Kinds = readonly Kind[];
type Values<K extends Kinds> = Readonly<Record<K[number]["field"], string | null>>;

/** Returns the search keys of an entity. `country`: ISO 3166 code of its AMA instance, for phone numbers without calling code. */
export const searchKeys = <K extends Kinds>(kinds: K, values: Values<K>, country: string | null = null): string[] => [
  ...new Set(
    kinds.flatMap(({ letter, field, form }) => {
      const value = values[field as K[number]["field"]];
      return value === null ? [] : form.keys(value, country).map((key) => letter + key);
    }),
  ),
];

export interface SearchStart extends KeyStart {
  match: SearchMatch;
}

/** Returns the key prefixes for a text, most specific kind first. Kinds of hidden fields are skipped. */
export const searchStarts = (kinds: Kinds, text: string, isHidden: (field: string) => boolean): SearchStart[] =>
  kinds
    .filter(({ field }) => !isHidden(field))
    .flatMap(({ letter, form, match }) => form.starts(text).map(({ start, rest }) => ({ start: letter + start, rest, match })));

export function isFound(key: string, { start, rest }: KeyStart): boolean {
  let at = key.startsWith(start) ? start.length : -1;
  for (const word of rest) if (at >= 0) at = key.indexOf(` ${word}`, at);
  return at >= 0;
}
