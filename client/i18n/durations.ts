import type { IntlShape } from "react-intl";

/** Formats seconds as "12 s", "31 min", "4 h 10 min" or "3 d 2 h", with a minus sign for negative values. */
export function duration(intl: IntlShape, seconds: number): string {
  const size = Math.floor(Math.abs(seconds));
  const sign = seconds < 0 && size > 0 ? "−" : "";
  const [minutes, hours, days] = [Math.floor(size / 60), Math.floor(size / 3_600), Math.floor(size / 86_400)];
  if (size < 60) return sign + intl.formatMessage({ id: "duration.seconds", defaultMessage: "{seconds, number} s" }, { seconds: size });
  if (minutes < 100) return sign + intl.formatMessage({ id: "duration.minutes", defaultMessage: "{minutes, number} min" }, { minutes });
  if (hours < 48)
    return (
      sign +
      intl.formatMessage(
        { id: "duration.hours", defaultMessage: "{hours, number} h {minutes, number} min" },
        { hours, minutes: minutes % 60 },
      )
    );
  return (
    sign + intl.formatMessage({ id: "duration.days", defaultMessage: "{days, number} d {hours, number} h" }, { days, hours: hours % 24 })
  );
}

const AGE_IN_MINUTES_FROM_SECONDS = 120;

/** Formats an age like `duration`, in seconds below two minutes. */
export const ageText = (intl: IntlShape, seconds: number): string =>
  seconds < AGE_IN_MINUTES_FROM_SECONDS
    ? intl.formatMessage({ id: "duration.seconds", defaultMessage: "{seconds, number} s" }, { seconds: Math.max(0, Math.floor(seconds)) })
    : duration(intl, seconds);

export const minutesText = (intl: IntlShape, minutes: number): string =>
  minutes === 0 ? intl.formatMessage({ id: "duration.underMinute", defaultMessage: "< 1 min" }) : duration(intl, minutes * 60);
