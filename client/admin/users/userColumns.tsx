import type { UserListQuery } from "../../gql/graphql";
import { type ColumnDefinition, dateTimeColumn, textColumn } from "../../ui/table/columns";
import { headers, instancesColumn, ownerColumn, profileColumn } from "../kit/columns";
import { userTags } from "../kit/userTags";

export type UserRow = UserListQuery["users"]["nodes"][number];

export const userColumns: ColumnDefinition<UserRow>[] = [
  textColumn("name", headers.name, { width: 140, grow: true, sortable: "asc" }),
  textColumn("user", headers.user, { width: 100, sortable: "asc" }),
  {
    id: "state",
    header: headers.state,
    width: 165,
    cell: ({ disabledAt, internal, oneself }) => (
      <>
        {disabledAt ? userTags.disabled : userTags.enabled} {internal && userTags.directory}
        {oneself && userTags.oneself}
      </>
    ),
  },
  textColumn("email", headers.email, { width: 145, grow: true }),
  profileColumn({ width: 150, withSpecific: true }),
  instancesColumn({ width: 95 }),
  ownerColumn({ width: 95 }),
  dateTimeColumn("lastSeenAt", headers.lastSeen, { id: "lastSeen", width: 130, sortable: "desc" }),
];
