import { IconSettings } from "@tabler/icons-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { menuAddress } from "../../paths";
import { adminPages, useAdminGroups } from "./adminPages";
import styles from "../shell/Rail.module.css";
import { usePageHere } from "../shell/usePageHere";

export function AdminLink() {
  const page = usePageHere();
  const first = useAdminGroups().flatMap(({ pages }) => pages)[0];
  if (!first) return null;
  const isHere = page !== undefined && adminPages.has(page);
  return (
    <Link
      to={menuAddress(first.key)}
      className={styles.button}
      aria-current={isHere ? "true" : undefined}
      data-current={isHere || undefined}
      {...(first.kind === "ownDocument" && { reloadDocument: true })}
    >
      <IconSettings size={20} stroke={1.6} aria-hidden />
      <span className="spoken">
        <FormattedMessage id="page.administration" defaultMessage="Administration" />
      </span>
    </Link>
  );
}
