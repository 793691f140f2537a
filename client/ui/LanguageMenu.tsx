import { Menu, UnstyledButton } from "@mantine/core";
import { IconCheck, IconWorld } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { languageNames, type Locale, localeCodes, locales } from "../../schema/rules/language/locales";
import { chooseLanguage, language } from "../i18n/language";
import { useObservable } from "../store/observable";
import styles from "./LanguageMenu.module.css";

/** The nine languages, each in its own words. */
export function LanguageMenu({ onChoose = chooseLanguage }: { onChoose?: (locale: Locale) => void }) {
  const intl = useIntl();
  const spoken = useObservable(language);
  const code = spoken.toUpperCase();
  const label = intl.formatMessage({ id: "language.label", defaultMessage: "Language: {name}" }, { name: languageNames[spoken] });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={styles.button} aria-label={`${code} · ${label}`} title={label}>
          <IconWorld size={16} aria-hidden />
          {code}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {localeCodes.map((code) => (
          <Menu.Item
            key={code}
            lang={locales[code]}
            aria-current={code === spoken ? true : undefined}
            rightSection={code === spoken ? <IconCheck size={14} aria-hidden /> : undefined}
            onClick={() => onChoose(code)}
          >
            {languageNames[code]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
