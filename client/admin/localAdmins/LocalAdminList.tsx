import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { usePages } from "../../apollo/pages";
import { useLocalAdminListQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { useAddressText } from "../../ui/table/addressState";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ListPage, SearchField } from "../../ui/table/ListPage";
import styles from "../admin.module.css";
import { EmailDialog } from "./EmailDialog";
import { AdminMenuButton } from "./AdminMenuButton";
import { type LocalAdminAction, type AdminRow, Owned } from "./OwnedCounts";
import { TakeOverDialog } from "./TakeOverDialog";

/** The local administrators that the viewer manages, and what they own. */
export function LocalAdminList() {
  const intl = useIntl();
  const search = useAddressText("q");
  const [asking, setAsking] = useState<{ action: LocalAdminAction; admin: AdminRow } | null>(null);
  const result = useLocalAdminListQuery({ variables: { text: search.settled }, fetchPolicy: "cache-and-network" });
  const pages = usePages(result, "localAdmins");
  const columns = useColumns((action, admin) => setAsking({ action, admin }));
  const close = (done: boolean): void => {
    setAsking(null);
    if (done) void result.refetch();
  };
  return (
    <ListPage
      title={pageCatalogue.localAdmins.title}
      total={pages.total}
      filters={
        <SearchField
          text={search.text}
          onType={search.type}
          label={intl.formatMessage({ id: "users.search", defaultMessage: "Name, user or e-mail" })}
        />
      }
      actions={
        <Button component={Link} to={paths.user("new", "0")} leftSection={<IconPlus size={14} aria-hidden />}>
          <FormattedMessage id="users.new" defaultMessage="New user" />
        </Button>
      }
    >
      <DataTable<AdminRow>
        label={intl.formatMessage({ id: "page.localAdmins", defaultMessage: "Local administrators" })}
        columns={columns}
        keyOf={({ id }) => id}
        to={({ id, oneself }) => paths.user(oneself ? "view" : "edit", id)}
        empty={<FormattedMessage id="list.noMatch" defaultMessage="Nothing matches these filters." />}
        {...pages}
      />
      {asking?.action === "email" && <EmailDialog admin={asking.admin} onClose={close} />}
      {(asking?.action === "transfer" || asking?.action === "delete") && (
        <TakeOverDialog admin={asking.admin} action={asking.action} onClose={close} />
      )}
    </ListPage>
  );
}

function useColumns(onAction: (action: LocalAdminAction, admin: AdminRow) => void): Column<AdminRow>[] {
  const intl = useIntl();
  const write = useInstants();
  return useMemo(
    () => [
      {
        id: "name",
        header: intl.formatMessage({ id: "users.name", defaultMessage: "Name" }),
        width: 180,
        grow: true,
        cell: ({ name }) => name,
      },
      { id: "user", header: intl.formatMessage({ id: "users.user", defaultMessage: "User" }), width: 150, cell: ({ user }) => user },
      {
        id: "email",
        header: intl.formatMessage({ id: "users.email", defaultMessage: "E-mail" }),
        width: 200,
        grow: true,
        cell: ({ email }) => email,
      },
      {
        id: "owns",
        header: intl.formatMessage({ id: "localAdmins.owns", defaultMessage: "Manages" }),
        width: 250,
        cell: (admin) => <Owned admin={admin} />,
      },
      {
        id: "owner",
        header: intl.formatMessage({ id: "users.owner", defaultMessage: "Managed by" }),
        width: 150,
        cell: ({ owner }) => owner?.name,
      },
      {
        id: "lastSeen",
        header: intl.formatMessage({ id: "users.lastSeen", defaultMessage: "Last seen" }),
        width: 120,
        cell: ({ lastSeenAt }) => lastSeenAt && write.dateTime(lastSeenAt),
      },
      {
        id: "standing",
        header: intl.formatMessage({ id: "users.standing", defaultMessage: "Status" }),
        width: 120,
        cell: ({ disabledAt, oneself }) => (
          <span className={styles.tag} data-off={disabledAt ? true : undefined}>
            {disabledAt ? (
              <FormattedMessage id="users.disabled" defaultMessage="Disabled" />
            ) : oneself ? (
              <FormattedMessage id="users.oneself" defaultMessage="You" />
            ) : (
              <FormattedMessage id="users.enabled" defaultMessage="Enabled" />
            )}
          </span>
        ),
      },
      {
        id: "actions",
        header: intl.formatMessage({ id: "list.actions", defaultMessage: "Actions" }),
        width: 80,
        cell: (admin) => <AdminMenuButton admin={admin} onAction={(action) => onAction(action, admin)} />,
      },
    ],
    [intl, write, onAction],
  );
}
