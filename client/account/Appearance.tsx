import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TimeFormat } from "../../schema/rules/access/preferences";
import type { Density } from "../../schema/rules/fields/lists";
import { instants } from "../i18n/Instant";
import { timeFormat } from "../i18n/timeFormat";
import { useObservable } from "../store/observable";
import { FormSection } from "../ui/form/FormPage";
import { SoundControls } from "../ui/SoundControls";
import { usualDensity } from "../ui/table/density";
import styles from "./account.module.css";

/** An afternoon time, so that the 12-hour and 24-hour examples differ. */
const EXAMPLE = Date.UTC(2026, 0, 1, 17, 5);

/** Theme, clock, density and sound. Changes take effect immediately and in every browser where the user signs in. */
export function Appearance({ userId }: { userId: string }) {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const format = useObservable(timeFormat);
  const density = useObservable(usualDensity);
  const example = (clock: TimeFormat): string => instants(intl, clock).time(EXAMPLE, "UTC");
  return (
    <FormSection
      title={<FormattedMessage id="account.appearance" defaultMessage="Appearance and sound" />}
      note={<FormattedMessage id="account.appearanceNote" defaultMessage="Applies immediately, in every browser that you sign in with." />}
    >
      <dl className={styles.choices}>
        <Choice
          label={intl.formatMessage({ id: "theme.label", defaultMessage: "Theme" })}
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
          data={[
            { value: "dark", label: <FormattedMessage id="theme.dark" defaultMessage="Dark" /> },
            { value: "light", label: <FormattedMessage id="theme.light" defaultMessage="Light" /> },
            { value: "auto", label: <FormattedMessage id="theme.auto" defaultMessage="System" /> },
          ]}
        />
        <Choice
          label={intl.formatMessage({ id: "account.timeFormat", defaultMessage: "Time format" })}
          value={format}
          onChange={(clock) => timeFormat.set(clock as TimeFormat)}
          data={[
            {
              value: "H24",
              label: <FormattedMessage id="account.h24" defaultMessage="24 hours ({example})" values={{ example: example("H24") }} />,
            },
            {
              value: "H12",
              label: <FormattedMessage id="account.h12" defaultMessage="12 hours ({example})" values={{ example: example("H12") }} />,
            },
          ]}
        />
        <Choice
          label={intl.formatMessage({ id: "columns.density", defaultMessage: "Row height" })}
          value={density}
          onChange={(density) => usualDensity.set(density as Density)}
          data={[
            { value: "COMPACT", label: <FormattedMessage id="columns.compact" defaultMessage="Compact" /> },
            { value: "NORMAL", label: <FormattedMessage id="columns.normal" defaultMessage="Normal" /> },
            { value: "ROOMY", label: <FormattedMessage id="columns.roomy" defaultMessage="Spacious" /> },
          ]}
        />
        <dt>
          <FormattedMessage id="alarms.sound.title" defaultMessage="Alarm sound" />
        </dt>
        <dd className={styles.sound}>
          <SoundControls userId={userId} />
        </dd>
      </dl>
    </FormSection>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: ReactNode }[];
  onChange(value: string): void;
}

const Choice = ({ label, ...control }: ChoiceProps) => (
  <>
    <dt>{label}</dt>
    <dd>
      <SegmentedControl aria-label={label} {...control} />
    </dd>
  </>
);
