import { Button, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link, Navigate } from "react-router";
import { type PageKey, pageOf } from "../../pages";
import { paths } from "../../paths";
import { useCanOpen } from "../../session/useCanOpen";
import styles from "./Message.module.css";

export function Allowed({ page, children }: { page: PageKey; children: ReactNode }) {
  const canOpen = useCanOpen();
  const { opensWithout, forExternals, title } = pageOf(page);
  if (opensWithout || canOpen(pageOf(page))) return children;
  if (forExternals) return <Navigate to={paths.map()} replace />;
  return (
    <main className={styles.page}>
      <Title order={1}>{title}</Title>
      <p>
        <FormattedMessage
          id="admin.notAllowed"
          defaultMessage="Your profile does not give access to this page. Ask your local administrator."
        />
      </p>
      <Button component={Link} to={paths.map()}>
        <FormattedMessage id="action.toMap" defaultMessage="Go to map" />
      </Button>
    </main>
  );
}
