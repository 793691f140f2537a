import { acceptedLocale, type Locale, localeCodes, locales } from "../../schema/rules/locales";
import { observable } from "./observable";

const place = "atalaya.language";

interface Choice {
  locale: Locale;
  /** Who chose it; null: chosen before signing in. */
  user: string | null;
}

const isLocale = (value: unknown): value is Locale => localeCodes.includes(value as Locale);

function storedChoice(): Choice | null {
  try {
    const choice = JSON.parse(localStorage.getItem(place) ?? "null") as Choice | null;
    return choice && isLocale(choice.locale) ? choice : null;
  } catch {
    return null;
  }
}

const beforeSignIn = (): Locale => storedChoice()?.locale ?? acceptedLocale(navigator.languages.join(","));

let user: string | null = null;

/** The language spoken: what the user chose here, else the user's own, else the last choice, else what the browser asks for. */
export const language = observable<Locale>(beforeSignIn());

/** The BCP 47 tag of the language spoken: `bz` is never passed on. */
export const languageTag = (): string => locales[language.get()];

/** Tells whose language counts from now on; null: nobody is signed in. */
export function speakTo(signedIn: { id: string; language: string } | null): void {
  user = signedIn?.id ?? null;
  const choice = storedChoice();
  const own = signedIn && isLocale(signedIn.language) ? signedIn.language : null;
  language.set(choice && choice.user !== null && choice.user === user ? choice.locale : (own ?? beforeSignIn()));
}

/** Speaks another language, and remembers it for whoever is signed in. */
export function chooseLanguage(locale: Locale): void {
  try {
    localStorage.setItem(place, JSON.stringify({ locale, user } satisfies Choice));
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
