import { Checkbox, MultiSelect, Select, Switch, TextInput } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { peopleLimits } from "../../../schema/rules/access/people";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { useSpecificProfileChoicesQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import type { EditForm } from "../../ui/form/editForm";
import { FormFields, FormSection } from "../../ui/form/FormPage";
import admin from "../admin.module.css";
import { Contracts } from "./Contracts";
import { LayersAndFields } from "./LayersAndFields";
import type { ClientChoice, ProfileValues } from "./profileValues";
import { Suppliers } from "./Suppliers";

const keyOf = upperSnakeEnum(indicatorKeys);

export interface SpecificProfileFieldsProps {
  editForm: EditForm<ProfileValues>;
  knownClients: ReadonlyMap<string, ClientChoice>;
  onKnown(clients: readonly ClientChoice[]): void;
  readOnly: boolean;
  inUse: boolean;
}

export function SpecificProfileFields({ editForm: { form }, knownClients, onKnown, readOnly, inUse }: SpecificProfileFieldsProps) {
  const intl = useIntl();
  const { values } = form;
  const { data } = useSpecificProfileChoicesQuery({ fetchPolicy: "cache-and-network" });
  const choices = data?.instanceChoices ?? [];
  const instances = values.instanceIds.length ? choices.filter(({ id }) => values.instanceIds.includes(id)) : choices;
  const chooseInstances = (ids: string[]): void => {
    form.setFieldValue("instanceIds", ids);
    if (ids.length)
      form.setFieldValue(
        "contracts",
        values.contracts.filter(({ instanceId }) => ids.includes(instanceId)),
      );
  };
  return (
    <>
      <FormSection title={<FormattedMessage id="specific.general" defaultMessage="General" />}>
        <FormFields>
          <TextInput
            label={<FormattedMessage id="users.name" defaultMessage="Name" />}
            withAsterisk={!readOnly}
            readOnly={readOnly}
            autoFocus={values.name === ""}
            maxLength={peopleLimits.name}
            {...form.getInputProps("name")}
          />
          <Select
            label={<FormattedMessage id="specific.parent" defaultMessage="Parent profile" />}
            withAsterisk={!readOnly}
            readOnly={readOnly || inUse}
            inputWrapperOrder={["label", "input", "description", "error"]}
            allowDeselect={false}
            description={
              inUse ? (
                <FormattedMessage id="specific.parentStays" defaultMessage="Cannot be changed while users or keys have the profile." />
              ) : undefined
            }
            data={Object.values(ProfileType).map((value) => ({ value, label: named(intl, "profile", value) }))}
            {...form.getInputProps("profileType")}
            value={values.profileType || null}
          />
          <MultiSelect
            label={<FormattedMessage id="users.instances" defaultMessage="AMA instances" />}
            readOnly={readOnly}
            searchable
            placeholder={
              values.instanceIds.length ? "" : intl.formatMessage({ id: "specific.instancesNone", defaultMessage: "Same as its users" })
            }
            data={choices.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
            {...form.getInputProps("instanceIds")}
            onChange={chooseInstances}
          />
        </FormFields>
        <Switch
          label={<FormattedMessage id="profile.twoFactor" defaultMessage="Requires a second factor" />}
          description={
            <FormattedMessage
              id="profile.twoFactorText"
              defaultMessage="Users set up a second factor at their next sign-in and enter a code at every sign-in after that."
            />
          }
          disabled={readOnly}
          {...form.getInputProps("requiresTwoFactor", { type: "checkbox" })}
        />
      </FormSection>
      <FormSection
        title={<FormattedMessage id="specific.contracts" defaultMessage="Contracts" />}
        note={
          values.profileType === "CLIENTE" ? (
            <FormattedMessage
              id="specific.contractsClient"
              defaultMessage="Clients see only claims of these contracts. Without contracts they see none."
            />
          ) : (
            <FormattedMessage id="specific.contractsOthers" defaultMessage="Without contracts, claims of all contracts are shown." />
          )
        }
      >
        <Contracts
          contracts={values.contracts}
          onChange={(contracts) => form.setFieldValue("contracts", contracts)}
          instances={instances}
          knownClients={knownClients}
          onKnown={onKnown}
          readOnly={readOnly}
        />
      </FormSection>
      {values.profileType === "PROVEEDOR" && (
        <FormSection
          title={<FormattedMessage id="specific.suppliers" defaultMessage="Suppliers and bases" />}
          note={
            <FormattedMessage id="specific.suppliersNote" defaultMessage="Providers see these suppliers and the claims assigned to them." />
          }
        >
          <Suppliers
            suppliers={values.suppliers}
            onChange={(suppliers) => form.setFieldValue("suppliers", suppliers)}
            readOnly={readOnly}
          />
        </FormSection>
      )}
      <FormSection title={<FormattedMessage id="specific.layersAndFields" defaultMessage="Layers and fields" />}>
        <LayersAndFields
          fields={Object.fromEntries((data?.profileChoices.fields ?? []).map(({ layer, fields }) => [layer, fields]))}
          hiddenLayers={values.hiddenLayers}
          hiddenFields={values.hiddenFields}
          onLayers={(hidden) => form.setFieldValue("hiddenLayers", hidden)}
          onFields={(hidden) => form.setFieldValue("hiddenFields", hidden)}
          readOnly={readOnly}
        />
      </FormSection>
      <FormSection title={<FormattedMessage id="specific.indicators" defaultMessage="Indicators" />}>
        {data?.profileChoices.indicators.length ? (
          <Checkbox.Group
            value={data.profileChoices.indicators.filter((indicator) => !values.hiddenIndicators.includes(indicator))}
            onChange={(isShown) =>
              form.setFieldValue(
                "hiddenIndicators",
                data.profileChoices.indicators.filter((indicator) => !isShown.includes(indicator)),
              )
            }
          >
            <div className={admin.row}>
              {data.profileChoices.indicators.map((indicator) => (
                <Checkbox key={indicator} value={indicator} label={named(intl, "indicator", keyOf[indicator])} disabled={readOnly} />
              ))}
            </div>
          </Checkbox.Group>
        ) : (
          <p className={admin.note}>
            <FormattedMessage id="specific.noIndicators" defaultMessage="No indicators are visible to you." />
          </p>
        )}
      </FormSection>
    </>
  );
}
