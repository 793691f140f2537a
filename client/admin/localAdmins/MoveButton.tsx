import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../apollo/errors";
import { useCan } from "../../session/useCan";
import {
  useMoveSpecificProfileMutation,
  useMoveUserMutation,
  useNewOwnersOfSpecificProfileQuery,
  useNewOwnersOfUserQuery,
} from "../../gql/hooks";
import { named } from "../../i18n/named";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { notOneself } from "../kit/notOneself";
import { ReplacementSelect } from "./ReplacementSelect";

export interface MovedProps {
  kind: "user" | "profile";
  /** What is moved, and who manages it now; the owner is left out where the viewer may not see it. */
  one: { id: string; name: string; owner?: { name: string } | null; oneself?: boolean };
}

/** Moves one user or one specific profile to another local administrator, at once; only for those who manage local administrators. */
export function MoveButton(props: MovedProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const self = notOneself(intl, props.one);
  if (!useCan()("admin.localAdmins")) return null;
  return (
    <>
      <ReasonedButton variant="default" reason={self} onClick={() => setAsking(true)}>
        <FormattedMessage id="moves.move" defaultMessage="Move to another administrator" />…
      </ReasonedButton>
      {asking && <MoveDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function MoveDialog({ kind, one: { id, name, owner }, onClose }: MovedProps & { onClose(): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [to, setTo] = useState<string | null>(null);
  const isUser = kind === "user";
  const ofUser = useNewOwnersOfUserQuery({ variables: { id }, fetchPolicy: "network-only", skip: !isUser });
  const ofProfile = useNewOwnersOfSpecificProfileQuery({ variables: { id }, fetchPolicy: "network-only", skip: isUser });
  const [moveUser] = useMoveUserMutation();
  const [moveProfile] = useMoveSpecificProfileMutation();
  const owners = isUser ? ofUser.data?.newOwnersOfUser : ofProfile.data?.newOwnersOfSpecificProfile;
  const error = isUser ? ofUser.error : ofProfile.error;
  const nobody = owners?.length === 0 ? named(intl, "errors", "NO_REPLACEMENT") : null;
  const chosen = to === null ? intl.formatMessage({ id: "localAdmins.choose", defaultMessage: "Choose who takes over." }) : null;
  return (
    <MutationDialog
      title={<FormattedMessage id="moves.title" defaultMessage="Move {name} to another administrator" values={{ name }} />}
      confirm={<FormattedMessage id="moves.now" defaultMessage="Move" />}
      reason={nobody ?? chosen}
      failed={nobody ?? (error ? errorText(error) : null)}
      mutate={() => (isUser ? moveUser : moveProfile)({ variables: { id, to: to! } })}
      onClose={onClose}
    >
      <p>
        {owner ? (
          <FormattedMessage
            id="moves.text"
            defaultMessage="Now managed by {owner}. What else that administrator manages stays there."
            values={{ owner: owner.name }}
          />
        ) : (
          <FormattedMessage id="moves.unowned" defaultMessage="No administrator manages it yet." />
        )}
      </p>
      {nobody === null && <ReplacementSelect replacements={owners} value={to} onChange={setTo} />}
    </MutationDialog>
  );
}
