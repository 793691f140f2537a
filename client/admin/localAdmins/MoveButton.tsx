import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../api/errors";
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
  /** User or profile to move. `owner` is absent if the user may not see it. */
  item: { id: string; name: string; owner?: { name: string } | null; oneself?: boolean };
}

export function MoveButton(props: MovedProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const self = notOneself(intl, props.item);
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

function MoveDialog({ kind, item: { id, name, owner }, onClose }: MovedProps & { onClose(): void }) {
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
  const chosen = to === null ? intl.formatMessage({ id: "localAdmins.choose", defaultMessage: "Choose a replacement." }) : null;
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
          <FormattedMessage id="moves.text" defaultMessage="Currently managed by {owner}." values={{ owner: owner.name }} />
        ) : (
          <FormattedMessage id="moves.unowned" defaultMessage="Not managed by any administrator yet." />
        )}
      </p>
      {nobody === null && <ReplacementSelect replacements={owners} value={to} onChange={setTo} />}
    </MutationDialog>
  );
}
