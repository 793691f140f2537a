import { useState } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import type { SpecificProfileListQuery } from "../../gql/graphql";
import { useSpecificProfileListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { type ColumnDefinition, dateTimeColumn, numberColumn, textColumn } from "../../ui/table/columns";
import { useSearchFilter } from "../../ui/table/listFilters";
import { QueryList } from "../../ui/table/QueryList";
import { NewLink } from "../kit/buttons";
import { headers, instancesColumn, ownerColumn, profileColumn } from "../kit/columns";
import { useProfileFilter } from "../kit/useProfileFilter";
import { DeleteProfileDialog } from "./DeleteProfileDialog";
import { ProfileMenu } from "./ProfileMenu";

type Row = SpecificProfileListQuery["specificProfiles"]["nodes"][number];

const texts = defineMessages({
  search: { id: "specific.search", defaultMessage: "Name" },
  contracts: { id: "specific.contracts", defaultMessage: "Contracts" },
  users: { id: "page.users", defaultMessage: "Users" },
  twoFactor: { id: "users.factor", defaultMessage: "Second factor" },
  updated: { id: "specific.updated", defaultMessage: "Last changed" },
});

const columns: ColumnDefinition<Row>[] = [
  textColumn("name", headers.name, { width: 220, grow: true }),
  profileColumn({ header: headers.parentProfile, width: 170 }),
  instancesColumn({ width: 140 }),
  numberColumn("contracts", texts.contracts, { width: 100, of: ({ contracts }) => contracts.length }),
  numberColumn("users", texts.users, { width: 90, of: ({ users }) => users }),
  {
    id: "twoFactor",
    header: texts.twoFactor,
    width: 140,
    cell: ({ requiresTwoFactor }) => (requiresTwoFactor ? <FormattedMessage id="profile.required" defaultMessage="Required" /> : null),
  },
  ownerColumn({ width: 160 }),
  dateTimeColumn("updatedAt", texts.updated, { width: 130 }),
];

export function SpecificProfileList() {
  const search = useSearchFilter(texts.search);
  const profile = useProfileFilter({ label: headers.parentProfile, width: 180 });
  const [deleting, setDeleting] = useState<Row | null>(null);
  const result = useSpecificProfileListQuery({
    variables: { filter: { text: search.value, profileTypes: profile.types } },
    fetchPolicy: "cache-and-network",
  });
  return (
    <QueryList
      page="specificProfiles"
      pages={usePages(result, "specificProfiles")}
      columns={columns}
      rowActions={{
        width: 80,
        cell: (row) => <ProfileMenu profile={row} onDelete={() => setDeleting(row)} />,
      }}
      filters={[search, profile]}
      to={({ id }) => paths.specificProfile("edit", id)}
      actions={
        <NewLink to={paths.specificProfile("new", "0")}>
          <FormattedMessage id="specific.new" defaultMessage="New specific profile" />
        </NewLink>
      }
      none={
        <FormattedMessage
          id="specific.none"
          defaultMessage="No specific profiles yet. A specific profile restricts its users to certain contracts, layers and fields."
        />
      }
    >
      {deleting && <DeleteProfileDialog profile={deleting} onClose={() => setDeleting(null)} onDone={() => void result.refetch()} />}
    </QueryList>
  );
}
