import { FormattedMessage, useIntl } from "react-intl";
import type { SpecificProfileListQuery } from "../../gql/graphql";
import { useDeleteSpecificProfileMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { successes } from "../../ui/messages";

export interface DeleteProfileDialogProps {
  profile: SpecificProfileListQuery["specificProfiles"]["nodes"][number];
  onClose(): void;
  onDone(): void;
}

/** Profiles assigned to users or keys cannot be deleted. */
export function DeleteProfileDialog({ profile, onClose, onDone }: DeleteProfileDialogProps) {
  const intl = useIntl();
  const [remove] = useDeleteSpecificProfileMutation();
  const holderCount = profile.users + profile.keys;
  return (
    <MutationDialog
      title={<FormattedMessage id="specific.deleteTitle" defaultMessage="Delete {name}?" values={{ name: profile.name }} />}
      confirm={<FormattedMessage id="action.delete" defaultMessage="Delete" />}
      danger
      reason={
        holderCount
          ? intl.formatMessage({
              id: "specific.held",
              defaultMessage: "The profile is in use. Assign another profile to its users and keys first.",
            })
          : null
      }
      mutate={() => remove({ variables: { id: profile.id } })}
      done={intl.formatMessage(successes.deleted)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {holderCount ? (
          <FormattedMessage
            id="specific.heldBy"
            defaultMessage="This profile is used by {users, plural, one {# user} other {# users}} and {keys, plural, one {# API key} other {# API keys}}. Assign them another profile first."
            values={{ users: profile.users, keys: profile.keys }}
          />
        ) : (
          <FormattedMessage id="specific.deleteText" defaultMessage="This cannot be undone. No users have this profile." />
        )}
      </p>
    </MutationDialog>
  );
}
