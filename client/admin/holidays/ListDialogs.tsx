import { TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { useDeleteHolidayListMutation, useSaveHolidayListMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { successes } from "../../ui/messages";
import type { HolidayList } from "./holidayList";

interface NameDialogProps {
  instanceId: string;
  /** The list to rename; `null` to create one. */
  list: HolidayList | null;
  onClose(): void;
  onSaved(id: string): void;
}

export function ListNameDialog({ instanceId, list, onClose, onSaved }: NameDialogProps) {
  const intl = useIntl();
  const [save] = useSaveHolidayListMutation();
  const [name, setName] = useState(list?.name ?? "");
  const reason = isName(tidyName(name))
    ? null
    : intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      );
  return (
    <MutationDialog
      title={
        list ? (
          <FormattedMessage id="holidays.rename" defaultMessage="Rename list" />
        ) : (
          <FormattedMessage id="holidays.newList" defaultMessage="New list" />
        )
      }
      confirm={<FormattedMessage id="action.save" defaultMessage="Save" />}
      reason={reason}
      mutate={async () => {
        const changed = list && { id: list.id, updatedAt: list.updatedAt };
        const answer = await save({ variables: { input: { ...changed, instanceId, name: tidyName(name) } } });
        onSaved(answer.data!.saveHolidayList.id);
      }}
      onClose={onClose}
    >
      <TextInput
        label={<FormattedMessage id="users.name" defaultMessage="Name" />}
        description={<FormattedMessage id="holidays.nameNote" defaultMessage="For example a country, a region or a city." />}
        withAsterisk
        data-autofocus
        maxLength={peopleLimits.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </MutationDialog>
  );
}

export function DeleteListDialog({ list, onClose, onDeleted }: { list: HolidayList; onClose(): void; onDeleted(): void }) {
  const intl = useIntl();
  const [remove] = useDeleteHolidayListMutation();
  return (
    <MutationDialog
      title={<FormattedMessage id="holidays.deleteList" defaultMessage="Delete the list" />}
      confirm={<FormattedMessage id="action.delete" defaultMessage="Delete" />}
      danger
      mutate={() => remove({ variables: { id: list.id } })}
      done={intl.formatMessage(successes.deleted)}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="holidays.deleteNote"
          defaultMessage="“{name}” is deleted with the days of all years."
          values={{ name: list.name }}
        />
      </p>
    </MutationDialog>
  );
}
