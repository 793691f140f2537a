import type { Locale } from "../../../schema/rules/language/locales";
import { AlarmBar } from "../../alarms/AlarmBar";
import { AlertMenu } from "../../dashboard/AlertMenu";
import { useToast } from "../../ui/toasts";
import { useChangeMyLanguageMutation } from "../../gql/hooks";
import { chooseLanguage, language } from "../../i18n/language";
import { Mark } from "../../ui/Mark";
import { LanguageMenu } from "../../ui/LanguageMenu";
import { ThemeMenu } from "../../ui/theme/ThemeMenu";
import { Clock } from "./Clock";
import { CopyAddress } from "./CopyAddress";
import { HelpLink } from "./HelpLink";
import { CommandField } from "../palette/CommandField";
import { LiveState } from "../connection/LiveState";
import styles from "./TopBar.module.css";

/** The mark and name at the left, the field that everything is searched in, what needs a person; the state of the connection, the clock, the address to
 * copy, theme and language at the right. */
export function TopBar() {
  const toast = useToast();
  const [changeLanguage] = useChangeMyLanguageMutation();
  /** Speaks it at once; the account keeps it, so that it is spoken at the next sign-in, wherever that is. */
  const speak = (next: Locale): void => {
    const before = language.get();
    chooseLanguage(next);
    changeLanguage({ variables: { language: next } }).catch((error: unknown) => {
      if (language.get() === next) chooseLanguage(before);
      toast.failed(error);
    });
  };
  return (
    <header className={styles.bar}>
      <div className={styles.name}>
        <Mark />
        <span className={styles.word}>Atalaya</span>
      </div>
      <CommandField />
      <AlarmBar />
      <AlertMenu />
      <div className={styles.right}>
        <LiveState />
        <Clock />
        <CopyAddress />
        <HelpLink />
        <ThemeMenu />
        <LanguageMenu onChoose={speak} />
      </div>
    </header>
  );
}
