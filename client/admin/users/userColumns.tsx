import type { UserListQuery } from "../../gql/graphql";
import { type ColumnDefinition, dateTimeColumn, textColumn } from "../../ui/table/columns";
import { headers, instancesColumn, ownerColumn, profileColumn } from "../kit/columns";
import { userTags } from "../kit/userTags";

export type UserRow = UserListQuery["users"]["nodes"][number];

export const userColumns: ColumnDefinition<UserRow>[] = [
  textColumn("name", headers.name, { width: 160, grow: true, sortable: "asc" }),
  textColumn("user", headers.user, { width: 120, sortable: "asc" }),
  textColumn("email", headers.email, { width: 170, grow: true }),
  profileColumn({ width: 140 }),
  { id: "specific", header: headers.specificProfile, width: 130, cell: ({ specificProfile }) => specificProfile?.name },
  instancesColumn({ width: 120 }),
  ownerColumn({ width: 120 }),
  dateTimeColumn("lastSeenAt", headers.lastSeen, { id: "lastSeen", width: 150, sortable: "desc" }),
  {
    id: "state",
    header: headers.state,
    width: 170,
    cell: ({ disabledAt, internal, oneself }) => (
      <>
        {disabledAt ? userTags.disabled : userTags.enabled} {internal && userTags.directory}
        {oneself && userTags.oneself}
      </>
    ),
  },
];
