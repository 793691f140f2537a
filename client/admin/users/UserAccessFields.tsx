import { Alert, Checkbox, MultiSelect, Select } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { useCan } from "../../session/useCan";
import { useUserFormChoicesQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { FormFields, FormSection } from "../../ui/form/FormPage";
import { SpecificProfileSelect } from "../SpecificProfileSelect";
import { centreKey, inputPartOrder, type UserFieldsProps } from "./userValues";

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
          defaultMessage="The generic profile defines what the user can do. The specific profile and AMA instances define what the user can see."
        />
      }
    >
      {roleKept && (
        <Alert color="yellow" variant="light">
          {roleKept === "LAST_ADMINISTRATOR" ? (
            <FormattedMessage
              id="users.kept.LAST_ADMINISTRATOR"
              defaultMessage="The directory role would demote the last local administrator. The current profile remains until there is another one."
            />
          ) : (
            <FormattedMessage
              id="users.kept.SPECIFIC_PROFILE"
              defaultMessage="The directory role has no specific profile, and the current one belongs to another generic profile. Both remain unchanged, because the user would otherwise see more. Choose the profiles to use."
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
            asks ? (
              <FormattedMessage id="users.asksTwoFactor" defaultMessage="Users with this profile sign in with a second factor." />
            ) : undefined
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
        label={<FormattedMessage id="users.everyInstance" defaultMessage="All AMA instances, including future ones" />}
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
          nothingFoundMessage={<FormattedMessage id="users.centreEmpty" defaultMessage="These AMA instances have no centres." />}
          data={centres.map((centre) => ({ value: centreKey(centre), label: `${centre.name} (${centre.instanceId})` }))}
          {...form.getInputProps("defaultCentre")}
        />
      </FormFields>
    </FormSection>
  );
}
