import { useIntl } from "react-intl";
import { NavLink } from "react-router";
import { useCanOpen } from "../../session/useCanOpen";
import { type MenuPlace, type PageKey, pageOf, pagesIn } from "../../pages";
import { menuAddress } from "../../paths";
import { latePart } from "../../ui/lazyPart";
import styles from "./Rail.module.css";
import { loadChunk } from "../../store/loadChunk";

const button = <span className={styles.button} />;
const AdminLink = latePart(() => loadChunk(() => import("../administration/AdminLink")).then((file) => file.AdminLink), {
  before: button,
  error: "icon",
});
const UserMenu = latePart(() => loadChunk(() => import("./UserMenu")).then((file) => file.UserMenu), { before: button, error: "icon" });

export function Rail() {
  const intl = useIntl();
  const canOpen = useCanOpen();
  const links = (menu: MenuPlace) => pagesIn(menu, canOpen).map((key) => <RailLink key={key} page={key} />);
  return (
    <nav className={styles.rail} aria-label={intl.formatMessage({ id: "rail.label", defaultMessage: "Screens" })}>
      {links("rail")}
      <AdminLink />
      <span className={styles.rest} />
      {links("railEnd")}
      <UserMenu />
    </nav>
  );
}

function RailLink({ page }: { page: PageKey }) {
  const { icon: Icon, title } = pageOf(page);
  return (
    <NavLink to={menuAddress(page)} className={styles.button}>
      {Icon && <Icon size={20} stroke={1.6} aria-hidden />}
      <span className="spoken">{title}</span>
    </NavLink>
  );
}
