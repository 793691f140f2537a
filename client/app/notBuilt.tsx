import { Button, Group, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { paths } from "../paths";
import styles from "./Message.module.css";
import { type PageName, pageNames } from "./pageNames";

/** A page that the product will have and does not have yet: it says which. */
export const notBuilt = (page: PageName) => (
  <main className={styles.page}>
    <Title order={1}>{pageNames[page]}</Title>
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
