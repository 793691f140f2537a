import { NumberInput, RangeSlider } from "@mantine/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { MAX_FILTER_MINUTES } from "../../schema/rules/requests/inputLimits";
import { duration } from "../i18n/durations";
import type { MinutesRange } from "./filter";
import styles from "./MinutesField.module.css";

/** Slider positions in minutes, dense at the short end. The position after the last means no limit. */
const STOPS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1_440];
const NO_LIMIT = STOPS.length;

interface MinutesFieldProps {
  label: ReactNode;
  range: MinutesRange | undefined;
  onChange(range: MinutesRange | undefined): void;
}

export function MinutesField({ label, range = { from: null, to: null }, onChange }: MinutesFieldProps) {
  const intl = useIntl();
  const texts = {
    from: intl.formatMessage({ id: "map.filters.from", defaultMessage: "From" }),
    to: intl.formatMessage({ id: "map.filters.to", defaultMessage: "To" }),
  };
  const change = (next: MinutesRange): void => onChange(next.from === null && next.to === null ? undefined : next);
  const stopText = (stop: number): string =>
    stop === 0 || stop === NO_LIMIT
      ? intl.formatMessage({ id: "map.filters.noLimit", defaultMessage: "no limit" })
      : duration(intl, STOPS[stop]! * 60);
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <RangeSlider
        className={styles.slider!}
        size="xs"
        thumbSize={16}
        min={0}
        max={NO_LIMIT}
        minRange={0}
        value={[stopBelow(range.from), stopAbove(range.to)]}
        onChange={([from, to]) => change({ from: from === 0 ? null : (STOPS[from] ?? null), to: STOPS[to] ?? null })}
        label={stopText}
        thumbValueText={stopText}
        thumbFromLabel={texts.from}
        thumbToLabel={texts.to}
      />
      {(["from", "to"] as const).map((end) => (
        <NumberInput
          key={end}
          size="xs"
          aria-label={texts[end]}
          placeholder={texts[end]}
          min={0}
          max={MAX_FILTER_MINUTES}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls
          value={range[end] ?? ""}
          onChange={(value) => change({ ...range, [end]: typeof value === "number" ? value : null })}
        />
      ))}
    </fieldset>
  );
}

const stopBelow = (minutes: number | null): number => (minutes === null ? 0 : STOPS.findLastIndex((stop) => stop <= minutes));
function stopAbove(minutes: number | null): number {
  const stop = minutes === null ? -1 : STOPS.findIndex((candidate) => candidate >= minutes);
  return stop < 0 ? NO_LIMIT : stop;
}
