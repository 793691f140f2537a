// By what claims and suppliers are found: which of their fields give which keys, and which keys a typed text may begin. A key is the letter of
// its kind and the text in the form of that kind.
import { nameKeys, nameStart, phoneKey, phoneStarts, reversed, searchCode } from "./searchText";

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

interface Form {
  keys(value: string): string[];
  /** What keys begin with that a typed text may stand for; none: it is nothing of this form. */
  starts(text: string): string[];
}

const long = (texts: string[], characters: number): string[] => texts.filter((text) => text.length >= characters);
const code: Form = {
  keys: (value) => long([searchCode(value)], 1),
  starts: (text) => long([searchCode(text)], searchMinimum.text),
};
const lastDigits: Form = {
  keys: (value) => code.keys(value).map(reversed),
  starts: (text) =>
    long([searchCode(text)], searchMinimum.lastDigits)
      .filter((one) => /^\d+$/.test(one))
      .map(reversed),
};
const name: Form = {
  keys: nameKeys,
  starts: (text) => (/\p{L}/u.test(text) ? long([nameStart(text)], searchMinimum.text) : []),
};
const phone: Form = {
  keys: (value) => long([phoneKey(value)], searchMinimum.phone),
  starts: (text) => long(phoneStarts(text), searchMinimum.phone),
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
] as const satisfies readonly Kind[];

export const supplierSearchKinds = [
  { letter: "c", field: "id", form: code, match: "CODE" },
  { letter: "i", field: "name", form: name, match: "NAME" },
  { letter: "t", field: "phone", form: phone, match: "PHONE" },
  { letter: "s", field: "smartPhone", form: phone, match: "PHONE" },
  { letter: "b", field: "basePhone", form: phone, match: "PHONE" },
  { letter: "u", field: "insuredPhone", form: phone, match: "PHONE" },
] as const satisfies readonly Kind[];

/** The keys under which something is found; grows with the product, so stored ones are made anew when this number does. */
export const SEARCH_KEYS_VERSION = 1;

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

/** What keys begin with that a text may stand for, the most telling kind first. `isHidden`: fields by which nothing may be found. */
export const searchStarts = (kinds: Kinds, text: string, isHidden: (field: string) => boolean): { start: string; match: SearchMatch }[] =>
  kinds
    .filter(({ field }) => !isHidden(field))
    .flatMap(({ letter, form, match }) => form.starts(text).map((start) => ({ start: letter + start, match })));
