import { Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { peopleLimits } from "../../../schema/rules/access/people";
import { type RiskType, riskTypes } from "../../../schema/rules/lists/claims";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { useClientChoicesQuery, useContactListChoicesQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { FormFields, FormSection } from "../../ui/form/FormPage";
import type { ContactListEditForm } from "./contactListValues";

export interface ContactListFieldsProps {
  editForm: ContactListEditForm;
  readOnly: boolean;
  /** The stored client, which may not be among the search results. */
  client: { code: string; name: string } | null;
}

/** Each choice restricts the following fields; changing it resets them. */
export function ContactListFields({ editForm: { form }, readOnly, client }: ContactListFieldsProps) {
  const intl = useIntl();
  const { values } = form;
  const { data } = useContactListChoicesQuery();
  const any = intl.formatMessage({ id: "contactLists.any", defaultMessage: "Any" });
  const choose = { readOnly, clearable: !readOnly, searchable: true, placeholder: any };
  return (
    <>
      <FormSection
        title={<FormattedMessage id="contactLists.for" defaultMessage="Claims" />}
        note={<FormattedMessage id="contactLists.forNote" defaultMessage="Empty fields match every value." />}
      >
        <FormFields>
          <Select
            label={<FormattedMessage id="dashboard.instance" defaultMessage="AMA instance" />}
            withAsterisk={!readOnly}
            readOnly={readOnly}
            searchable
            allowDeselect={false}
            data={options(
              (data?.instanceChoices ?? []).map(({ id, name }) => ({ code: id, name })),
              values.instanceId || null,
            )}
            {...form.getInputProps("instanceId")}
            value={values.instanceId || null}
            onChange={(instanceId) => form.setValues({ instanceId: instanceId ?? "", centreId: null, clientId: null, contractId: null })}
          />
          <Select
            label={named(intl, "field", "centre")}
            {...choose}
            disabled={values.instanceId === ""}
            data={options(
              (data?.centreChoices ?? []).filter(({ instanceId }) => instanceId === values.instanceId),
              values.centreId,
            )}
            {...form.getInputProps("centreId")}
          />
          <Select
            label={named(intl, "field", "riskType")}
            {...choose}
            disabled={values.riskCode.trim() !== "" && values.riskType === null}
            data={riskTypes.map((value) => ({ value, label: named(intl, "risk", value) }))}
            {...form.getInputProps("riskType")}
            onChange={(risk) => form.setFieldValue("riskType", risk as RiskType | null)}
          />
          <TextInput
            label={named(intl, "field", "riskCode")}
            description={<FormattedMessage id="contactLists.riskNote" defaultMessage="A source code that replaces the risk type." />}
            readOnly={readOnly}
            disabled={values.riskType !== null && values.riskCode === ""}
            maxLength={textLimits.identifier}
            {...form.getInputProps("riskCode")}
          />
          <ClientAndContract form={form} choose={choose} client={client} />
          <TextInput
            label={named(intl, "field", "supplement")}
            placeholder={any}
            readOnly={readOnly}
            maxLength={textLimits.identifier}
            {...form.getInputProps("supplement")}
          />
        </FormFields>
      </FormSection>
      <FormSection title={<FormattedMessage id="contactLists.list" defaultMessage="List" />}>
        <FormFields>
          <TextInput
            label={<FormattedMessage id="contactLists.code" defaultMessage="Code" />}
            description={<FormattedMessage id="contactLists.codeNote" defaultMessage="Code of the list in the contact centre." />}
            withAsterisk={!readOnly}
            readOnly={readOnly}
            maxLength={textLimits.identifier}
            {...form.getInputProps("listId")}
          />
          <TextInput
            label={<FormattedMessage id="users.name" defaultMessage="Name" />}
            description={<FormattedMessage id="contactLists.nameNote" defaultMessage="Display name: letters, digits and spaces." />}
            withAsterisk={!readOnly}
            readOnly={readOnly}
            maxLength={peopleLimits.name}
            {...form.getInputProps("name")}
          />
        </FormFields>
      </FormSection>
    </>
  );
}

interface ClientAndContractProps {
  form: ContactListEditForm["form"];
  choose: object;
  client: ContactListFieldsProps["client"];
}

function ClientAndContract({ form, choose, client }: ClientAndContractProps) {
  const intl = useIntl();
  const { instanceId, clientId, contractId } = form.values;
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), 250);
  const skip = instanceId === "";
  const searchResult = useClientChoicesQuery({ variables: { instanceId, text: text || null }, skip });
  const chosenResult = useClientChoicesQuery({ variables: { instanceId, text: clientId }, skip: skip || clientId === null });
  const chosen =
    chosenResult.data?.clientChoices.find(({ code }) => code === clientId) ??
    searchResult.data?.clientChoices.find(({ code }) => code === clientId);
  const clients = (searchResult.data ?? searchResult.previousData)?.clientChoices ?? [];
  const all = [...(chosen ? [chosen] : client?.code === clientId && client ? [client] : []), ...clients];
  return (
    <>
      <Select
        label={named(intl, "field", "client")}
        {...choose}
        disabled={skip}
        data={options(all, clientId)}
        onSearchChange={(search) => setTyped(clients.some((choice) => labelOf(choice) === search) ? "" : search)}
        filter={({ options: shown }) => shown}
        {...form.getInputProps("clientId")}
        onChange={(id) => form.setValues({ clientId: id, contractId: null })}
      />
      <Select
        label={named(intl, "field", "contract")}
        {...choose}
        disabled={clientId === null}
        description={clientId === null && <FormattedMessage id="contactLists.clientFirst" defaultMessage="Choose the client first." />}
        data={options(chosen?.contracts ?? [], contractId)}
        {...form.getInputProps("contractId")}
      />
    </>
  );
}

const labelOf = ({ code, name }: { code: string; name: string }): string => (name === code ? code : `${name} (${code})`);

/** Options without duplicates. The chosen value is always included, by its code if it is unknown. */
function options(matches: readonly { code: string; name: string }[], chosen: string | null): { value: string; label: string }[] {
  const all = new Map(matches.map((match) => [match.code, labelOf(match)]));
  if (chosen !== null && !all.has(chosen)) all.set(chosen, chosen);
  return [...all].map(([value, label]) => ({ value, label }));
}
