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

/** Asks before a specific profile is deleted; one that somebody has is not. */
export function DeleteProfileDialog({ profile, onClose, onDone }: DeleteProfileDialogProps) {
  const intl = useIntl();
  const [remove] = useDeleteSpecificProfileMutation();
  const held = profile.users + profile.keys;
  return (
    <MutationDialog
      title={<FormattedMessage id="specific.deleteTitle" defaultMessage="Delete {name}?" values={{ name: profile.name }} />}
      confirm={<FormattedMessage id="action.delete" defaultMessage="Delete" />}
      danger
      reason={
        held ? intl.formatMessage({ id: "specific.held", defaultMessage: "Users or keys have it: give them another profile first." }) : null
      }
      mutate={() => remove({ variables: { id: profile.id } })}
      done={intl.formatMessage(successes.deleted)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {held ? (
          <FormattedMessage
            id="specific.heldBy"
            defaultMessage="{users, plural, one {# user} other {# users}} and {keys, plural, one {# API key} other {# API keys}} have this profile. Give them another one first."
            values={{ users: profile.users, keys: profile.keys }}
          />
        ) : (
          <FormattedMessage id="specific.deleteText" defaultMessage="This cannot be undone. Nobody has this profile." />
        )}
      </p>
    </MutationDialog>
  );
}
