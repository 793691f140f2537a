import { Outlet } from "react-router";
import { useConnection } from "../live/connection";
import { ConnectionBanner } from "./ConnectionBanner";
import { Footer } from "./Footer";
import { Rail } from "./Rail";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar";

/** What is around every screen: top bar, rail, footer. The screen fills the rest; `data-connection` lets its style show a lost connection. */
export function Shell() {
  const { state } = useConnection();
  return (
    <div className={styles.shell} data-connection={state}>
      <TopBar />
      <ConnectionBanner />
      <Rail />
      <div className={styles.screen}>
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
