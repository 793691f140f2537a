import { Button, Title } from "@mantine/core";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useRouteError } from "react-router";
import styles from "./Message.module.css";

/** A screen that broke, or whose chunk could not be loaded, for instance because a new release has replaced it. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className={styles.page}>
      <Title order={1}>
        <FormattedMessage id="routeError.title" defaultMessage="This page could not be shown" />
      </Title>
      <p>
        <FormattedMessage
          id="routeError.text"
          defaultMessage="Reload it. If it happens again, tell your administrator what you were doing."
        />
      </p>
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="action.reload" defaultMessage="Reload" />
      </Button>
    </main>
  );
}
