import { useIntl } from "react-intl";
import { hourCycleOf, timeFormat } from "../../i18n/timeFormat";
import { useObservable } from "../../store/observable";
import { type InstantValue, useInstants } from "../../i18n/Instant";

/** Shows local time with seconds; the tooltip shows UTC, as in the log. */
export function LogTime({ at, zone = false }: { at: InstantValue; zone?: boolean }) {
  const intl = useIntl();
  const write = useInstants();
  const hourCycle = hourCycleOf(useObservable(timeFormat));
  const text = intl.formatDate(at, {
    ...{ day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle },
  } as Intl.DateTimeFormatOptions);
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace("T", " ")} UTC`}>
      {text}
      {zone && ` ${write.zoneName(at)}`}
    </time>
  );
}
