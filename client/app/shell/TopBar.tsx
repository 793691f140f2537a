import { useChangeLanguage } from "../preferences/useChangeLanguage";
import { Mark } from "../../ui/Mark";
import { LanguageButton } from "../../ui/language/LanguageButton";
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
const LanguageMenu = lateMenu(
  () => loadChunk(() => import("../../ui/language/LanguageMenu")).then((file) => file.LanguageMenu),
  LanguageButton,
);

export function TopBar() {
  const changeLanguage = useChangeLanguage();
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
        <LanguageMenu onChoose={changeLanguage} />
      </div>
    </header>
  );
}
