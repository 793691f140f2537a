import { MultiSelect, Pill } from "@mantine/core";
import { useState } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { rangeOf } from "../api/ranges";
import { claimStatuses, type ClaimStatus, openClaimStatuses } from "../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import { localOf } from "../../schema/rules/language/localTimes";
import { resourceStatuses, type ResourceStatus, resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import { claimFilterOf, mobileFilterOf, supplierFilterOf } from "../filters/apiFilter";
import type { ClaimFilter, SupplierFilter } from "../gql/graphql";
import { ownZone } from "../i18n/Instant";
import { named } from "../i18n/named";
import { useNow } from "../live/connection";
import { DateTimeField } from "../ui/form/DateTimeField";
import { toInstant } from "../ui/form/toInstant";
import { useAddressValue } from "../ui/table/addressState";
import { type ListFilter, useSearchFilter, useSelectFilter } from "../ui/table/listFilters";
import { useArrivalSwitch } from "./useArrivalSwitch";
import { useClaimSearch } from "./useClaimSearch";
import { useFigureFilter } from "./figureFilter";
import { type RegisterFilter, useRegisterFilter } from "./useRegisterFilter";
import styles from "./filters.module.css";

const texts = defineMessages({
  state: { id: "register.state", defaultMessage: "Open" },
  all: { id: "register.all", defaultMessage: "Open and finished" },
  status: { id: "field.status", defaultMessage: "Status" },
  from: { id: "register.from", defaultMessage: "Occurred from" },
  to: { id: "register.to", defaultMessage: "Before" },
  search: { id: "register.search", defaultMessage: "Name or code starts with" },
});

/** Multiple choice, stored in the address by code. The field shows codes to fit in one line. */
function useSeveralFilter<T extends string>(
  name: string,
  label: MessageDescriptor,
  options: readonly { value: T; code: string; label: string }[],
  disabledReason: string | null,
): ListFilter & { values: T[] } {
  const intl = useIntl();
  const [stored, store] = useAddressValue(name);
  const codes = (stored ?? "").split(",");
  const values = options.filter(({ code }) => codes.includes(code)).map(({ value }) => value);
  const text = intl.formatMessage(label);
  return {
    name,
    values,
    isSet: values.length > 0,
    field: (
      <MultiSelect
        className={styles.several!}
        aria-label={text}
        placeholder={values.length ? undefined : text}
        clearable
        searchable
        disabled={disabledReason !== null}
        title={disabledReason ?? intl.formatList(options.filter(({ value }) => values.includes(value)).map((option) => option.label))}
        classNames={{ pillsList: styles.oneLine!, inputField: styles.typed! }}
        renderPill={({ option, disabled = false, onRemove }) => (
          <Pill withRemoveButton={!disabled} disabled={disabled} {...(onRemove && { onRemove })}>
            {options.find(({ value }) => value === option.value)?.code.toUpperCase()}
          </Pill>
        )}
        value={values}
        data={options.map(({ value, label: optionLabel }) => ({ value, label: optionLabel }))}
        onChange={(chosen) =>
          store(
            options
              .filter(({ value }) => chosen.includes(value))
              .map(({ code }) => code)
              .join(",") || null,
          )
        }
      />
    ),
  };
}

function useMomentFilter(name: string, label: MessageDescriptor): ListFilter & { value: string | null } {
  const intl = useIntl();
  const [stored, store] = useAddressValue(name);
  const now = useNow(MINUTE_MS);
  const [typed, setTyped] = useState(stored ?? "");
  return {
    name,
    value: toInstant(stored),
    isSet: toInstant(stored) !== null,
    field: (
      <DateTimeField
        label={intl.formatMessage(label)}
        value={stored ?? typed}
        onChange={(value) => {
          setTyped(value);
          store(value || null);
        }}
        from={localOf(now, ownZone())}
        beside
      />
    ),
  };
}

/** Restricts the list to entities without position, set by a link from the map. Here it can only be removed. */
function useNowhereFilter(): ListFilter {
  const [stored, store] = useAddressValue("nowhere");
  return {
    name: "nowhere",
    isSet: stored !== null,
    field: stored !== null && (
      <Pill withRemoveButton size="md" onRemove={() => store(null)}>
        <FormattedMessage id="map.documents.nowhere" defaultMessage="Not on the map" />
      </Pill>
    ),
  };
}

function useStatusReason({ address }: RegisterFilter): string | null {
  const intl = useIntl();
  return address.withoutPosition
    ? intl.formatMessage({ id: "map.kpi.disabled", defaultMessage: "Not available while the list shows elements without position." })
    : null;
}

export function useClaimFilters() {
  const intl = useIntl();
  const narrowing = useRegisterFilter("claims");
  const [figure, search] = [useFigureFilter(), useClaimSearch()];
  // The claims behind an indicator or a search include finished ones.
  const isOfAll = figure.isSet || search.isSet;
  const state = useSelectFilter("state", {
    label: isOfAll ? texts.all : texts.state,
    options: [
      { value: "finished", label: intl.formatMessage({ id: "register.finished", defaultMessage: "Finished or cancelled" }) },
      { value: "all", label: intl.formatMessage(texts.all) },
    ],
    width: 130,
  });
  const statuses = useSeveralFilter<ClaimStatus>(
    "status",
    texts.status,
    openClaimStatuses.map((value) => ({ value, code: claimStatuses[value].code, label: named(intl, "status", value) })),
    useStatusReason(narrowing),
  );
  const [from, to] = [useMomentFilter("from", texts.from), useMomentFilter("to", texts.to)];
  const nowhere = useNowhereFilter();
  const open = state.value === "all" || (isOfAll && !state.isSet) ? null : state.value !== "finished";
  const filter: ClaimFilter = {
    ...claimFilterOf(narrowing.address, open),
    occurredAt: rangeOf(from.value, to.value),
    ...(figure.value && { indicator: figure.value }),
    ...(search.ids && { ids: [...search.ids] }),
  };
  const isCounted = open === true && !from.isSet && !to.isSet && !figure.isSet;
  const arrivals = useArrivalSwitch(filter);
  return {
    fields: [search, state, statuses, from, to, nowhere, figure, arrivals],
    isOpenOnly: open === true,
    narrowing,
    isCounted,
    filter,
  };
}

export function useSupplierFilters(list: "mobileSuppliers" | "bases" | "collaborators") {
  const intl = useIntl();
  const narrowing = useRegisterFilter(list);
  const search = useSearchFilter(texts.search);
  const statuses = useSeveralFilter<ResourceStatus>(
    "resources",
    texts.status,
    resourceStatusOrder.map((value) => ({ value, code: resourceStatuses[value].code, label: named(intl, "resource", value) })),
    useStatusReason(narrowing),
  );
  const nowhere = useNowhereFilter();
  const isMobile = list === "mobileSuppliers";
  const filter: SupplierFilter = {
    ...(isMobile ? mobileFilterOf(narrowing.address) : supplierFilterOf(narrowing.address)),
    ...(narrowing.address.withoutPosition && { withoutPosition: true }),
    text: search.value,
  };
  return { fields: [search, ...(isMobile ? [statuses] : []), nowhere], narrowing, isCounted: !search.isSet, filter };
}
