import { FormattedMessage, useIntl } from "react-intl";
import { MapConfigurationsDocument } from "../../gql/graphql";
import { useDeleteMapConfigurationMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { successes } from "../../ui/messages";
import type { Favourite } from "./openFavourite";

export function DeleteFavourite({ favourite, onClose, onDone }: { favourite: Favourite; onClose(): void; onDone(): void }) {
  const intl = useIntl();
  const { id, name, isDefault } = favourite;
  const [remove] = useDeleteMapConfigurationMutation({ refetchQueries: [MapConfigurationsDocument] });
  const isShared = Boolean(favourite.sharedInstance ?? favourite.sharedProfile);
  return (
    <MutationDialog
      title={<FormattedMessage id="favourites.deleteTitle" defaultMessage="Delete {name}?" values={{ name }} />}
      confirm={<FormattedMessage id="action.delete" defaultMessage="Delete" />}
      danger
      mutate={() => remove({ variables: { id } })}
      done={intl.formatMessage(successes.deleted)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <FormattedMessage id="favourites.deleteText" defaultMessage="The current map does not change. This cannot be undone." />
      </p>
      {isDefault && (
        <p>
          <FormattedMessage id="favourites.deleteDefault" defaultMessage="Your map will open with the standard view." />
        </p>
      )}
      {isShared && (
        <p>
          <FormattedMessage id="favourites.deleteShared" defaultMessage="Users it is shared with lose access." />
        </p>
      )}
    </MutationDialog>
  );
}
