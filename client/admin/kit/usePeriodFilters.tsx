import { useState } from "react";
import { defineMessages, type MessageDescriptor, useIntl } from "react-intl";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { localOf } from "../../../schema/rules/language/localTimes";
import { rangeOf } from "../../api/ranges";
import type { InstantRange } from "../../gql/graphql";
import { ownZone } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import { DateTimeField } from "../../ui/form/DateTimeField";
import { toInstant } from "../../ui/form/toInstant";
import { useAddressValue } from "../../ui/table/addressState";
import type { ListFilter } from "../../ui/table/listFilters";

const texts = defineMessages({
  from: { id: "audit.from", defaultMessage: "From" },
  to: { id: "audit.to", defaultMessage: "Before" },
});

/** Start and end of a log's period, stored in the address. `clear` empties partly typed dates, which are not in the address. */
export function usePeriodFilters(): { range: InstantRange | null; fields: ListFilter[]; clear(): void } {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const [from, setFrom] = useAddressValue("from");
  const [to, setTo] = useAddressValue("to");
  // Changing this key remounts the date fields, which keep partly typed text.
  const [cleared, setCleared] = useState(0);
  const field = (name: string, label: MessageDescriptor, value: string | null, set: (value: string) => void): ListFilter => ({
    name,
    isSet: Boolean(value),
    field: (
      <DateTimeField
        key={cleared}
        label={intl.formatMessage(label)}
        value={value ?? ""}
        onChange={set}
        from={localOf(now, ownZone())}
        beside
      />
    ),
  });
  return {
    range: rangeOf(toInstant(from), toInstant(to)),
    fields: [field("from", texts.from, from, setFrom), field("to", texts.to, to, setTo)],
    clear: () => setCleared(cleared + 1),
  };
}
