import * as z from "zod/mini";
import { acceptedLocale, defaultLocale, type Locale, localeCodes, locales } from "../../schema/rules/language/locales";
import { observable } from "../store/observable";
import { readStored, writeStored } from "../store/storedJson";

const STORAGE_KEY = "atalaya.language";
const choiceSchema = z.object({ locale: z.enum(localeCodes) });

const isLocale = (value: unknown): value is Locale => localeCodes.includes(value as Locale);

const storedChoice = (): Locale | null => readStored("localStorage", STORAGE_KEY, choiceSchema)?.locale ?? null;

const localeBeforeSignIn = (): Locale => storedChoice() ?? acceptedLocale(navigator.languages.join(","), defaultLocale);

/**
 * Language in the account at the last response. If the next response repeats it, a newer choice of the user is kept, since the response
 * may be older.
 */
let account: { id: string; language: string } | null = null;

/** Current language: the account's, before sign-in the last choice in this browser, else the browser's preference. */
export const language = observable<Locale>(localeBeforeSignIn());

/** BCP 47 tag of the current language. The source system's code `bz` is never sent. */
export const languageTag = (): string => locales[language.get()];

/** Sets the user whose language applies; `null` after sign-out. */
export function setAccountLanguage(signedIn: { id: string; language: string } | null): void {
  const before = account;
  account = signedIn;
  if (!signedIn) language.set(localeBeforeSignIn());
  else if (isLocale(signedIn.language) && (before?.id !== signedIn.id || before.language !== signedIn.language))
    language.set(signedIn.language);
}

export function chooseLanguage(locale: Locale): void {
  writeStored("localStorage", STORAGE_KEY, { locale });
  language.set(locale);
}
