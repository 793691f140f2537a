import type { Locale } from "../../schema/rules/language/locales";

/** Texts by id, in ICU message syntax. */
export type Messages = Record<string, string>;

const clientFiles = import.meta.glob<Messages>("./messages/*.json", { import: "default" });
/** Names and error texts that the server says too. */
const sharedFiles = import.meta.glob<Messages>("../../schema/messages/*.json", { import: "default" });

const loadFile = async (files: Record<string, () => Promise<Messages>>, locale: Locale): Promise<Messages> => {
  const file = Object.keys(files).find((path) => path.endsWith(`/${locale}.json`));
  return file ? await files[file]!() : {};
};

const loadBoth = async (locale: Locale): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all([loadFile(sharedFiles, locale), loadFile(clientFiles, locale)])));

const loaded = new Map<Locale, Promise<Messages>>();

/** The texts of a language, loaded once. No language lacks one (npm run i18n:check), so nobody loads another besides. */
export function loadMessages(locale: Locale): Promise<Messages> {
  let messages = loaded.get(locale);
  if (!messages) {
    messages = loadBoth(locale);
    messages.catch(() => loaded.delete(locale));
    loaded.set(locale, messages);
  }
  return messages;
}
