import { UnstyledButton } from "@mantine/core";
import { IconWorld } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import { languageNames } from "../../../schema/rules/language/locales";
import { language } from "../../i18n/language";
import { useObservable } from "../../store/observable";
import styles from "./LanguageMenu.module.css";

export function LanguageButton({ className, ...props }: ComponentPropsWithRef<"button">) {
  const intl = useIntl();
  const spoken = useObservable(language);
  const code = spoken.toUpperCase();
  const label = intl.formatMessage({ id: "language.label", defaultMessage: "Language: {name}" }, { name: languageNames[spoken] });
  return (
    <UnstyledButton
      className={`${styles.button} ${className ?? ""}`}
      aria-label={`${code} · ${label}`}
      title={label}
      aria-haspopup="menu"
      {...props}
    >
      <IconWorld size={16} aria-hidden />
      {code}
    </UnstyledButton>
  );
}
