import { defineMessages, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import type { ActorKind } from "../../../schema/rules/access/actors";
import type { SupplierFilterCallFilter } from "../../gql/graphql";
import { actorKindName } from "../../i18n/actorName";
import { type ListFilter, useSearchFilter, useSelectFilter } from "../../ui/table/listFilters";
import { useCommitted } from "../kit/useCommitted";
import { usePeriodFilters } from "../kit/usePeriodFilters";

const texts = defineMessages({
  search: { id: "filterCalls.search", defaultMessage: "Claim or service" },
  actorKind: { id: "audit.actorKind", defaultMessage: "Actor type" },
  found: { id: "filterCalls.found", defaultMessage: "Result" },
  somebody: { id: "filterCalls.found.somebody", defaultMessage: "Suppliers found" },
  nobody: { id: "filterCalls.found.nobody", defaultMessage: "None found" },
});
const actorKinds = ["USER", "KEY"] satisfies ActorKind[];

export function useFilterCallFilters() {
  const intl = useIntl();
  const search = useSearchFilter(texts.search);
  const period = usePeriodFilters();
  const kinds = useSelectFilter<ActorKind>("kind", {
    label: texts.actorKind,
    options: actorKinds.map((value) => ({ value, label: actorKindName(intl, value) })),
  });
  const outcome = useSelectFilter("found", {
    label: texts.found,
    options: [
      { value: "SOMEBODY", label: intl.formatMessage(texts.somebody) },
      { value: "NOBODY", label: intl.formatMessage(texts.nobody) },
    ],
  });
  const [, setAddress] = useSearchParams();
  const filter: SupplierFilterCallFilter = useCommitted({
    text: search.value,
    actorKind: kinds.value,
    withoutCandidates: outcome.value === null ? null : outcome.value === "NOBODY",
    at: period.range,
  });
  const fields: ListFilter[] = [search, ...period.fields, kinds, outcome];
  return {
    filter,
    fields,
    isSet: Object.values(filter).some((value) => value !== null),
    clear: () => {
      search.clear();
      setAddress({}, { replace: true });
      period.clear();
    },
  };
}
