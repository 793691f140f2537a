import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Functionality } from "../../schema/rules/functionalities";
import { useMay } from "../apollo/may";
import styles from "./admin.module.css";

/** A screen for those whose profile allows it; the others are told so. */
export function Allowed({ to, title, children }: { to: Functionality; title: ReactNode; children: ReactNode }) {
  if (useMay()(to)) return children;
  return (
    <main className={styles.refused}>
      <Title order={1}>{title}</Title>
      <p>
        <FormattedMessage id="admin.refused" defaultMessage="Your profile does not allow this page. Ask your local administrator." />
      </p>
    </main>
  );
}
