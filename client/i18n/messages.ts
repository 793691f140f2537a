import { fallbackLocale, type Locale } from "../../schema/rules/locales";

/** Texts by id, in ICU message syntax. */
export type Messages = Record<string, string>;

const own = import.meta.glob<Messages>("./messages/*.json", { import: "default" });
/** Names and error texts that the server says too. */
const shared = import.meta.glob<Messages>("../../schema/messages/*.json", { import: "default" });

const read = async (files: Record<string, () => Promise<Messages>>, locale: Locale): Promise<Messages> => {
  const file = Object.keys(files).find((path) => path.endsWith(`/${locale}.json`));
  return file ? await files[file]!() : {};
};

const both = async (locale: Locale): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all([read(shared, locale), read(own, locale)])));

const loaded = new Map<Locale, Promise<Messages>>();

/** The texts of a language; what it lacks is English. Loaded once. */
export function loadMessages(locale: Locale): Promise<Messages> {
  let messages = loaded.get(locale);
  if (!messages) {
    messages = Promise.all([both(fallbackLocale), locale === fallbackLocale ? {} : both(locale)]).then(([english, wanted]) => ({
      ...english,
      ...wanted,
    }));
    messages.catch(() => loaded.delete(locale));
    loaded.set(locale, messages);
  }
  return messages;
}
