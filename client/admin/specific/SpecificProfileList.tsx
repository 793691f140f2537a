import { ActionIcon, Button, Select } from "@mantine/core";
import { IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { usePages } from "../../apollo/pages";
import type { SpecificProfileListQuery } from "../../gql/graphql";
import { useSpecificProfileListQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { useAddressText, useAddressValue } from "../../ui/table/addressState";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ListPage, SearchField } from "../../ui/table/ListPage";
import { DeleteProfileDialog } from "./DeleteProfileDialog";

type Row = SpecificProfileListQuery["specificProfiles"]["nodes"][number];

/** The specific profiles that the viewer manages. */
export function SpecificProfileList() {
  const intl = useIntl();
  const search = useAddressText("q");
  const [parent, setParent] = useAddressValue("profile");
  const [deleting, setDeleting] = useState<Row | null>(null);
  const result = useSpecificProfileListQuery({
    variables: { filter: { text: search.settled, profileTypes: parent && parent in ProfileType ? [parent as ProfileType] : null } },
    fetchPolicy: "cache-and-network",
  });
  const pages = usePages(result, "specificProfiles");
  const columns = useColumns(setDeleting);
  const parentLabel = intl.formatMessage({ id: "specific.parent", defaultMessage: "Parent profile" });
  return (
    <ListPage
      title={pageCatalogue.specificProfiles.title}
      total={pages.total}
      filters={
        <>
          <SearchField
            text={search.text}
            onType={search.type}
            label={intl.formatMessage({ id: "specific.search", defaultMessage: "Name" })}
          />
          <Select
            aria-label={parentLabel}
            placeholder={parentLabel}
            w={180}
            clearable
            value={parent}
            onChange={setParent}
            data={Object.values(ProfileType).map((value) => ({ value, label: named(intl, "profile", value) }))}
          />
        </>
      }
      actions={
        <Button component={Link} to={paths.specificProfile("new", "0")} leftSection={<IconPlus size={14} aria-hidden />}>
          <FormattedMessage id="specific.new" defaultMessage="New specific profile" />
        </Button>
      }
    >
      <DataTable<Row>
        label={intl.formatMessage({ id: "page.specificProfiles", defaultMessage: "Specific profiles" })}
        columns={columns}
        keyOf={({ id }) => id}
        to={({ id }) => paths.specificProfile("edit", id)}
        empty={
          search.settled || parent ? (
            <FormattedMessage id="list.noMatch" defaultMessage="Nothing matches these filters." />
          ) : (
            <FormattedMessage
              id="specific.none"
              defaultMessage="There is no specific profile yet. A specific profile restricts its users to contracts, layers and fields."
            />
          )
        }
        {...pages}
      />
      {deleting && <DeleteProfileDialog profile={deleting} onClose={() => setDeleting(null)} onDone={() => void result.refetch()} />}
    </ListPage>
  );
}

function useColumns(onDelete: (row: Row) => void): Column<Row>[] {
  const intl = useIntl();
  const write = useInstants();
  return useMemo(
    () => [
      {
        id: "name",
        header: intl.formatMessage({ id: "users.name", defaultMessage: "Name" }),
        width: 220,
        grow: true,
        cell: ({ name }) => name,
      },
      {
        id: "parent",
        header: intl.formatMessage({ id: "specific.parent", defaultMessage: "Parent profile" }),
        width: 170,
        cell: ({ profileType }) => named(intl, "profile", profileType),
      },
      {
        id: "instances",
        header: intl.formatMessage({ id: "users.instances", defaultMessage: "AMA instances" }),
        width: 140,
        cell: ({ instances }) => instances.map(({ id }) => id).join(", ") || null,
      },
      {
        id: "contracts",
        header: intl.formatMessage({ id: "specific.contracts", defaultMessage: "Contracts" }),
        width: 100,
        number: true,
        cell: ({ contracts }) => intl.formatNumber(contracts.length),
      },
      {
        id: "users",
        header: intl.formatMessage({ id: "page.users", defaultMessage: "Users" }),
        width: 90,
        number: true,
        cell: ({ users }) => intl.formatNumber(users),
      },
      {
        id: "twoFactor",
        header: intl.formatMessage({ id: "users.factor", defaultMessage: "Second factor" }),
        width: 140,
        cell: ({ requiresTwoFactor }) => (requiresTwoFactor ? <FormattedMessage id="profile.required" defaultMessage="Required" /> : null),
      },
      {
        id: "owner",
        header: intl.formatMessage({ id: "users.owner", defaultMessage: "Managed by" }),
        width: 160,
        cell: ({ owner }) => owner?.name,
      },
      {
        id: "updated",
        header: intl.formatMessage({ id: "specific.updated", defaultMessage: "Changed" }),
        width: 130,
        cell: ({ updatedAt }) => write.dateTime(updatedAt),
      },
      {
        id: "actions",
        header: intl.formatMessage({ id: "list.actions", defaultMessage: "Actions" }),
        width: 80,
        cell: (row) => (
          <>
            <ActionIcon
              size={24}
              component={Link}
              to={paths.specificProfile("copy", row.id)}
              aria-label={intl.formatMessage({ id: "specific.copyName", defaultMessage: "Copy {name}" }, { name: row.name })}
            >
              <IconCopy size={15} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={24}
              aria-label={intl.formatMessage({ id: "specific.deleteName", defaultMessage: "Delete {name}" }, { name: row.name })}
              onClick={() => onDelete(row)}
            >
              <IconTrash size={15} aria-hidden />
            </ActionIcon>
          </>
        ),
      },
    ],
    [intl, write, onDelete],
  );
}
