import { Pill } from "@mantine/core";
import { useIntl } from "react-intl";
import { upperSnake } from "../../schema/rules/apiEnums";
import { type IndicatorKey, indicatorKeys } from "../../schema/rules/indicators/indicators";
import type { IndicatorFilterInput } from "../gql/graphql";
import { named } from "../i18n/named";
import { useInstants } from "../i18n/Instant";
import { readBehind } from "../paths";
import { useAddressValue } from "../ui/table/addressState";
import type { ListFilter } from "../ui/table/listFilters";

/** Filter for the claims behind an indicator, set by a link from the dashboard (`paths.claimsBehind`). Here it can only be removed. */
export function useFigureFilter(): ListFilter & { value: IndicatorFilterInput | null } {
  const intl = useIntl();
  const write = useInstants();
  const [stored, store] = useAddressValue("figure");
  const figure = readBehind(stored);
  const key = figure && indicatorKeys.find((candidate): candidate is IndicatorKey => candidate === figure.key);
  if (!figure || !key) return { name: "figure", value: null, isSet: false, field: false };
  const { instanceId, from, to, timeZone, asOf } = figure;
  const text = intl.formatMessage(
    { id: "register.figure", defaultMessage: "{indicator}: {from} – {to}" },
    { indicator: named(intl, "indicator", key), from: write.dateTime(from), to: write.dateTime(to) },
  );
  return {
    name: "figure",
    value: { key: upperSnake(key), instanceId, interval: { from, to }, ...(timeZone && { timeZone }), ...(asOf && { asOf }) },
    isSet: true,
    field: (
      <Pill withRemoveButton size="md" title={text} onRemove={() => store(null)}>
        {text}
      </Pill>
    ),
  };
}
