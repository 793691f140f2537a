import { acceptedLocale, type Locale } from "../../../schema/rules/language/locales";
import type { Context } from "../context";
import type { User } from "./users.queries";

/** What a user reads: what it chose, else what its browser asks for, else what it was given. */
export const languageOf = (
  { acceptLanguage }: Pick<Context, "acceptLanguage">,
  { language, languageChosen }: Pick<User, "language" | "languageChosen">,
): Locale => (languageChosen ? (language as Locale) : acceptedLocale(acceptLanguage, language as Locale));
