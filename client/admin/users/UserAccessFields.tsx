import { Alert, Checkbox, MultiSelect, Select } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { useCan } from "../../session/useCan";
import { useUserFormChoicesQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { FormFields, FormSection } from "../../ui/form/FormPage";
import { SpecificProfileSelect } from "../SpecificProfileSelect";
import { centreKey, inputPartOrder, type UserFieldsProps } from "./userValues";

/** What a user may do, and what it may see of it. */
export function UserAccessFields({ editForm: { form }, readOnly, profile, roleKept }: UserFieldsProps) {
  const intl = useIntl();
  const can = useCan();
  const { data } = useUserFormChoicesQuery({ fetchPolicy: "cache-and-network" });
  const { values } = form;
  const centres = (data?.centreChoices ?? []).filter(({ instanceId }) => values.allInstances || values.instanceIds.includes(instanceId));
  const chooseProfile = (profileType: string | null): void => {
    form.setFieldValue("profileType", (profileType ?? "") as ProfileType | "");
    form.setFieldValue("specificProfileId", null);
  };
  const chooseInstances = (instanceIds: string[]): void => {
    form.setFieldValue("instanceIds", instanceIds);
    const centre = values.defaultCentre && (JSON.parse(values.defaultCentre) as [string, string]);
    if (centre && !instanceIds.includes(centre[0])) form.setFieldValue("defaultCentre", null);
  };
  const asks = data?.genericProfiles.some(({ profileType, requiresTwoFactor }) => profileType === values.profileType && requiresTwoFactor);
  return (
    <FormSection
      title={<FormattedMessage id="users.access" defaultMessage="Access" />}
      note={
        <FormattedMessage
          id="users.accessNote"
          defaultMessage="The generic profile says what the user may do, the specific one and the AMA instances what it sees."
        />
      }
    >
      {roleKept && (
        <Alert color="yellow" variant="light">
          {roleKept === "LAST_ADMINISTRATOR" ? (
            <FormattedMessage
              id="users.kept.LAST_ADMINISTRATOR"
              defaultMessage="The directory’s role would take the rank of the last local administrator. It stays until there is another one."
            />
          ) : (
            <FormattedMessage
              id="users.kept.SPECIFIC_PROFILE"
              defaultMessage="The directory’s role names no specific profile, and the one given here is of another generic profile. Both stay as they are, as this user would see more without it: choose what is to hold."
            />
          )}
        </Alert>
      )}
      <FormFields>
        <Select
          label={<FormattedMessage id="users.generic" defaultMessage="Generic profile" />}
          withAsterisk={!readOnly}
          readOnly={readOnly}
          allowDeselect={false}
          data={Object.values(ProfileType).map((value) => ({
            value,
            label: named(intl, "profile", value),
            disabled: value === "LOCALADMIN" && !can("admin.localAdmins"),
          }))}
          inputWrapperOrder={inputPartOrder}
          description={
            asks ? <FormattedMessage id="users.asksTwoFactor" defaultMessage="Its users sign in with a second factor." /> : undefined
          }
          {...form.getInputProps("profileType")}
          value={values.profileType || null}
          onChange={chooseProfile}
        />
        <SpecificProfileSelect
          parent={values.profileType}
          earlier={profile}
          readOnly={readOnly}
          {...form.getInputProps("specificProfileId")}
        />
      </FormFields>
      <Checkbox
        label={<FormattedMessage id="users.everyInstance" defaultMessage="All AMA instances, also those to come" />}
        disabled={readOnly}
        {...form.getInputProps("allInstances", { type: "checkbox" })}
      />
      <FormFields>
        {!values.allInstances && (
          <MultiSelect
            label={<FormattedMessage id="users.instances" defaultMessage="AMA instances" />}
            withAsterisk={!readOnly}
            readOnly={readOnly}
            searchable
            data={(data?.instanceChoices ?? []).map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
            {...form.getInputProps("instanceIds")}
            onChange={chooseInstances}
          />
        )}
        <Select
          label={<FormattedMessage id="users.centre" defaultMessage="Default centre" />}
          readOnly={readOnly}
          clearable={!readOnly}
          searchable
          placeholder={intl.formatMessage({ id: "users.centreNone", defaultMessage: "None" })}
          nothingFoundMessage={<FormattedMessage id="users.centreEmpty" defaultMessage="These AMA instances have no centre." />}
          data={centres.map((centre) => ({ value: centreKey(centre), label: `${centre.name} (${centre.instanceId})` }))}
          {...form.getInputProps("defaultCentre")}
        />
      </FormFields>
    </FormSection>
  );
}
