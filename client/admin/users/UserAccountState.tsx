import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserForm_UserFragment } from "../../gql/graphql";
import { useDisableUserMutation, useEnableUserMutation, useResetSecondFactorMutation, useSendPasswordResetMutation } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { FormSection } from "../../ui/form/FormPage";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import styles from "../admin.module.css";
import { OwnPasswordInput } from "../kit/OwnPasswordInput";
import { notOneself } from "../kit/notOneself";
import { InviteButton } from "./InviteButton";
import { UserSessions } from "./UserSessions";

/** Account state and sign-in actions. They take effect immediately, without saving the form. */
export function UserAccountState({ user }: { user: UserForm_UserFragment }) {
  const intl = useIntl();
  const write = useInstants();
  const run = useToastedMutation();
  const [asking, setAsking] = useState<"reset" | "factor" | "disable" | null>(null);
  const [sendReset] = useSendPasswordResetMutation();
  const [enable, enabling] = useEnableUserMutation();
  const [disable] = useDisableUserMutation();
  const self = notOneself(intl, user);
  const directory = user.internal
    ? intl.formatMessage({ id: "users.byDirectory", defaultMessage: "The directory manages the sign-in of this user." })
    : null;
  const off = user.disabledAt ? intl.formatMessage({ id: "users.isDisabled", defaultMessage: "The user is disabled." }) : null;
  const noMail = user.email
    ? null
    : intl.formatMessage({ id: "users.noEmail", defaultMessage: "The user has no e-mail. Enter and save one first." });
  const noFactor = user.secondFactor ? null : intl.formatMessage({ id: "users.noFactor", defaultMessage: "No second factor is set up." });

  const close = (): void => setAsking(null);
  const fact = (name: ReactNode, value: ReactNode) => (
    <>
      <dt>{name}</dt>
      <dd>{value ?? "—"}</dd>
    </>
  );
  return (
    <>
      <FormSection
        title={<FormattedMessage id="users.signInHelp" defaultMessage="Sign-in help" />}
        note={<FormattedMessage id="users.atOnce" defaultMessage="These actions apply immediately, without saving." />}
      >
        <div className={styles.row}>
          {user.internal && user.directoryObject == null && <InviteButton user={user} reason={self ?? off ?? noMail} />}
          <ReasonedButton variant="default" reason={self ?? directory ?? off ?? noMail} onClick={() => setAsking("reset")}>
            <FormattedMessage id="users.sendReset" defaultMessage="Send password link" />
          </ReasonedButton>
          <ReasonedButton variant="default" reason={self ?? directory ?? noFactor} onClick={() => setAsking("factor")}>
            <FormattedMessage id="users.resetFactor" defaultMessage="Reset second factor" />
          </ReasonedButton>
          {user.disabledAt ? (
            <ReasonedButton
              variant="default"
              reason={self}
              loading={enabling.loading}
              onClick={() => void run(() => enable({ variables: { id: user.id } }))}
            >
              <FormattedMessage id="users.enable" defaultMessage="Enable" />
            </ReasonedButton>
          ) : (
            <ReasonedButton variant="default" color="red" reason={self} onClick={() => setAsking("disable")}>
              <FormattedMessage id="users.disable" defaultMessage="Disable" />
            </ReasonedButton>
          )}
        </div>
        <dl className={styles.facts}>
          {fact(<FormattedMessage id="users.owner" defaultMessage="Managed by" />, user.owner?.name)}
          {fact(<FormattedMessage id="users.creator" defaultMessage="Created by" />, user.creator?.name)}
          {fact(<FormattedMessage id="users.createdAt" defaultMessage="Created" />, write.dateTime(user.createdAt))}
          {fact(<FormattedMessage id="users.lastSeen" defaultMessage="Last seen" />, user.lastSeenAt && write.dateTime(user.lastSeenAt))}
          {user.disabledAt &&
            fact(<FormattedMessage id="users.disabledAt" defaultMessage="Disabled since" />, write.dateTime(user.disabledAt))}
          {fact(
            <FormattedMessage id="users.factor" defaultMessage="Second factor" />,
            user.secondFactor ? (
              <FormattedMessage id="users.factorOn" defaultMessage="On" />
            ) : (
              <FormattedMessage id="users.factorOff" defaultMessage="Not set up" />
            ),
          )}
        </dl>
      </FormSection>
      <UserSessions userId={user.id} reason={self} />
      {asking === "reset" && (
        <MutationDialog
          title={<FormattedMessage id="users.sendReset" defaultMessage="Send password link" />}
          confirm={<FormattedMessage id="users.send" defaultMessage="Send" />}
          mutate={() => sendReset({ variables: { id: user.id } })}
          done={intl.formatMessage({ id: "users.resetSent", defaultMessage: "The link was sent to {email}." }, { email: user.email })}
          errorsIn="corner"
          onClose={close}
        >
          <p>
            <FormattedMessage
              id="users.resetText"
              defaultMessage="{email} receives a link that works once within 30 minutes. The current password remains valid until then."
              values={{ email: user.email }}
            />
          </p>
        </MutationDialog>
      )}
      {asking === "factor" && <FactorDialog user={user} onClose={close} />}
      {asking === "disable" && (
        <MutationDialog
          title={
            <FormattedMessage
              id="users.disableTitle"
              defaultMessage="Disable {count, plural, one {# user} other {# users}}?"
              values={{ count: 1 }}
            />
          }
          confirm={<FormattedMessage id="users.disable" defaultMessage="Disable" />}
          danger
          mutate={() => disable({ variables: { id: user.id } })}
          errorsIn="corner"
          onClose={close}
        >
          <p>
            <FormattedMessage
              id="users.disableText"
              defaultMessage="They are signed out immediately and cannot sign in until enabled again."
            />
          </p>
        </MutationDialog>
      )}
    </>
  );
}

function FactorDialog({ user, onClose }: { user: UserForm_UserFragment; onClose(): void }) {
  const intl = useIntl();
  const [password, setPassword] = useState("");
  const [reset] = useResetSecondFactorMutation();
  return (
    <MutationDialog
      title={<FormattedMessage id="users.resetFactor" defaultMessage="Reset second factor" />}
      confirm={<FormattedMessage id="users.reset" defaultMessage="Reset" />}
      reason={password ? null : intl.formatMessage({ id: "users.passwordNeeded", defaultMessage: "Enter your password." })}
      mutate={() => reset({ variables: { id: user.id, password } })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="users.resetFactorText"
          defaultMessage="Verify first that {name} made the request. They are signed out everywhere and notified by e-mail."
          values={{ name: user.name }}
        />
      </p>
      <OwnPasswordInput autoFocus value={password} onChange={setPassword} />
    </MutationDialog>
  );
}
