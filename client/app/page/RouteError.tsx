import { Button, Title } from "@mantine/core";
import { useEffect } from "react";
import { defineMessage, FormattedMessage, useIntl } from "react-intl";
import { useRouteError } from "react-router";
import { CHUNK_LOAD_TIMEOUT_MS } from "../../../schema/rules/limits/specified";
import styles from "./Message.module.css";
import { useTabTitle } from "./PageTitle";
import { ChunkTimeout } from "../../ui/withinLoadTime";

const title = defineMessage({ id: "routeError.title", defaultMessage: "This page could not be shown" });

/** A screen that broke, or whose chunk could not be loaded, for instance because a new release has replaced it, or did not come in time. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  useTabTitle(useIntl().formatMessage(title));
  const isLate = error instanceof ChunkTimeout;
  return (
    <main className={styles.page}>
      <Title order={1}>
        <FormattedMessage {...title} />
      </Title>
      <p role="alert">
        {isLate ? (
          <FormattedMessage
            id="routeError.late"
            defaultMessage="It did not load within {seconds, number} seconds. Check the connection and try again."
            values={{ seconds: CHUNK_LOAD_TIMEOUT_MS / 1_000 }}
          />
        ) : (
          <FormattedMessage
            id="routeError.text"
            defaultMessage="Reload it. If it happens again, tell your administrator what you were doing."
          />
        )}
      </p>
      {/* The browser goes on waiting for a file that it has begun to load: only the page begins anew. */}
      <Button onClick={() => window.location.reload()}>
        {isLate ? (
          <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
        ) : (
          <FormattedMessage id="action.reload" defaultMessage="Reload" />
        )}
      </Button>
    </main>
  );
}
