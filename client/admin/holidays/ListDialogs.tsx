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
  /** The one that is renamed; null: a new one. */
  list: HolidayList | null;
  onClose(): void;
  /** Which list is there now. */
  onSaved(id: string): void;
}

/** Names a new list, or renames one. */
export function ListNameDialog({ instanceId, list, onClose, onSaved }: NameDialogProps) {
  const intl = useIntl();
  const [save] = useSaveHolidayListMutation();
  const [name, setName] = useState(list?.name ?? "");
  const reason = isName(tidyName(name))
    ? null
    : intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: letters, digits and spaces, at most {max}." },
        { max: peopleLimits.name },
      );
  return (
    <MutationDialog
      title={
        list ? (
          <FormattedMessage id="holidays.rename" defaultMessage="Rename the list" />
        ) : (
          <FormattedMessage id="holidays.newList" defaultMessage="New list" />
        )
      }
      confirm={<FormattedMessage id="action.save" defaultMessage="Save" />}
      reason={reason}
      mutate={async () => {
        const answer = await save({ variables: { input: { id: list?.id ?? null, instanceId, name: tidyName(name) } } });
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

/** Asks before a list goes with all its days. */
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
          defaultMessage="“{name}” is deleted with its days of every year."
          values={{ name: list.name }}
        />
      </p>
    </MutationDialog>
  );
}
