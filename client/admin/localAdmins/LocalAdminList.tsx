import { useState } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import { useLocalAdminListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { type ColumnDefinition, dateTimeColumn, textColumn } from "../../ui/table/columns";
import { useSearchFilter } from "../../ui/table/listFilters";
import { QueryList } from "../../ui/table/QueryList";
import { NewLink } from "../kit/buttons";
import { headers, ownerColumn } from "../kit/columns";
import { userTags } from "../kit/userTags";
import { AdminMenuButton } from "./AdminMenuButton";
import { EmailDialog } from "./EmailDialog";
import { type AdminRow, type LocalAdminAction, Owned } from "./OwnedCounts";
import { TakeOverDialog } from "./TakeOverDialog";

const texts = defineMessages({
  search: { id: "users.search", defaultMessage: "Name, user or e-mail" },
  owns: { id: "localAdmins.owns", defaultMessage: "Manages" },
});

const columns: ColumnDefinition<AdminRow>[] = [
  textColumn("name", headers.name, { width: 180, grow: true }),
  textColumn("user", headers.user, { width: 150 }),
  textColumn("email", headers.email, { width: 200, grow: true }),
  { id: "owns", header: texts.owns, width: 250, cell: (admin) => <Owned admin={admin} /> },
  ownerColumn({ width: 150 }),
  dateTimeColumn("lastSeenAt", headers.lastSeen, { width: 120 }),
  {
    id: "state",
    header: headers.state,
    width: 120,
    cell: ({ disabledAt, oneself }) => (disabledAt ? userTags.disabled : oneself ? userTags.oneself : userTags.enabled),
  },
];

export function LocalAdminList() {
  const search = useSearchFilter(texts.search);
  const [asking, setAsking] = useState<{ action: LocalAdminAction; admin: AdminRow } | null>(null);
  const result = useLocalAdminListQuery({ variables: { text: search.value }, fetchPolicy: "cache-and-network" });
  const dialog = { onClose: () => setAsking(null), onDone: () => void result.refetch() };
  return (
    <QueryList
      page="localAdmins"
      pages={usePages(result, "localAdmins")}
      columns={columns}
      rowActions={{
        width: 80,
        cell: (admin) => <AdminMenuButton admin={admin} onAction={(action) => setAsking({ action, admin })} />,
      }}
      filters={[search]}
      to={({ id, oneself }) => paths.user(oneself ? "view" : "edit", id)}
      actions={
        <NewLink to={paths.user("new", "0")}>
          <FormattedMessage id="users.new" defaultMessage="New user" />
        </NewLink>
      }
    >
      {asking?.action === "email" && <EmailDialog admin={asking.admin} {...dialog} />}
      {(asking?.action === "transfer" || asking?.action === "delete") && (
        <TakeOverDialog admin={asking.admin} action={asking.action} {...dialog} />
      )}
    </QueryList>
  );
}
