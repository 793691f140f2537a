import { Button, Group, Title } from "@mantine/core";
import { defineMessage, FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { paths } from "../../paths";
import styles from "./Message.module.css";
import { useBack } from "../shell/useBack";
import { useTabTitle } from "./PageTitle";

const title = defineMessage({ id: "notFound.title", defaultMessage: "Page not found" });

export function NotFound() {
  const back = useBack();
  useTabTitle(useIntl().formatMessage(title));
  return (
    <main className={styles.page}>
      <Title order={1}>
        <FormattedMessage {...title} />
      </Title>
      <p>
        <FormattedMessage id="notFound.text" defaultMessage="This address does not exist." />
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={back}>
          <FormattedMessage id="action.back" defaultMessage="Back" />
        </Button>
        <Button component={Link} to={paths.home()}>
          <FormattedMessage id="notFound.home" defaultMessage="Go to start page" />
        </Button>
      </Group>
    </main>
  );
}
