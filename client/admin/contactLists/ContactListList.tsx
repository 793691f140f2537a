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
  CENTRE_UNKNOWN: { id: "contactLists.obstacle.CENTRE_UNKNOWN", defaultMessage: "Never used: the centre does not exist" },
  CLIENT_UNKNOWN: { id: "contactLists.obstacle.CLIENT_UNKNOWN", defaultMessage: "Never used: the client does not exist" },
  CONTRACT_UNKNOWN: { id: "contactLists.obstacle.CONTRACT_UNKNOWN", defaultMessage: "Never used: the contract does not exist" },
  SHADOWED: { id: "contactLists.obstacle.SHADOWED", defaultMessage: "Never used: another list always takes precedence" },
} satisfies Record<ContactListObstacle, object>);

export const riskText = (intl: IntlShape, { riskType, riskCode }: Pick<Row, "riskType" | "riskCode">): string | null =>
  riskType ? named(intl, "risk", riskType) : riskCode;

const reference = (
  id: string,
  header: { id: string },
  of: (row: Row) => [string | null, { name: string } | null],
): ColumnDefinition<Row> => ({
  id,
  header,
  width: 150,
  cell: (row) => {
    const [code, target] = of(row);
    return code === null ? null : target && target.name !== code ? `${target.name} (${code})` : code;
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
      none={<FormattedMessage id="contactLists.none" defaultMessage="No contact lists are configured." />}
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
              defaultMessage="Late claims of this list move to the next matching list. Entries already in the contact centre remain."
            />
          </p>
        </MutationDialog>
      )}
    </QueryList>
  );
}
