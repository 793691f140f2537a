import type { Locale } from "../../schema/rules/language/locales";
import { observable } from "../store/observable";
import { language } from "./language";

/** Texts by id, in ICU message syntax. */
export type Messages = Record<string, string>;

// Names and error texts that the server says too are in schema/messages. A build divides each file (client/build/texts.ts).
const firstFiles = [
  import.meta.glob<Messages>("./messages/*.json", { query: "?first", import: "default" }),
  import.meta.glob<Messages>("../../schema/messages/*.json", { query: "?first", import: "default" }),
];
const laterFiles = [
  import.meta.glob<Messages>("./messages/*.json", { query: "?later", import: "default" }),
  import.meta.glob<Messages>("../../schema/messages/*.json", { query: "?later", import: "default" }),
];

async function load(files: Record<string, () => Promise<Messages>>[], locale: Locale): Promise<Messages> {
  const ofLocale = files.flatMap((some) => Object.entries(some).filter(([path]) => path.includes(`/${locale}.json`)));
  return Object.assign({}, ...(await Promise.all(ofLocale.map(([, file]) => file()))));
}

/** The promise of a language's texts, made once; one that fails is made again. */
function loadedOnce(make: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const loaded = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    let messages = loaded.get(locale);
    if (!messages) {
      messages = make(locale);
      messages.catch(() => loaded.delete(locale));
      loaded.set(locale, messages);
    }
    return messages;
  };
}

/** Somebody needs texts that are not said at first: from now on every language is loaded whole. */
export const allMessagesNeeded = observable(false);

/** What is said until the map is drawn, in a language. `loadMessages` adds the others to the same object. */
export const loadFirstMessages = loadedOnce((locale) => load(firstFiles, locale));

const loadWhole = loadedOnce(async (locale) => {
  const [first, later] = await Promise.all([loadFirstMessages(locale), load(laterFiles, locale)]);
  return Object.assign(first, later);
});

/** All texts of a language. No language lacks one (npm run i18n:check), so nobody loads another besides. */
export function loadMessages(locale: Locale): Promise<Messages> {
  allMessagesNeeded.set(true);
  return loadWhole(locale);
}

/** What `loading` answers, once every text that it may say is there, too. */
export async function withMessages<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, loadMessages(language.get())]);
  return loaded;
}
