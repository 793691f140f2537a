import { type ReactNode, useEffect, useState } from "react";
import { IntlProvider } from "react-intl";
import { fallbackLocale, type Locale, locales } from "../../schema/rules/language/locales";
import { language } from "./language";
import { allMessagesNeeded, loadFirstMessages, loadMessages, type Messages } from "./messages";
import { useObservable } from "../store/observable";

/**
 * Speaks the language chosen. Shows nothing until its texts are there; a change keeps the old texts until the new ones have come. `isMap`: begins
 * with the texts that are said until the map is drawn.
 */
export function LanguageProvider({ isMap = false, children }: { isMap?: boolean; children: ReactNode }) {
  const wanted = useObservable(language);
  const isWhole = useObservable(allMessagesNeeded);
  const [spoken, setSpoken] = useState<{ locale: Locale; messages: Messages }>();
  useEffect(() => {
    let current = true;
    const load = isMap && !isWhole ? loadFirstMessages : loadMessages;
    // another object each time: what was said without its text is said again
    void load(wanted).then((messages) => current && setSpoken({ locale: wanted, messages: { ...messages } }));
    return () => void (current = false);
  }, [wanted, isMap, isWhole]);
  useEffect(() => {
    if (spoken) document.documentElement.lang = locales[spoken.locale];
  }, [spoken]);
  if (!spoken) return null;
  return (
    <IntlProvider locale={locales[spoken.locale]} messages={spoken.messages} defaultLocale={locales[fallbackLocale]}>
      {children}
    </IntlProvider>
  );
}
