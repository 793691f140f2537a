import type { Locale } from "../../schema/rules/language/locales";
import { loadChunk } from "../store/loadChunk";
import { observable } from "../store/observable";
import { language } from "./language";

export type Messages = Record<string, string>;

// Names and error texts shared with the server are in schema/messages. A build splits each file in two (client/build/texts.ts).
const firstFiles = [
  import.meta.glob<Messages>("./messages/[a-z][a-z].json", { query: "?first", import: "default" }),
  import.meta.glob<Messages>("../../schema/messages/[a-z][a-z].json", { query: "?first", import: "default" }),
];
const laterFiles = [
  import.meta.glob<Messages>("./messages/[a-z][a-z].json", { query: "?later", import: "default" }),
  import.meta.glob<Messages>("../../schema/messages/[a-z][a-z].json", { query: "?later", import: "default" }),
];

async function load(files: Record<string, () => Promise<Messages>>[], locale: Locale): Promise<Messages> {
  const ofLocale = files.flatMap((some) => Object.entries(some).filter(([path]) => path.includes(`/${locale}.json`)));
  return Object.assign({}, ...(await Promise.all(ofLocale.map(([, file]) => loadChunk(file)))));
}

/** Loads the messages of a language once. A failed load is retried on the next call. */
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

/** Set once a component needs messages beyond the first part: every language is then loaded completely. */
export const allMessagesNeeded = observable(false);

/** Loads the messages needed before the map is drawn. `loadMessages` adds the rest to the same object. */
export const loadFirstMessages = loadedOnce((locale) => load(firstFiles, locale));

const loadWhole = loadedOnce(async (locale) => {
  const [first, later] = await Promise.all([loadFirstMessages(locale), load(laterFiles, locale)]);
  return Object.assign(first, later);
});

/** Loads all messages of a language. `npm run i18n:check` ensures that none is missing, so no fallback language is loaded. */
export function loadMessages(locale: Locale): Promise<Messages> {
  allMessagesNeeded.set(true);
  return loadWhole(locale);
}

export async function withMessages<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, loadMessages(language.get())]);
  return loaded;
}
