import { Checkbox, Radio, Select, TextInput } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { languageNames, localeCodes } from "../../../schema/rules/language/locales";
import { peopleLimits } from "../../../schema/rules/access/people";
import { FormFields, FormSection } from "../../ui/form/FormPage";
import styles from "../admin.module.css";
import type { UserFieldsProps } from "./userValues";
import { inputPartOrder } from "./userValues";

export function UserIdentity({ editForm: { form }, isNew, internal, readOnly, isAdmin }: UserFieldsProps) {
  const ahead = isNew && form.values.ofDirectory;
  const invited = ahead && form.values.invite;
  // The invitation has not been accepted yet, so the e-mail can still be changed.
  const awaited = internal && form.values.directoryObject === "";
  return (
    <FormSection title={<FormattedMessage id="users.identity" defaultMessage="Identity" />}>
      <FormFields>
        <TextInput
          label={<FormattedMessage id="users.user" defaultMessage="User" />}
          withAsterisk={isNew}
          readOnly={!isNew}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={peopleLimits.user.max}
          data-autofocus={isNew || undefined}
          inputWrapperOrder={inputPartOrder}
          autoFocus={isNew}
          description={isNew ? undefined : <FormattedMessage id="users.userStays" defaultMessage="The sign-in method cannot be changed." />}
          {...form.getInputProps("user")}
        />
        <TextInput
          label={<FormattedMessage id="users.name" defaultMessage="Name" />}
          withAsterisk={!internal && !readOnly}
          readOnly={readOnly || internal}
          autoComplete="off"
          maxLength={peopleLimits.name}
          {...form.getInputProps("name")}
        />
        <TextInput
          label={<FormattedMessage id="users.email" defaultMessage="E-mail" />}
          type="email"
          withAsterisk={!internal && (!ahead || invited) && !readOnly}
          readOnly={readOnly || (internal && !awaited) || isAdmin}
          inputWrapperOrder={inputPartOrder}
          description={
            isAdmin && !internal && !readOnly ? (
              <FormattedMessage id="users.adminEmail" defaultMessage="Change the e-mail of local administrators in their list." />
            ) : undefined
          }
          autoComplete="off"
          maxLength={peopleLimits.email}
          {...form.getInputProps("email")}
        />
        <Select
          label={<FormattedMessage id="users.language" defaultMessage="Language" />}
          allowDeselect={false}
          readOnly={readOnly}
          data={localeCodes.map((value) => ({ value, label: languageNames[value] }))}
          {...form.getInputProps("language")}
        />
      </FormFields>
      <Radio.Group
        label={<FormattedMessage id="users.signIn" defaultMessage="Sign-in method" />}
        value={internal || ahead ? "internal" : "external"}
        onChange={(kind) => form.setFieldValue("ofDirectory", kind === "internal")}
        description={
          internal ? (
            <FormattedMessage
              id="users.staysInternal"
              defaultMessage="The directory provides the name and e-mail of this user. It cannot be changed into a user with a password."
            />
          ) : isNew ? undefined : (
            <FormattedMessage id="users.staysExternal" defaultMessage="A user with a password cannot be changed into a directory user." />
          )
        }
      >
        <div className={styles.row} style={{ marginTop: 6, gap: 20 }}>
          <Radio value="external" disabled={internal} label={<FormattedMessage id="users.external" defaultMessage="Password" />} />
          <Radio
            value="internal"
            disabled={!internal && !isNew}
            label={<FormattedMessage id="users.internal" defaultMessage="Directory" />}
          />
        </div>
      </Radio.Group>
      {ahead && (
        <Checkbox
          label={
            <FormattedMessage
              id="users.invite"
              defaultMessage="Invite by e-mail instead. The account that opens the link becomes this user."
            />
          }
          description={
            <FormattedMessage
              id="users.inviteNote"
              defaultMessage="The link works once within 3 days. Use it if you do not know the object ID."
            />
          }
          {...form.getInputProps("invite", { type: "checkbox" })}
        />
      )}
      {((ahead && !invited) || (internal && !awaited)) && (
        <TextInput
          label={<FormattedMessage id="users.directoryObject" defaultMessage="Directory object ID" />}
          withAsterisk={ahead}
          readOnly={!ahead}
          autoComplete="off"
          spellCheck={false}
          maxLength={peopleLimits.directoryObject}
          inputWrapperOrder={inputPartOrder}
          description={
            <FormattedMessage
              id="users.directoryObjectNote"
              defaultMessage="Only the directory account with this object ID can sign in as this user. Names and e-mails are not used."
            />
          }
          {...form.getInputProps("directoryObject")}
        />
      )}
      {!isNew && !internal && (
        <Checkbox
          label={<FormattedMessage id="users.mustChange" defaultMessage="A new password is required at the next sign-in" />}
          disabled={readOnly}
          {...form.getInputProps("mustChangePassword", { type: "checkbox" })}
        />
      )}
    </FormSection>
  );
}
