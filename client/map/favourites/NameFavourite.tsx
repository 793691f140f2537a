import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { MapConfigurationsDocument } from "../../gql/graphql";
import { useMakeDefaultMapConfigurationMutation, useSaveMapConfigurationMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import type { Favourite } from "./openFavourite";
import type { SeenConfiguration } from "./useFavourites";

export interface NameFavouriteProps {
  content: SeenConfiguration;
  renamed?: Favourite;
  suggested?: string;
  onClose(): void;
  onDone?(favourite: Favourite): void;
}

export function NameFavourite({ content, renamed, suggested, onClose, onDone }: NameFavouriteProps) {
  const intl = useIntl();
  const [save] = useSaveMapConfigurationMutation({ refetchQueries: [MapConfigurationsDocument], awaitRefetchQueries: true });
  const [makeDefault] = useMakeDefaultMapConfigurationMutation();
  const [typed, setTyped] = useState(renamed?.name ?? suggested ?? "");
  const [asDefault, setAsDefault] = useState(false);
  const name = tidyName(typed);
  const reason = isName(name)
    ? null
    : intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      );
  const mutate = async (): Promise<void> => {
    const { address, tab, foldedPanels, traffic } = content;
    const stored = renamed && { id: renamed.id, updatedAt: renamed.updatedAt };
    const { data } = await save({ variables: { input: { ...stored, name, address, tab, foldedPanels, traffic } } });
    const favourite = data!.saveMapConfiguration;
    if (asDefault) await makeDefault({ variables: { id: favourite.id } });
    onDone?.(favourite);
  };
  return (
    <MutationDialog
      title={
        renamed ? (
          <FormattedMessage id="favourites.renameTitle" defaultMessage="Rename {name}" values={{ name: renamed.name }} />
        ) : (
          <FormattedMessage id="favourites.newTitle" defaultMessage="New map view" />
        )
      }
      confirm={<FormattedMessage id="action.save" defaultMessage="Save" />}
      reason={reason}
      mutate={mutate}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={intl.formatMessage({ id: "favourites.name", defaultMessage: "Name" })}
        description={intl.formatMessage({ id: "favourites.nameNote", defaultMessage: "Letters, digits and spaces." })}
        value={typed}
        maxLength={peopleLimits.name}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {!renamed && (
        <>
          <Checkbox
            mt={12}
            label={intl.formatMessage({ id: "favourites.asDefault", defaultMessage: "Open my map with this view" })}
            checked={asDefault}
            onChange={({ currentTarget: { checked } }) => setAsDefault(checked)}
          />
          <p>
            <FormattedMessage
              id="favourites.holds"
              defaultMessage="A view contains layers, filters, list, map position and collapsed panels, but not open tabs."
            />
          </p>
        </>
      )}
    </MutationDialog>
  );
}
