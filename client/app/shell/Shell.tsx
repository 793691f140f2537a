import { useState } from "react";
import { Outlet } from "react-router";
import { ExportProgress } from "../../exports/ExportProgress";
import { KeySheet } from "../../help/KeySheet";
import { useConnection } from "../../live/connection";
import { ConnectionBanner } from "../connection/ConnectionBanner";
import { PreferencesSync } from "../preferences/PreferencesSync";
import { Tour } from "../tour/Tour";
import { Footer } from "./Footer";
import { GoTo } from "./GoTo";
import { Rail } from "./Rail";
import { SeeAsBanner } from "./SeeAsBanner";
import { latePart } from "../../ui/lazyPart";
import { isTrackingWindow } from "../../ui/trackingWindow";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar";

const PasswordDialog = latePart(() => import("./PasswordDialog").then((file) => file.PasswordDialog), { error: null });

/** Frame of every screen. `data-connection` lets styles mark stale data. A tracking window has no navigation. */
export function Shell() {
  const { state, stalled } = useConnection();
  const [leadsElsewhere] = useState(() => !isTrackingWindow());
  return (
    <div className={styles.shell} data-rail={leadsElsewhere} data-connection={stalled ? "stalled" : state}>
      <TopBar />
      <div className={styles.banners}>
        <SeeAsBanner />
      </div>
      {leadsElsewhere && <Rail />}
      <div className={styles.screen}>
        <Outlet />
      </div>
      <Footer />
      <ConnectionBanner />
      <GoTo />
      <KeySheet />
      <ExportProgress />
      <PasswordDialog />
      <PreferencesSync />
      <Tour />
    </div>
  );
}
