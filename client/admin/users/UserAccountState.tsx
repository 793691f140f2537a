import { PasswordInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../apollo/errors";
import { useToast } from "../../ui/toasts";
import type { UserForm_UserFragment } from "../../gql/graphql";
import { useDisableUserMutation, useEnableUserMutation, useResetSecondFactorMutation, useSendPasswordResetMutation } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { FormSection } from "../../ui/form/FormPage";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import styles from "../admin.module.css";
import { InviteButton } from "./InviteButton";
import { UserSessions } from "./UserSessions";

/** Where a user stands, and what is done to its sign-in at once, without saving: the form's other fields are not touched. */
export function UserAccountState({ user }: { user: UserForm_UserFragment }) {
  const intl = useIntl();
  const write = useInstants();
  const toast = useToast();
  const [asking, setAsking] = useState<"reset" | "factor" | "disable" | null>(null);
  const [sendReset] = useSendPasswordResetMutation();
  const [enable, enabling] = useEnableUserMutation();
  const [disable] = useDisableUserMutation();
  const self = user.oneself
    ? intl.formatMessage({ id: "users.notOneself", defaultMessage: "Nobody administers themselves: ask another administrator." })
    : null;
  const directory = user.internal
    ? intl.formatMessage({ id: "users.byDirectory", defaultMessage: "The directory takes care of this user’s sign-in." })
    : null;
  const off = user.disabledAt ? intl.formatMessage({ id: "users.isDisabled", defaultMessage: "The user is disabled." }) : null;
  const noMail = user.email ? null : intl.formatMessage({ id: "users.noEmail", defaultMessage: "The user has no e-mail: save one first." });
  const noFactor = user.secondFactor ? null : intl.formatMessage({ id: "users.noFactor", defaultMessage: "No second factor is set up." });

  const run = async (task: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await task();
      toast.done(message);
    } catch (error) {
      toast.failed(error);
    }
    setAsking(null);
  };
  const done = intl.formatMessage({ id: "toast.saved", defaultMessage: "Saved successfully." });
  const fact = (name: ReactNode, value: ReactNode) => (
    <>
      <dt>{name}</dt>
      <dd>{value ?? "—"}</dd>
    </>
  );
  return (
    <>
      <FormSection
        title={<FormattedMessage id="users.signInHelp" defaultMessage="Help with signing in" />}
        note={<FormattedMessage id="users.atOnce" defaultMessage="These take effect at once, without saving." />}
      >
        <div className={styles.row}>
          {user.internal && user.directoryObject == null && <InviteButton user={user} reason={self ?? off ?? noMail} />}
          <ReasonedButton variant="default" reason={self ?? directory ?? off ?? noMail} onClick={() => setAsking("reset")}>
            <FormattedMessage id="users.sendReset" defaultMessage="Send a link for a new password" />
          </ReasonedButton>
          <ReasonedButton variant="default" reason={self ?? directory ?? noFactor} onClick={() => setAsking("factor")}>
            <FormattedMessage id="users.resetFactor" defaultMessage="Reset the second factor" />
          </ReasonedButton>
          {user.disabledAt ? (
            <ReasonedButton
              variant="default"
              reason={self}
              loading={enabling.loading}
              onClick={() => void run(() => enable({ variables: { id: user.id } }), done)}
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
          {fact(<FormattedMessage id="users.creator" defaultMessage="Made by" />, user.creator?.name)}
          {fact(<FormattedMessage id="users.createdAt" defaultMessage="Made" />, write.dateTime(user.createdAt))}
          {fact(<FormattedMessage id="users.lastSeen" defaultMessage="Last seen" />, user.lastSeenAt && write.dateTime(user.lastSeenAt))}
          {user.disabledAt &&
            fact(<FormattedMessage id="users.disabledAt" defaultMessage="Disabled since" />, write.dateTime(user.disabledAt))}
          {fact(
            <FormattedMessage id="users.factor" defaultMessage="Second factor" />,
            user.secondFactor ? (
              <FormattedMessage id="users.factorOn" defaultMessage="In force" />
            ) : (
              <FormattedMessage id="users.factorOff" defaultMessage="Not set up" />
            ),
          )}
        </dl>
      </FormSection>
      <UserSessions userId={user.id} reason={self} />
      {asking === "reset" && (
        <ConfirmDialog
          title={<FormattedMessage id="users.sendReset" defaultMessage="Send a link for a new password" />}
          confirm={<FormattedMessage id="users.send" defaultMessage="Send" />}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            run(
              () => sendReset({ variables: { id: user.id } }),
              intl.formatMessage({ id: "users.resetSent", defaultMessage: "The link is on its way to {email}." }, { email: user.email }),
            )
          }
        >
          <p>
            <FormattedMessage
              id="users.resetText"
              defaultMessage="{email} gets a link, good once and for 30 minutes. The password until now stays until then."
              values={{ email: user.email }}
            />
          </p>
        </ConfirmDialog>
      )}
      {asking === "factor" && (
        <FactorDialog user={user} onClose={() => setAsking(null)} onDone={() => (setAsking(null), toast.done(done))} />
      )}
      {asking === "disable" && (
        <ConfirmDialog
          title={
            <FormattedMessage
              id="users.disableTitle"
              defaultMessage="Disable {count, plural, one {# user} other {# users}}?"
              values={{ count: 1 }}
            />
          }
          confirm={<FormattedMessage id="users.disable" defaultMessage="Disable" />}
          danger
          onClose={() => setAsking(null)}
          onConfirm={() => run(() => disable({ variables: { id: user.id } }), done)}
        >
          <p>
            <FormattedMessage
              id="users.disableText"
              defaultMessage="They are signed out everywhere at once and cannot sign in until they are enabled again."
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The administrator proves with its own password that it is itself; then the user's second factor is gone. */
function FactorDialog({ user, onClose, onDone }: { user: UserForm_UserFragment; onClose(): void; onDone(): void }) {
  const intl = useIntl();
  const say = useErrorText();
  const [password, setPassword] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const [reset] = useResetSecondFactorMutation();
  const confirm = async (): Promise<void> => {
    try {
      await reset({ variables: { id: user.id, password } });
      onDone();
    } catch (error) {
      setFailed(say(error));
    }
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="users.resetFactor" defaultMessage="Reset the second factor" />}
      confirm={<FormattedMessage id="users.reset" defaultMessage="Reset" />}
      reason={password ? null : intl.formatMessage({ id: "users.passwordNeeded", defaultMessage: "Give your own password." })}
      failed={failed}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <FormattedMessage
          id="users.resetFactorText"
          defaultMessage="Make sure first that it is {name} who asks. They are signed out everywhere and notified by mail."
          values={{ name: user.name }}
        />
      </p>
      <PasswordInput
        label={<FormattedMessage id="users.ownPassword" defaultMessage="Your own password" />}
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
