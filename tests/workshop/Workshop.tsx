import { useState } from "react";
import { languageNames, type Locale, localeCodes } from "../../schema/rules/language/locales";
import { chooseLanguage, language } from "../../client/i18n/language";
import styles from "./workshop.module.css";
import { type Story, stories, storyKey, storyOf, themes } from "./stories";

const frameOf = (story: Story, theme: string): string => `?${new URLSearchParams({ story: storyKey(story), theme })}`;

/** List of the stories, and the chosen one in both themes next to each other. */
export function Workshop() {
  const [key, setKey] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  const [locale, setLocale] = useState<Locale>(language.get());
  const story = storyOf(key) ?? stories[0]!;
  return (
    <div className={styles.workshop}>
      <nav className={styles.list} aria-label="Stories">
        <select
          aria-label="Language"
          value={locale}
          onChange={({ currentTarget }) => (chooseLanguage(currentTarget.value as Locale), setLocale(currentTarget.value as Locale))}
        >
          {localeCodes.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
        {stories.map((other) => (
          <a
            key={storyKey(other)}
            href={`#${encodeURIComponent(storyKey(other))}`}
            aria-current={other === story ? "page" : undefined}
            onClick={() => setKey(storyKey(other))}
          >
            <b>{other.component}</b> {other.name}
          </a>
        ))}
      </nav>
      <main className={styles.frames}>
        {themes.map((theme) => (
          <iframe
            key={`${storyKey(story)} ${theme} ${locale}`}
            className={styles.frame}
            title={`${storyKey(story)}, ${theme}`}
            src={frameOf(story, theme)}
          />
        ))}
      </main>
    </div>
  );
}
