import { SegmentedControl } from "@mantine/core";
import { defineMessages, type MessageDescriptor, useIntl } from "react-intl";
import type { ClaimFilter } from "../gql/graphql";
import { useArrivalCountQuery } from "../gql/hooks";
import { useCanSeeField } from "../session/useCanSeeField";
import { useAddressValue } from "../ui/table/addressState";
import type { ListFilter } from "../ui/table/listFilters";
import { columnParam } from "./columnFilters/columnCondition";

const choices = ["yes", "no", ""] as const;
type Choice = (typeof choices)[number];

const names: Record<Choice, MessageDescriptor> = defineMessages({
  yes: { id: "register.arrivedLate", defaultMessage: "{count} late" },
  no: { id: "register.arrivedOnTime", defaultMessage: "{count} on time" },
  "": { id: "register.arrivedAll", defaultMessage: "{count} in total" },
});

export function useArrivalSwitch(filter: ClaimFilter): ListFilter {
  const intl = useIntl();
  const isOffered = useCanSeeField()("incidents.arrivedLate") && filter.indicator?.key === "ON_TIME_RATE";
  const [stored, store] = useAddressValue(columnParam("arrivedLate"));
  const counts: Record<Choice, number | undefined> = {
    yes: useCount(isOffered, { ...filter, columns: [{ field: "ARRIVED_LATE", is: true }] }),
    no: useCount(isOffered, { ...filter, columns: [{ field: "ARRIVED_LATE", is: false }] }),
    "": useCount(isOffered, filter),
  };
  return {
    name: columnParam("arrivedLate"),
    isSet: false,
    field: isOffered && (
      <SegmentedControl
        aria-label={intl.formatMessage({ id: "register.arrivals", defaultMessage: "Arrivals" })}
        data={choices.map((value) => {
          const count = counts[value];
          return { value, label: intl.formatMessage(names[value], { count: count === undefined ? "–" : intl.formatNumber(count) }) };
        })}
        value={choices.find((value) => value === stored) ?? ""}
        onChange={(value) => store(value || null)}
      />
    ),
  };
}

const useCount = (isOffered: boolean, filter: ClaimFilter): number | undefined =>
  useArrivalCountQuery({ variables: { filter }, skip: !isOffered, fetchPolicy: "cache-and-network" }).data?.claims.totalCount;
