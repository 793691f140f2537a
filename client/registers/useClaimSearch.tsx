import { Pill } from "@mantine/core";
import { defineMessage, FormattedMessage } from "react-intl";
import { searchLimits, searchMinimum } from "../../schema/rules/search/searchKinds";
import { useErrorText } from "../api/errors";
import { useClaimSearchQuery } from "../gql/hooks";
import { useCan } from "../session/useCan";
import { type ListFilter, useSearchFilter } from "../ui/table/listFilters";

const label = defineMessage({ id: "register.searchClaims", defaultMessage: "Number, plate, phone, insured or place" });

/** Search of the claim register by the terms of the palette. `ids`: the best matches; `null` without a text. */
export function useClaimSearch(): ListFilter & { ids: readonly string[] | null } {
  const errorText = useErrorText();
  const search = useSearchFilter(label);
  const isAllowed = useCan()("map");
  const text = search.value ?? "";
  const isSet = isAllowed && text.length >= searchMinimum.text;
  const { data, previousData, error } = useClaimSearchQuery({
    variables: { text, first: searchLimits.max },
    skip: !isSet,
    fetchPolicy: "cache-and-network",
  });
  const hits = (data ?? previousData)?.search;
  const ids = hits?.flatMap(({ claim }) => (claim ? [claim.id] : []));
  return {
    name: search.name,
    isSet,
    ids: isSet ? (error ? [] : (ids ?? null)) : null,
    field: isAllowed && (
      <>
        {search.field}
        {isSet && error && <span role="alert">{errorText(error)}</span>}
        {isSet && (ids ?? []).length >= searchLimits.max && (
          <Pill size="md">
            <FormattedMessage id="register.searchCut" defaultMessage="Best {count, number} matches" values={{ count: searchLimits.max }} />
          </Pill>
        )}
      </>
    ),
  };
}
