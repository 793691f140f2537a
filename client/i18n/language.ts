import { acceptedLocale, type Locale, localeCodes, locales } from "../../schema/rules/language/locales";
import { observable } from "../store/observable";

const STORAGE_KEY = "atalaya.language";

const isLocale = (value: unknown): value is Locale => localeCodes.includes(value as Locale);

/** What was chosen last in this browser, by whoever it was. */
function storedChoice(): Locale | null {
  try {
    const choice = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as { locale?: unknown } | null;
    return isLocale(choice?.locale) ? choice.locale : null;
  } catch {
    return null;
  }
}

const localeBeforeSignIn = (): Locale => storedChoice() ?? acceptedLocale(navigator.languages.join(","));

/** What the account of who is signed in said last. As long as it says the same, what was chosen since stands: its answer may be older. */
let account: { id: string; language: string } | null = null;

/** The language spoken: the account's, which keeps what its user chooses; before signing in the last choice, else what the browser asks for. */
export const language = observable<Locale>(localeBeforeSignIn());

/** The BCP 47 tag of the language spoken: `bz` is never passed on. */
export const languageTag = (): string => locales[language.get()];

/** Tells whose language counts from now on; null: nobody is signed in. */
export function setAccountLanguage(signedIn: { id: string; language: string } | null): void {
  const before = account;
  account = signedIn;
  if (!signedIn) language.set(localeBeforeSignIn());
  else if (isLocale(signedIn.language) && (before?.id !== signedIn.id || before.language !== signedIn.language))
    language.set(signedIn.language);
}

/** Speaks another language, and begins with it where nobody is signed in. */
export function chooseLanguage(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ locale }));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
  language.set(locale);
}

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = {
  en: "English",
  es: "Español",
  ca: "Català",
  it: "Italiano",
  fr: "Français",
  el: "Ελληνικά",
  pt: "Português",
  tr: "Türkçe",
  bz: "Português do Brasil",
};
