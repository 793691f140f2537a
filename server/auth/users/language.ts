import { acceptedLocale, type Locale } from "../../../schema/rules/language/locales";
import type { Context } from "../context";
import type { User } from "./users.queries";

export const languageOf = (
  { acceptLanguage }: Pick<Context, "acceptLanguage">,
  { language, languageChosen }: Pick<User, "language" | "languageChosen">,
): Locale => (languageChosen ? (language as Locale) : acceptedLocale(acceptLanguage, language as Locale));
