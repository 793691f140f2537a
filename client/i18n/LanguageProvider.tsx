import { type ReactNode, useEffect, useState } from "react";
import { IntlProvider } from "react-intl";
import { fallbackLocale, type Locale, locales } from "../../schema/rules/language/locales";
import { language } from "./language";
import { allMessagesNeeded, loadFirstMessages, loadMessages, type Messages } from "./messages";
import { useObservable } from "../store/observable";

/**
 * Renders nothing until the messages are loaded; a change of language keeps the old texts until then. `isMap` starts with the messages
 * needed before the map is drawn.
 */
export function LanguageProvider({ isMap = false, children }: { isMap?: boolean; children: ReactNode }) {
  const locale = useObservable(language);
  const isWhole = useObservable(allMessagesNeeded);
  const [spoken, setSpoken] = useState<{ locale: Locale; messages: Messages }>();
  useEffect(() => {
    let current = true;
    const load = isMap && !isWhole ? loadFirstMessages : loadMessages;
    // a new object, so that texts missing until now are rendered again
    void load(locale).then((messages) => current && setSpoken({ locale: locale, messages: { ...messages } }));
    return () => void (current = false);
  }, [locale, isMap, isWhole]);
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
