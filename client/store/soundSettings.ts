import * as z from "zod/mini";
import { observable, type Observable, useObservable } from "./observable";
import { readStored, writeStored } from "./storedJson";

const settingsSchema = z.object({ volume: z.number().check(z.minimum(0), z.maximum(1)), muted: z.boolean() });
export type SoundSettings = z.output<typeof settingsSchema>;

const USUAL: SoundSettings = { volume: 0.6, muted: false };
const keyOf = (userId: string): string => `atalaya.sound.${userId}`;
const settingsByUser = new Map<string, Observable<SoundSettings>>();

function settingsOf(userId: string): Observable<SoundSettings> {
  let settings = settingsByUser.get(userId);
  if (!settings) settingsByUser.set(userId, (settings = observable(readStored("localStorage", keyOf(userId), settingsSchema) ?? USUAL)));
  return settings;
}

export const useSoundSettings = (userId: string): SoundSettings => useObservable(settingsOf(userId));

export const soundSettings = (userId: string): SoundSettings => settingsOf(userId).get();

export function changeSound(userId: string, part: Partial<SoundSettings>): void {
  const next = { ...settingsOf(userId).get(), ...part };
  settingsOf(userId).set(next);
  writeStored("localStorage", keyOf(userId), next);
}

window.addEventListener("storage", ({ key }) => {
  for (const [userId, settings] of settingsByUser)
    if (key === keyOf(userId)) settings.set(readStored("localStorage", key, settingsSchema) ?? USUAL);
});
