// What the server says to people, in their language.
import { IntlMessageFormat } from "intl-messageformat";
import type { ErrorCode } from "../../schema/rules/errors";
import { fallbackLocale, type Locale, locales } from "../../schema/rules/language/locales";

const files = import.meta.glob<Record<string, string>>("../../schema/messages/*.json", { eager: true, import: "default" });
const messagesIn = (locale: Locale): Record<string, string> => files[`../../schema/messages/${locale}.json`]!;
const formatCache = new Map<string, IntlMessageFormat>();

/** A message of schema/messages with its values; English where the language lacks it. Throws on an unknown id or a value not given. */
export function text(locale: Locale, id: string, values: Record<string, string | number> = {}): string {
  const key = `${locale} ${id}`;
  let format = formatCache.get(key);
  if (!format) {
    const availableLocale = messagesIn(locale)[id] === undefined ? fallbackLocale : locale;
    const message = messagesIn(availableLocale)[id];
    if (message === undefined) throw new Error(`No text ${id}`);
    formatCache.set(key, (format = new IntlMessageFormat(message, locales[availableLocale])));
  }
  return String(format.format(values));
}

/** Whether there is such a message: of a code that a later version, or another system, has brought there is none. */
export const hasText = (id: string): boolean => messagesIn(fallbackLocale)[id] !== undefined;

/** What an error says in a language; with the moment it is about where there is one. A code whose text names a value that is not given stays a code: an error must not fail. */
export function errorText(locale: Locale, code: ErrorCode, values?: Record<string, string | number>): string {
  try {
    return text(locale, `errors.${code}${values?.["moment"] === undefined ? "" : ".at"}`, values);
  } catch {
    return code;
  }
}
