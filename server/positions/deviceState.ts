import { z } from "zod";

export interface DeviceState {
  ignition: boolean | null;
  batteryPercent: number | null;
  alarms: string[] | null;
}

const MAX_ALARMS = 10;
const MAX_ALARM_CHARACTERS = 100;

const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);
const percent = number.pipe(z.number().min(0).max(100));
const share = z.number().min(0).max(1);
const alarmText = z.string().trim().min(1);

export function deviceStateOf(attributes: unknown): DeviceState {
  const { ignition, batteryLevel, batt, battery, alarm } = (attributes ?? {}) as Record<string, unknown>;
  const level = share.safeParse((battery as { level?: unknown } | null | undefined)?.level).data;
  return {
    ignition: flag.safeParse(ignition).data ?? null,
    batteryPercent: percent.safeParse(batteryLevel).data ?? percent.safeParse(batt).data ?? (level === undefined ? null : level * 100),
    alarms: alarmsIn(alarmText.safeParse(alarm).data),
  };
}

const alarmsIn = (text: string | undefined): string[] | null =>
  text
    ?.split(",", MAX_ALARMS)
    .map((alarm) => alarm.trim().slice(0, MAX_ALARM_CHARACTERS))
    .filter((alarm) => alarm !== "") ?? null;
