import { Button, Radio } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../../../schema/rules/durations";
import { instantsOf, localOf } from "../../../../schema/rules/language/localTimes";
import { useHolidays } from "../../../entity/holidays/useHolidays";
import { isForeign, useInstants } from "../../../i18n/Instant";
import { useNow } from "../../../live/connection";
import { DateTimeField } from "../../../ui/form/DateTimeField";
import styles from "../actions.module.css";

const MINUTES_AGO = [0, 5, 10];

/** SKIPPED: the time does not exist on this day. TWICE: it occurs twice and no occurrence is chosen yet (clock changes). */
type TimeError = "EMPTY" | "SKIPPED" | "TWICE" | "FUTURE";

export interface LocalTime {
  local: string;
  setLocal(text: string): void;
  /** Minutes before now; 0 follows the current time until a time is typed. */
  setAgo(minutes: number): void;
  instants: Date[];
  chosen: string | null;
  choose(instant: string): void;
  /** ISO 8601; `null` for the current time. */
  at: string | null;
  error: TimeError | null;
}

/** A local time in a zone. Before the user types, it is the current time. */
export function useLocalTime(zone: string, initial: string | null): LocalTime {
  const now = useNow(1_000);
  const [typed, setTyped] = useState(initial && localOf(Date.parse(initial), zone));
  const [chosen, setChosen] = useState(initial);
  const local = typed ?? localOf(now, zone);
  const instants = typed === null ? [] : instantsOf(typed, zone);
  const [only] = instants;
  const at =
    instants.length === 1 ? only!.toISOString() : (instants.find((instant) => instant.toISOString() === chosen)?.toISOString() ?? null);
  const error = ((): TimeError | null => {
    if (typed === null) return null;
    if (typed === "") return "EMPTY";
    if (!instants.length) return "SKIPPED";
    if (at === null) return "TWICE";
    return Date.parse(at) > now + MINUTE_MS ? "FUTURE" : null;
  })();
  const setAgo = (minutes: number): void => {
    const instant = now - minutes * MINUTE_MS;
    setTyped(minutes === 0 ? null : localOf(instant, zone));
    // Chooses the right instant if the local time occurs twice.
    setChosen(minutes === 0 ? null : new Date(instant - (instant % MINUTE_MS)).toISOString());
  };
  return { local, setLocal: setTyped, setAgo, instants, chosen, choose: setChosen, at, error };
}

export interface LocalTimeFieldProps {
  time: LocalTime;
  zone: string;
  otherZones: readonly string[];
  instance: { id: string; country: string };
  label: ReactNode;
  tried: boolean;
}

export function LocalTimeField({ time, zone, otherZones, instance, label, tried }: LocalTimeFieldProps) {
  const intl = useIntl();
  const write = useInstants();
  // Updates every second, like the field, so that both show the same minute.
  const now = useNow(1_000);
  const place = intl.formatDisplayName(instance.country, { type: "region" }) ?? instance.country;
  const { error: timeError, instants } = time;
  const day = time.local.slice(0, 10);
  const holiday = useHolidays(instance.id, day, day).get(day);
  const moment = time.at ?? instantsOf(time.local, zone)[0] ?? now;
  const showsError = timeError === "SKIPPED" || timeError === "FUTURE" || (tried && timeError !== null && timeError !== "TWICE");
  return (
    <>
      <div className={styles.zone} role="note">
        <FormattedMessage
          id="claim.time.local"
          defaultMessage="Enter times in the local time of {place} ({city}, {zone})."
          values={{ place, city: write.zoneCity(zone), zone: write.zoneName(now, zone) }}
        />
        {isForeign(write, now, zone) && (
          <span className={styles.quiet}>
            <FormattedMessage
              id="claim.time.both"
              defaultMessage="Local time there: {there}. Your time: {here}."
              values={{ there: <b>{write.time(now, zone)}</b>, here: write.time(now) }}
            />
          </span>
        )}
      </div>
      <div className={styles.moment}>
        <DateTimeField
          label={label}
          withAsterisk
          autoFocus
          value={time.local}
          onChange={time.setLocal}
          from={localOf(now, zone)}
          error={showsError && timeError && <TimeErrorText timeError={timeError} city={write.zoneCity(zone)} />}
        />
        <div className={styles.ago}>
          {MINUTES_AGO.map((minutes) => (
            <Button key={minutes} size="compact-sm" variant="default" onClick={() => time.setAgo(minutes)}>
              {minutes === 0 ? (
                <FormattedMessage id="claim.time.now" defaultMessage="Now" />
              ) : (
                <FormattedMessage id="claim.time.ago" defaultMessage="−{minutes} min" values={{ minutes }} />
              )}
            </Button>
          ))}
        </div>
      </div>
      {holiday && (
        <div className={styles.zone} role="status">
          <FormattedMessage id="claim.time.holiday" defaultMessage="Public holiday: {name}" values={{ name: <b>{holiday}</b> }} />
        </div>
      )}
      {otherZones.length > 0 && (
        <div className={styles.zone} role="note">
          <FormattedMessage
            id="claim.time.zones"
            defaultMessage="This is the same moment for all these claims: {places}."
            values={{ places: intl.formatList(otherZones.map((other) => `${write.zoneCity(other)} ${write.time(moment, other)}`)) }}
          />
        </div>
      )}
      {instants.length > 1 && (
        <Radio.Group
          label={
            <FormattedMessage
              id="claim.time.twice"
              defaultMessage="This time occurred twice in {city}, because the clocks went back. Choose one."
              values={{ city: write.zoneCity(zone) }}
            />
          }
          value={time.chosen}
          onChange={time.choose}
          error={
            tried && timeError === "TWICE" && <FormattedMessage id="claim.time.choose" defaultMessage="Choose one of the two times." />
          }
        >
          {instants.map((instant, at) => (
            <Radio
              key={instant.toISOString()}
              mt={6}
              value={instant.toISOString()}
              label={
                <FormattedMessage
                  id="claim.time.which"
                  defaultMessage="{first, select, true {the first} other {the second}}: {time} {offset}"
                  values={{ first: String(at === 0), time: write.time(instant, zone), offset: write.zoneName(instant, zone) }}
                />
              }
            />
          ))}
        </Radio.Group>
      )}
    </>
  );
}

function TimeErrorText({ timeError, city }: { timeError: TimeError; city: string }) {
  if (timeError === "SKIPPED")
    return (
      <FormattedMessage
        id="claim.time.skipped"
        defaultMessage="This time does not exist in {city} on that day, because the clocks went forward."
        values={{ city }}
      />
    );
  if (timeError === "FUTURE") return <FormattedMessage id="claim.time.future" defaultMessage="This time is in the future." />;
  return <FormattedMessage id="claim.time.empty" defaultMessage="Enter a date and a time." />;
}
