import { Mark } from "../ui/Mark";
import { LanguageMenu } from "../ui/LanguageMenu";
import { ThemeMenu } from "../ui/ThemeMenu";
import { Clock } from "./Clock";
import { LiveState } from "./LiveState";
import styles from "./TopBar.module.css";

/** The mark and name at the left; the state of the connection, the clock, theme and language at the right. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.name}>
        <Mark />
        Atalaya
      </div>
      <div className={styles.right}>
        <LiveState />
        <Clock />
        <ThemeMenu />
        <LanguageMenu />
      </div>
    </header>
  );
}
