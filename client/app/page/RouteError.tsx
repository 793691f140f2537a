import { Button, Group, Title } from "@mantine/core";
import { useEffect } from "react";
import { defineMessage, FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { CHUNK_LOAD_TIMEOUT_MS } from "../../../schema/rules/limits/specified";
import styles from "./Message.module.css";
import { useTabTitle } from "./PageTitle";
import { ChunkError } from "../../store/loadChunk";
import { ChunkTimeout } from "../../ui/withinLoadTime";

const title = defineMessage({ id: "routeError.title", defaultMessage: "This page could not be displayed" });

/** Shown if a screen crashes or its chunk fails to load, for example after a new release or a timeout. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  useTabTitle(useIntl().formatMessage(title));
  const isLate = error instanceof ChunkTimeout;
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <main className={styles.page}>
      <Title order={1}>
        <FormattedMessage {...title} />
      </Title>
      <p role="alert">
        {isLate ? (
          <FormattedMessage
            id="routeError.late"
            defaultMessage="Loading took longer than {seconds, number} seconds. Check the connection and try again."
            values={{ seconds: CHUNK_LOAD_TIMEOUT_MS / 1_000 }}
          />
        ) : (
          <FormattedMessage id="routeError.text" defaultMessage="Reload the page. If the problem persists, contact your administrator." />
        )}
      </p>
      <Group gap={8}>
        {error instanceof ChunkError && (
          <Button onClick={() => void navigate(location, { replace: true })}>
            <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
          </Button>
        )}
        {/* A chunk import that hangs cannot be repeated, so the page is reloaded. */}
        <Button variant={error instanceof ChunkError ? "default" : "filled"} onClick={() => window.location.reload()}>
          {isLate ? (
            <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
          ) : (
            <FormattedMessage id="action.reload" defaultMessage="Reload" />
          )}
        </Button>
      </Group>
    </main>
  );
}
