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

/** The claims behind a figure of the dashboard, from an address that the dashboard makes (`paths.claimsBehind`); it is only taken away here. */
export function useFigureFilter(): ListFilter & { value: IndicatorFilterInput | null } {
  const intl = useIntl();
  const write = useInstants();
  const [stored, store] = useAddressValue("figure");
  const said = readBehind(stored);
  const key = said && indicatorKeys.find((one): one is IndicatorKey => one === said.key);
  if (!said || !key) return { name: "figure", value: null, isSet: false, field: false };
  const { instanceId, from, to } = said;
  const text = intl.formatMessage(
    { id: "register.figure", defaultMessage: "{indicator}: {from} – {to}" },
    { indicator: named(intl, "indicator", key), from: write.dateTime(from), to: write.dateTime(to) },
  );
  return {
    name: "figure",
    value: { key: upperSnake(key), instanceId, from, to },
    isSet: true,
    field: (
      <Pill withRemoveButton size="md" title={text} onRemove={() => store(null)}>
        {text}
      </Pill>
    ),
  };
}
