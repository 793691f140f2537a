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
  actorKind: { id: "audit.actorKind", defaultMessage: "Kind of actor" },
  found: { id: "filterCalls.found", defaultMessage: "Found" },
  somebody: { id: "filterCalls.found.somebody", defaultMessage: "Somebody" },
  nobody: { id: "filterCalls.found.nobody", defaultMessage: "Nobody" },
});
/** Who can ask. */
const actorKinds = ["USER", "KEY"] satisfies ActorKind[];

/** What narrows the list: the filter as the server takes it, its fields, and how every one is emptied. */
export function useFilterCallFilters() {
  const intl = useIntl();
  const search = useSearchFilter(texts.search);
  const period = usePeriodFilters();
  const kinds = useSelectFilter<ActorKind>("kind", {
    label: texts.actorKind,
    options: actorKinds.map((value) => ({ value, label: actorKindName(intl, value) })),
  });
  const found = useSelectFilter("found", {
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
    withoutCandidates: found.value === null ? null : found.value === "NOBODY",
    from: period.from,
    to: period.to,
  });
  const fields: ListFilter[] = [search, ...period.fields, kinds, found];
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
