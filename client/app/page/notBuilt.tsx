import { Button, Group, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { type PageKey, pageOf } from "../../pages";
import { paths } from "../../paths";
import styles from "./Message.module.css";

/** A page that the product will have and does not have yet: it says which. */
export const notBuilt = (page: PageKey) => (
  <main className={styles.page}>
    <Title order={1}>{pageOf(page).title}</Title>
    <p>
      <FormattedMessage id="notBuilt.text" defaultMessage="This page is not built yet." />
    </p>
    <Group gap="sm">
      <Button component={Link} to={paths.home()} variant="default">
        <FormattedMessage id="notBuilt.map" defaultMessage="Go to the map" />
      </Button>
    </Group>
  </main>
);
