import type { Locale } from "../../../schema/rules/language/locales";
import { useToast } from "../../ui/toasts";
import { useChangeMyLanguageMutation } from "../../gql/hooks";
import { chooseLanguage, language } from "../../i18n/language";
import { Mark } from "../../ui/Mark";
import { LanguageButton } from "../../ui/LanguageButton";
import { lateMenu, latePart } from "../../ui/lazyPart";
import { ThemeButton } from "../../ui/theme/ThemeButton";
import { Clock } from "./Clock";
import { CopyAddress } from "./CopyAddress";
import { HelpLink } from "./HelpLink";
import { CommandField } from "../palette/CommandField";
import { LiveState } from "../connection/LiveState";
import styles from "./TopBar.module.css";
import { loadChunk } from "../../store/loadChunk";

const AlarmBar = latePart(() => loadChunk(() => import("../../alarms/AlarmBar")).then((file) => file.AlarmBar));
const AlertMenu = latePart(() => loadChunk(() => import("../../dashboard/AlertMenu")).then((file) => file.AlertMenu), { error: "icon" });
const ThemeMenu = lateMenu(() => loadChunk(() => import("../../ui/theme/ThemeMenu")).then((file) => file.ThemeMenu), ThemeButton);
const LanguageMenu = lateMenu(() => loadChunk(() => import("../../ui/LanguageMenu")).then((file) => file.LanguageMenu), LanguageButton);

export function TopBar() {
  const toast = useToast();
  const [changeLanguage] = useChangeMyLanguageMutation();
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
      <div className={styles.alarms} data-tour="alarms">
        <AlarmBar />
      </div>
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
