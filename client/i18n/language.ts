import * as z from "zod/mini";
import { acceptedLocale, type Locale, localeCodes, locales } from "../../schema/rules/language/locales";
import { observable } from "../store/observable";
import { readStored, writeStored } from "../store/storedJson";

const STORAGE_KEY = "atalaya.language";
const choiceSchema = z.object({ locale: z.enum(localeCodes) });

const isLocale = (value: unknown): value is Locale => localeCodes.includes(value as Locale);

/** What was chosen last in this browser, by whoever it was. */
const storedChoice = (): Locale | null => readStored("localStorage", STORAGE_KEY, choiceSchema)?.locale ?? null;

const localeBeforeSignIn = (): Locale => storedChoice() ?? acceptedLocale(navigator.languages.join(","));

/** What the account of who is signed in said last. As long as it says the same, what was chosen since stands: its answer may be older. */
let account: { id: string; language: string } | null = null;

/** The language spoken: the account's, which keeps what its user chooses; before signing in the last choice, else what the browser asks for. */
export const language = observable<Locale>(localeBeforeSignIn());

/** The BCP 47 tag of the language spoken: `bz` is never passed on. */
export const languageTag = (): string => locales[language.get()];

/** Sets whose language counts from now on; null: nobody is signed in. */
export function setAccountLanguage(signedIn: { id: string; language: string } | null): void {
  const before = account;
  account = signedIn;
  if (!signedIn) language.set(localeBeforeSignIn());
  else if (isLocale(signedIn.language) && (before?.id !== signedIn.id || before.language !== signedIn.language))
    language.set(signedIn.language);
}

/** Speaks another language, and begins with it where nobody is signed in. */
export function chooseLanguage(locale: Locale): void {
  writeStored("localStorage", STORAGE_KEY, { locale });
  language.set(locale);
}
