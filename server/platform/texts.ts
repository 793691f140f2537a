import { IntlMessageFormat } from "intl-messageformat";
import type { ErrorCode } from "../../schema/rules/errors";
import { fallbackLocale, type Locale, locales } from "../../schema/rules/language/locales";

const files = import.meta.glob<Record<string, string>>("../../schema/messages/*.json", { eager: true, import: "default" });
const messagesIn = (locale: Locale): Record<string, string> => files[`../../schema/messages/${locale}.json`]!;
const formatCache = new Map<string, IntlMessageFormat>();

// Falls back to English if the language lacks the message. Throws for an unknown ID or a missing value.
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

export const englishPattern = (id: string): string => messagesIn(fallbackLocale)[id]!;

// Codes of later releases and of other systems have no message.
export const hasText = (id: string): boolean => messagesIn(fallbackLocale)[id] !== undefined;

// Returns the code if the message needs a value that is missing, because formatting an error must not fail.
export function errorText(locale: Locale, code: ErrorCode, values?: Record<string, string | number>): string {
  try {
    return text(locale, `errors.${code}${values?.["moment"] === undefined ? "" : ".at"}`, values);
  } catch {
    return code;
  }
}
