import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { ContactListObstacle } from "../../../schema/rules/claims/contactLists";
import { usePages } from "../../apollo/pages";
import type { ContactListForm_ListFragment } from "../../gql/graphql";
import { useContactListChoicesQuery, useContactListListQuery, useDeleteContactListMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { paths } from "../../paths";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { successes } from "../../ui/messages";
import { type ColumnDefinition, textColumn } from "../../ui/table/columns";
import { useSelectFilter } from "../../ui/table/listFilters";
import { QueryList } from "../../ui/table/QueryList";
import { NewLink, RowAction } from "../kit/buttons";
import { headers } from "../kit/columns";
import { Tag } from "../kit/Tag";

type Row = ContactListForm_ListFragment;

const texts = defineMessages({
  instance: { id: "dashboard.instance", defaultMessage: "AMA instance" },
  code: { id: "contactLists.code", defaultMessage: "Code" },
  centre: { id: "field.centre" },
  risk: { id: "field.riskName" },
  client: { id: "field.client" },
  contract: { id: "field.contract" },
  supplement: { id: "field.supplement" },
});
export const obstacleTexts = defineMessages({
  CENTRE_UNKNOWN: { id: "contactLists.obstacle.CENTRE_UNKNOWN", defaultMessage: "Never counts: no such centre" },
  CLIENT_UNKNOWN: { id: "contactLists.obstacle.CLIENT_UNKNOWN", defaultMessage: "Never counts: no such client" },
  CONTRACT_UNKNOWN: { id: "contactLists.obstacle.CONTRACT_UNKNOWN", defaultMessage: "Never counts: no such contract" },
  SHADOWED: { id: "contactLists.obstacle.SHADOWED", defaultMessage: "Never counts: another list always comes first" },
} satisfies Record<ContactListObstacle, object>);

export const riskText = (intl: IntlShape, { riskType, riskCode }: Pick<Row, "riskType" | "riskCode">): string | null =>
  riskType ? named(intl, "risk", riskType) : riskCode;

/** What it is for by its name, with the code; null: any. */
const reference = (
  id: string,
  header: { id: string },
  of: (row: Row) => [string | null, { name: string } | null],
): ColumnDefinition<Row> => ({
  id,
  header,
  width: 150,
  cell: (row) => {
    const [code, found] = of(row);
    return code === null ? null : found && found.name !== code ? `${found.name} (${code})` : code;
  },
});

const columns: ColumnDefinition<Row>[] = [
  {
    id: "name",
    header: headers.name,
    width: 240,
    grow: true,
    cell: ({ name, obstacle }, { intl }) => (
      <>
        {name} {obstacle && <Tag off>{intl.formatMessage(obstacleTexts[obstacle])}</Tag>}
      </>
    ),
  },
  textColumn("listId", texts.code, { width: 130 }),
  textColumn("instanceId", texts.instance, { width: 110 }),
  reference("centre", texts.centre, ({ centreId, centre }) => [centreId, centre]),
  { id: "risk", header: texts.risk, width: 120, cell: (row, { intl }) => riskText(intl, row) },
  reference("client", texts.client, ({ clientId, client }) => [clientId, client]),
  reference("contract", texts.contract, ({ contractId, contract }) => [contractId, contract]),
  textColumn("supplement", texts.supplement, { width: 110 }),
];

/** Which contact list the insured of a late claim goes onto, by what the claim is of. */
export function ContactListList() {
  const intl = useIntl();
  const { data: choices } = useContactListChoicesQuery();
  const [remove] = useDeleteContactListMutation();
  const [deleted, setDeleted] = useState<Row | null>(null);
  const instance = useSelectFilter("instance", {
    label: texts.instance,
    width: 190,
    searchable: true,
    options: (choices?.instanceChoices ?? []).map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
  });
  const result = useContactListListQuery({ variables: { instanceId: instance.value }, fetchPolicy: "cache-and-network" });
  return (
    <QueryList<Row>
      page="contactLists"
      pages={usePages(result, "contactLists")}
      columns={columns}
      filters={[instance]}
      to={({ id }) => paths.contactList("edit", id)}
      rowActions={{
        width: 80,
        cell: (row) => (
          <RowAction
            icon={IconTrash}
            label={intl.formatMessage({ id: "contactLists.deleteOne", defaultMessage: "Delete {name}" }, { name: row.name })}
            onClick={() => setDeleted(row)}
          />
        ),
      }}
      actions={
        <NewLink to={paths.contactList("new", "0")}>
          <FormattedMessage id="contactLists.new" defaultMessage="New contact list" />
        </NewLink>
      }
      none={<FormattedMessage id="contactLists.none" defaultMessage="No contact list is configured: no insured is put on one." />}
    >
      {deleted && (
        <MutationDialog
          title={<FormattedMessage id="contactLists.deleteTitle" defaultMessage="Delete {name}?" values={{ name: deleted.name }} />}
          confirm={<FormattedMessage id="action.delete" defaultMessage="Delete" />}
          danger
          mutate={() => remove({ variables: { id: deleted.id } })}
          done={intl.formatMessage(successes.deleted)}
          onDone={() => void result.refetch()}
          onClose={() => setDeleted(null)}
        >
          <p>
            <FormattedMessage
              id="contactLists.deleteNote"
              defaultMessage="Late claims that it counted for go onto the next list that matches. Who is on it in the contact centre stays."
            />
          </p>
        </MutationDialog>
      )}
    </QueryList>
  );
}
