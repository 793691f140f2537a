import { defineMessages, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useAddressText } from "../../ui/table/addressState";
import { type ListFilter, useSelectFilter } from "../../ui/table/listFilters";
import { integrationName, integrationOperations, integrations, operationName } from "../kit/integrationNames";
import { TextFilter } from "../kit/TextFilter";
import { useCommitted } from "../kit/useCommitted";
import { usePeriodFilters } from "../kit/usePeriodFilters";

const texts = defineMessages({
  integration: { id: "apiErrors.integration", defaultMessage: "System" },
  operation: { id: "apiErrors.operation", defaultMessage: "Operation" },
  code: { id: "audit.code", defaultMessage: "Code" },
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
});

export function useApiErrorFilters() {
  const intl = useIntl();
  const period = usePeriodFilters();
  const system = useSelectFilter("system", {
    label: texts.integration,
    options: integrations.map((value) => ({ value, label: integrationName(intl, value) })),
  });
  const operation = useSelectFilter("operation", {
    label: texts.operation,
    width: 190,
    options: integrationOperations.map((value) => ({ value, label: operationName(intl, value) })),
  });
  const code = useAddressText("code");
  const claim = useAddressText("claim");
  const [, setAddress] = useSearchParams();
  const filter = useCommitted({
    at: period.range,
    integration: system.value,
    operation: operation.value,
    code: code.settled || null,
    claimId: claim.settled || null,
  });
  const isSet = Object.values(filter).some((value) => value !== null);
  const fields: ListFilter[] = [
    ...period.fields,
    system,
    operation,
    { name: "code", isSet: Boolean(code.settled), field: <TextFilter label={texts.code} text={code.text} type={code.type} /> },
    { name: "claim", isSet: Boolean(claim.settled), field: <TextFilter label={texts.claim} text={claim.text} type={claim.type} /> },
  ];
  return {
    filter,
    isSet,
    fields,
    clear: () => {
      code.type("");
      claim.type("");
      setAddress({}, { replace: true });
      period.clear();
    },
  };
}
