import { Button, Radio } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../../../schema/rules/durations";
import { instantsOf, localOf } from "../../../../schema/rules/language/localTimes";
import { useHolidays } from "../../../entity/holidays/useHolidays";
import { isForeign, useInstants, zoneCity } from "../../../i18n/Instant";
import { useNow } from "../../../live/connection";
import { DateTimeField } from "../../../ui/form/DateTimeField";
import styles from "../actions.module.css";

/** Most of what is confirmed has just happened. */
const MINUTES_AGO = [0, 5, 10];

/** SKIPPED: the clocks jump over it. TWICE: it happens twice, and nobody has said which. */
type TimeError = "EMPTY" | "SKIPPED" | "TWICE" | "FUTURE";

export interface LocalTime {
  local: string;
  setLocal(text: string): void;
  /** So many minutes before now; 0: now, as long as nobody types a time. */
  setAgo(minutes: number): void;
  /** The instants it can be. */
  instants: Date[];
  chosen: string | null;
  choose(instant: string): void;
  /** ISO 8601; null: now, nobody has typed a time. */
  at: string | null;
  error: TimeError | null;
}

/** A time typed in the local time of a zone. Untouched it is the present moment. */
export function useLocalTime(zone: string, initial: string | null): LocalTime {
  const now = useNow(1_000);
  const [typed, setTyped] = useState(initial && localOf(Date.parse(initial), zone));
  const [chosen, setChosen] = useState(initial);
  const local = typed ?? localOf(now, zone);
  const instants = typed === null ? [] : instantsOf(typed, zone);
  const [only] = instants;
  const at = instants.length === 1 ? only!.toISOString() : (instants.find((one) => one.toISOString() === chosen)?.toISOString() ?? null);
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
    // Its minute, as it would be typed: of two that are called alike this is the one.
    setChosen(minutes === 0 ? null : new Date(instant - (instant % MINUTE_MS)).toISOString());
  };
  return { local, setLocal: setTyped, setAgo, instants, chosen, choose: setChosen, at, error };
}

export interface LocalTimeFieldProps {
  time: LocalTime;
  zone: string;
  /** Of the other claims that it is entered for. */
  otherZones: readonly string[];
  /** AMA instance of the claim. */
  instance: { id: string; country: string };
  label: ReactNode;
  tried: boolean;
}

/** Asks for a time of the claim, and says whose clock it is read on. */
export function LocalTimeField({ time, zone, otherZones, instance, label, tried }: LocalTimeFieldProps) {
  const intl = useIntl();
  const write = useInstants();
  // By the second, as the field: the two would disagree for a part of each minute.
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
          defaultMessage="Times entered here are the local time of {place} ({city}, {zone})."
          values={{ place, city: zoneCity(zone), zone: write.zoneName(now, zone) }}
        />
        {isForeign(write, now, zone) && (
          <span className={styles.quiet}>
            <FormattedMessage
              id="claim.time.both"
              defaultMessage="It is {there} there and {here} where you are."
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
          error={showsError && timeError && <TimeErrorText timeError={timeError} city={zoneCity(zone)} />}
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
            defaultMessage="It is the same moment for all of these claims: {places}."
            values={{ places: intl.formatList(otherZones.map((other) => `${zoneCity(other)} ${write.time(moment, other)}`)) }}
          />
        </div>
      )}
      {instants.length > 1 && (
        <Radio.Group
          label={
            <FormattedMessage
              id="claim.time.twice"
              defaultMessage="The clocks were put back: this time happened twice in {city}. Which one is it?"
              values={{ city: zoneCity(zone) }}
            />
          }
          value={time.chosen}
          onChange={time.choose}
          error={tried && timeError === "TWICE" && <FormattedMessage id="claim.time.choose" defaultMessage="Choose one of the two." />}
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
        defaultMessage="There is no such time in {city} on that day: the clocks were put forward."
        values={{ city }}
      />
    );
  if (timeError === "FUTURE") return <FormattedMessage id="claim.time.future" defaultMessage="This time has not come yet." />;
  return <FormattedMessage id="claim.time.empty" defaultMessage="Give a date and a time." />;
}
