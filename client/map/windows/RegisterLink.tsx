import { IconTable } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { useCanOpen } from "../../session/useCanOpen";
import { filterQuery } from "../../filters/filterAddress";
import styles from "./WindowButton.module.css";

const registers = { claims: ["claims"], suppliers: ["mobileSuppliers", "bases", "collaborators"] } as const;

export function RegisterLink({ group }: { group: ClusterGroup }) {
  const intl = useIntl();
  const canOpen = useCanOpen();
  const { search } = useLocation();
  const page = registers[group].find((candidate) => canOpen(pageOf(candidate)));
  if (!page) return null;
  const label = intl.formatMessage({ id: "map.openRegister", defaultMessage: "Open as register" });
  return (
    <Link className={styles.button} aria-label={label} title={label} to={`${paths[page]()}${filterQuery(search)}`}>
      <IconTable size={15} stroke={1.75} aria-hidden />
    </Link>
  );
}
