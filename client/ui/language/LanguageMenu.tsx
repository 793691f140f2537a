import { Menu } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { languageNames, type Locale, localeCodes, locales } from "../../../schema/rules/language/locales";
import { chooseLanguage, language } from "../../i18n/language";
import { useObservable } from "../../store/observable";
import { LanguageButton } from "./LanguageButton";

export function LanguageMenu({ onChoose = chooseLanguage }: { onChoose?: (locale: Locale) => void }) {
  const spoken = useObservable(language);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <LanguageButton />
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
