import { Outlet } from "react-router";
import { loadChunk } from "../../store/loadChunk";
import { latePart } from "../../ui/lazyPart";
import styles from "./AdminFrame.module.css";

const AdminNav = latePart(() => loadChunk(() => import("./AdminNav")).then((file) => file.AdminNav), {
  before: <span className={styles.nav} />,
  error: null,
});

export const AdminFrame = () => (
  <div className={styles.frame}>
    <AdminNav />
    <div className={styles.page}>
      <Outlet />
    </div>
  </div>
);
