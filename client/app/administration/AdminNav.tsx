import { NativeSelect } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { type PageKey, titleText } from "../../pages";
import { menuAddress } from "../../paths";
import { useWindowSize } from "../../ui/windowSize";
import styles from "./AdminFrame.module.css";
import { type AdminGroup, adminPageOf, useAdminGroups } from "./adminPages";
import { usePageHere } from "../shell/usePageHere";

export function AdminNav() {
  const intl = useIntl();
  const page = usePageHere();
  const groups = useAdminGroups();
  const isSingle = useWindowSize("single");
  if (!page || !groups.length) return null;
  const current = adminPageOf(page);
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: "page.administration", defaultMessage: "Administration" })}>
      {isSingle ? (
        <AdminSelect groups={groups} current={current} />
      ) : (
        groups.map((group) => <Group key={group.menu} {...group} current={current} />)
      )}
    </nav>
  );
}

const Group = ({ menu, name, pages, current }: AdminGroup & { current: PageKey }) => (
  <>
    <p id={`admin-${menu}`} className={styles.group}>
      {name}
    </p>
    <ul aria-labelledby={`admin-${menu}`}>
      {pages.map(({ key, title, kind }) => (
        <li key={key}>
          {kind === "ownDocument" ? (
            <a href={menuAddress(key)} target="_blank" rel="noreferrer" className={styles.link}>
              {title}
              <IconExternalLink size={13} aria-hidden />
            </a>
          ) : (
            <Link to={menuAddress(key)} className={styles.link!} aria-current={key === current ? "page" : undefined}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </>
);

function AdminSelect({ groups, current }: { groups: AdminGroup[]; current: PageKey }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: "page.administration", defaultMessage: "Administration" })}
      value={current}
      onChange={({ currentTarget: { value } }) => void navigate(menuAddress(value as PageKey))}
    >
      {groups.map(({ menu, name, pages }) => (
        <optgroup key={menu} label={intl.formatMessage(name.props)}>
          {pages
            .filter(({ kind }) => kind !== "ownDocument")
            .map((page) => (
              <option key={page.key} value={page.key}>
                {titleText(intl, page)}
              </option>
            ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
