// Parser for phone fields, used by search, dialler and links. A field is free text and may contain several numbers, words, extensions and
// invisible characters.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";

export interface Phone {
  text: string;
  e164: string | null;
  /** Digits as dialled within the country, without trunk prefix. */
  national: string;
  extension: string | null;
}

const EXTENSION =
  /(?:;\s?ext=|(?<!\p{L})(?:ext(?:ensi[oó]n?|ension)?|extn|xtn|poste|ramal|interno|int|dahili|durchwahl|εσωτ(?:ερικό)?)(?!\p{L})[.:]?|[x#])\s?(\d{1,7})(?!\d)/giu;
/** Replaces matches of `EXTENSION`; never part of a phone number. */
const EXTENSION_MARK = "~";

export const visiblePhone = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\r\n\t]+/g, ";")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Z}+/gu, " ")
    .trim();

function segmentsOf(text: string): { body: string; extension: string | null }[] {
  const marked = visiblePhone(text)
    .replace(EXTENSION, `${EXTENSION_MARK}$1;`)
    .replace(/[^\d+()./\-;, ~]+/g, ";")
    .replace(/(?<=\d[ )]*)(?=\(?\+)/g, ";");
  const segments: { body: string; extension: string | null }[] = [];
  for (const part of marked.split(/[;,]/)) {
    const [body = "", extension] = part.split(EXTENSION_MARK);
    const last = segments.at(-1);
    if (/\d/.test(body)) segments.push({ body: body.replace(/^[^\d+(]+|[^\d)]+$/g, ""), extension: extension ?? null });
    else if (extension !== undefined && last) last.extension ??= extension;
  }
  return segments;
}

function parse(body: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const read = (text: string): PhoneNumber | undefined =>
    parsePhoneNumberFromString(
      text
        .replace(/[()./-]/g, " ")
        .trim()
        .replace(/^00/, "+"),
      {
        ...(country && { defaultCountry: country }),
        extract: false,
      },
    );
  const asWritten = read(body);
  // "+44 (0)20 …" is dialled without the 0, "+39 (0)6 …" with it.
  return asWritten?.isValid() ? asWritten : (read(body.replace(/\(0\)/g, "")) ?? asWritten);
}

/** A slash, space or dash can be part of a number ("030/1234567") or separate two. */
function numbersIn(body: string, country: CountryCode | undefined): { text: string; number: PhoneNumber | undefined }[] {
  const whole = { text: body, number: parse(body, country) };
  if (whole.number?.isValid()) return [whole];
  const parts = body.split("/").filter((part) => /\d/.test(part));
  if (parts.length > 1) return parts.flatMap((part) => numbersIn(part.trim(), country));
  if (whole.number?.isPossible()) return [whole];
  for (const { index } of body.matchAll(/[ -]+/g)) {
    const [first, rest] = [body.slice(0, index), body.slice(index).replace(/^[ -]+/, "")];
    const number = parse(first, country);
    const otherNumbers = number?.isValid() ? numbersIn(rest, country) : [];
    if (otherNumbers.length && otherNumbers.every((other) => other.number?.isPossible())) return [{ text: first, number }, ...otherNumbers];
  }
  return [whole];
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Returns the numbers of a text in order. `country`: ISO 3166 code of the AMA instance, whose numbers may lack the calling code. */
export function readPhones(text: string, country: string | null): Phone[] {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  return segmentsOf(text).flatMap(({ body, extension }) => {
    const numbers = numbersIn(body, home);
    return numbers.map(({ text: written, number }, i) => ({
      text: written,
      e164: number?.isPossible() ? number.number : null,
      national: (number?.nationalNumber ?? digitsOf(written)).replace(/^0+/, ""),
      extension: i === numbers.length - 1 ? extension : null,
    }));
  });
}

export const dialledNumber = (text: string, country: string | null): string | null =>
  readPhones(text, country).find(({ e164 }) => e164 !== null)?.e164 ?? null;

/** `tel:` URI of the number (RFC 3966). */
export const phoneLink = ({ e164, extension }: Pick<Phone, "e164" | "extension">): string | null =>
  e164 && `tel:${e164}${extension === null ? "" : `;ext=${extension}`}`;

/** Calling codes of the countries of AMA instances, longest first. */
const HOME_CALLING_CODES = ["351", "356", "376", "30", "33", "34", "39", "49", "55", "90", "1"];
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Minimum number of digits including the calling code, for these countries. */
const MIN_INTERNATIONAL_DIGITS = 11;
const MAX_DIGITS = 15;

const withoutTrunk = (digits: string): string => digits.replace(/^0+/, "");
const withoutHomeCode = (digits: string): string => digits.slice(HOME_CALLING_CODES.find((code) => digits.startsWith(code))?.length ?? 0);
const compactOf = (text: string): string => text.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");

/** Without a plus sign, the first digits may be a calling code or part of the number. */
function formsOf(compact: string): string[] {
  const isInternational = /^(\+|00)/.test(compact);
  const digits = digitsOf(compact).replace(isInternational ? /^00/ : /^$/, "");
  if (isInternational) return [withoutTrunk(withoutHomeCode(digits)), withoutTrunk(digits.replace(CALLING_CODE, ""))];
  return digits.length >= MIN_INTERNATIONAL_DIGITS ? [withoutTrunk(digits), withoutTrunk(withoutHomeCode(digits))] : [withoutTrunk(digits)];
}

/**
 * Search keys of a phone field: each national number ("+34 600 123 456" is "600123456"), and all digits together, as older versions
 * stored them.
 */
export function phoneKeys(text: string, country: string | null): string[] {
  const numbers = readPhones(text, country).flatMap(({ text: written, e164, national }) => [
    national,
    ...(e164 ? [] : formsOf(compactOf(written))),
  ]);
  return [...new Set([...numbers, ...formsOf(compactOf(visiblePhone(text)))])].filter(Boolean);
}

/** Returns the key prefixes that match a typed text; empty if it cannot be the start of a phone number. */
export function phoneStarts(typed: string): string[] {
  const text = visiblePhone(typed).replace(/^tel:/i, "");
  if (!/^[\d ()+./-]+$/.test(text)) return [];
  const compact = compactOf(text);
  if (digitsOf(compact).length > MAX_DIGITS) return phoneKeys(text, null);
  const isInternational = /^(\+|00)/.test(compact);
  const digits = digitsOf(compact).replace(isInternational ? /^00/ : /^$/, "");
  const national = withoutTrunk(withoutHomeCode(digits));
  return [...new Set(isInternational ? [national, withoutTrunk(digits.replace(CALLING_CODE, ""))] : [withoutTrunk(digits), national])];
}
