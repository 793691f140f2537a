import type { IntlShape } from "react-intl";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import type { RiskType } from "../../../schema/rules/lists/claims";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import type { SaveContactListInput } from "../../gql/graphql";
import type { EditForm, FieldErrors } from "../../ui/form/editForm";

export interface ContactListValues {
  instanceId: string;
  centreId: string | null;
  riskType: RiskType | null;
  /** Alternative to the risk type. */
  riskCode: string;
  clientId: string | null;
  contractId: string | null;
  supplement: string;
  listId: string;
  name: string;
}
export type ContactListEditForm = EditForm<ContactListValues>;

type Source = { [Key in keyof ContactListValues]?: ContactListValues[Key] | null };

export const valuesOf = (source: Source): ContactListValues => ({
  instanceId: source.instanceId ?? "",
  centreId: source.centreId ?? null,
  riskType: source.riskType ?? null,
  riskCode: source.riskCode ?? "",
  clientId: source.clientId ?? null,
  contractId: source.contractId ?? null,
  supplement: source.supplement ?? "",
  listId: source.listId ?? "",
  name: source.name ?? "",
});

export const toInput = (changed: { id: string; updatedAt: string } | null, values: ContactListValues): SaveContactListInput => ({
  ...values,
  ...(changed && { id: changed.id, updatedAt: changed.updatedAt }),
  riskCode: values.riskCode.trim() || null,
  supplement: values.supplement.trim() || null,
  listId: values.listId.trim(),
  name: tidyName(values.name),
});

export const validatorOf =
  (intl: IntlShape) =>
  (values: ContactListValues): FieldErrors<ContactListValues> => ({
    ...(values.instanceId === "" && {
      instanceId: intl.formatMessage({ id: "contactLists.error.instance", defaultMessage: "Choose an AMA instance." }),
    }),
    ...(values.riskType !== null &&
      values.riskCode.trim() !== "" && {
        riskCode: intl.formatMessage({ id: "contactLists.error.risk", defaultMessage: "Enter either a risk type or a risk code." }),
      }),
    ...((values.listId.trim() === "" || values.listId.trim().length > textLimits.identifier) && {
      listId: intl.formatMessage({
        id: "contactLists.error.code",
        defaultMessage: "Enter the code of the list in the contact centre.",
      }),
    }),
    ...(!isName(tidyName(values.name)) && {
      name: intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      ),
    }),
  });
