import { useMantineColorScheme } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Preferences } from "../../../schema/rules/access/preferences";
import { useChangeMyPreferencesMutation, useOwnPreferencesQuery } from "../../gql/hooks";
import { timeFormat } from "../../i18n/timeFormat";
import { useUserId } from "../../session/useUserId";
import { useObservable } from "../../store/observable";
import { changeSound, useSoundSettings } from "../../store/soundSettings";
import { usualDensity } from "../../ui/table/density";

const SAVE_DELAY_MS = 800;

type Values = { [Name in Exclude<keyof Preferences, "tourLeft">]-?: NonNullable<Preferences[Name]> };

export function PreferencesSync() {
  const userId = useUserId();
  return userId === "" ? null : <Sync key={userId} userId={userId} />;
}

function Sync({ userId }: { userId: string }) {
  const { data } = useOwnPreferencesQuery();
  const [change] = useChangeMyPreferencesMutation();
  const [current, apply] = useValues(userId);
  /** Values stored in the account; `null` before they are loaded. */
  const storedValues = useRef<Values | null>(null);
  const stored = data?.myAccount.preferences;
  const adopt = useEffectEvent((preferences: Preferences) => {
    const chosen = Object.fromEntries(Object.entries(preferences).filter(([name, value]) => value !== null && name in current));
    storedValues.current = { ...current, ...chosen };
    apply(chosen as Partial<Values>);
  });
  useEffect(() => {
    // Only the first result is applied: later ones reflect changes sent by this browser.
    if (stored && storedValues.current === null) adopt(stored);
  }, [stored]);

  const send = useEffectEvent((input: Partial<Values>) => {
    storedValues.current = current;
    change({ variables: { input } }).catch(() => undefined);
  });
  const now = JSON.stringify(current);
  useEffect(() => {
    const before = storedValues.current;
    if (before === null) return undefined;
    const changed = Object.entries(JSON.parse(now) as Values).filter(([name, value]) => before[name as keyof Values] !== value);
    if (!changed.length) return undefined;
    const timer = setTimeout(() => send(Object.fromEntries(changed)), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return null;
}

const schemes = { DARK: "dark", LIGHT: "light", AUTO: "auto" } as const;

function useValues(userId: string): [Values, (values: Partial<Values>) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const sound = useSoundSettings(userId);
  const values: Values = {
    theme: colorScheme === "dark" ? "DARK" : colorScheme === "light" ? "LIGHT" : "AUTO",
    density: useObservable(usualDensity),
    timeFormat: useObservable(timeFormat),
    soundVolume: Math.round(sound.volume * 100),
    soundMuted: sound.muted,
  };
  return [
    values,
    ({ theme, density, timeFormat: format, soundVolume, soundMuted }) => {
      if (theme !== undefined && theme !== values.theme) setColorScheme(schemes[theme]);
      if (density !== undefined) usualDensity.set(density);
      if (format !== undefined) timeFormat.set(format);
      if (soundVolume !== undefined || soundMuted !== undefined)
        changeSound(userId, {
          ...(soundVolume !== undefined && { volume: soundVolume / 100 }),
          ...(soundMuted !== undefined && { muted: soundMuted }),
        });
    },
  ];
}
