import { Checkbox, Radio, Select, TextInput } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { languageNames, localeCodes } from "../../../schema/rules/language/locales";
import { peopleLimits } from "../../../schema/rules/access/people";
import { FormFields, FormSection } from "../../ui/form/FormPage";
import styles from "../admin.module.css";
import type { UserFieldsProps } from "./userValues";
import { inputPartOrder } from "./userValues";

/** Who a user is and how it signs in. */
export function UserIdentity({ editForm: { form }, isNew, internal, readOnly, isAdmin }: UserFieldsProps) {
  const ahead = isNew && form.values.ofDirectory;
  const invited = ahead && form.values.invite;
  // Nobody has come by its invitation yet: its e-mail is still where the next one goes.
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
          description={
            isNew ? undefined : <FormattedMessage id="users.userStays" defaultMessage="What somebody signs in with stays as it is." />
          }
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
              <FormattedMessage
                id="users.adminEmail"
                defaultMessage="A local administrator’s is changed in the list of local administrators."
              />
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
        label={<FormattedMessage id="users.signIn" defaultMessage="Signs in" />}
        value={internal || ahead ? "internal" : "external"}
        onChange={(kind) => form.setFieldValue("ofDirectory", kind === "internal")}
        description={
          internal ? (
            <FormattedMessage
              id="users.staysInternal"
              defaultMessage="This user comes from the directory, which says its name and e-mail. It cannot become one with a password."
            />
          ) : isNew ? undefined : (
            <FormattedMessage id="users.staysExternal" defaultMessage="A user with a password cannot become one of the directory." />
          )
        }
      >
        <div className={styles.row} style={{ marginTop: 6, gap: 20 }}>
          <Radio value="external" disabled={internal} label={<FormattedMessage id="users.external" defaultMessage="With password" />} />
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
              defaultMessage="Invite by e-mail instead: the account that signs in by the link becomes this user"
            />
          }
          description={
            <FormattedMessage
              id="users.inviteNote"
              defaultMessage="The link is good once and for 3 days. For people whose object id is not known."
            />
          }
          {...form.getInputProps("invite", { type: "checkbox" })}
        />
      )}
      {((ahead && !invited) || (internal && !awaited)) && (
        <TextInput
          label={<FormattedMessage id="users.directoryObject" defaultMessage="Object id in the directory" />}
          withAsterisk={ahead}
          readOnly={!ahead}
          autoComplete="off"
          spellCheck={false}
          maxLength={peopleLimits.directoryObject}
          inputWrapperOrder={inputPartOrder}
          description={
            <FormattedMessage
              id="users.directoryObjectNote"
              defaultMessage="Whoever the directory vouches for by exactly this id comes in as this user; a name or an e-mail lets nobody in."
            />
          }
          {...form.getInputProps("directoryObject")}
        />
      )}
      {!isNew && !internal && (
        <Checkbox
          label={<FormattedMessage id="users.mustChange" defaultMessage="A new password is to be chosen at the next sign-in" />}
          disabled={readOnly}
          {...form.getInputProps("mustChangePassword", { type: "checkbox" })}
        />
      )}
    </FormSection>
  );
}
