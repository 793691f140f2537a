// Traccar position forwarding: `{position, device}`, and the flat format of old versions.
import { z } from "zod";
import { metresPerSecondOfKnot } from "../../../schema/rules/geo/positions";
import { readInstant } from "../../../schema/rules/language/instants";
import type { Fix } from "../../positions/fixes";
import { storableAttributes } from "./attributes";
import { recordErrorText } from "../records/errorTexts";
import { forbiddenText } from "../../../schema/rules/language/forbiddenText";

const number = z.number().nullish();
const time = z.string().nullish();
const position = z.looseObject({
  deviceId: z.number().nullish(),
  fixTime: time,
  deviceTime: time,
  serverTime: time,
  valid: z.boolean().nullish(),
  latitude: number,
  longitude: number,
  altitude: number,
  speed: number,
  course: number,
  accuracy: number,
  attributes: z.unknown().optional(),
});
export const traccarMessage = z.looseObject({ position, device: z.looseObject({ uniqueId: z.union([z.string(), z.number()]) }) });

export interface UnreadableMessage {
  field: string;
  message: string;
}

/**
 * Speed is in knots. Times are in UTC unless they have an offset. `position.id` is 0 when forwarded, so it is no key. The flat format
 * identifies the device only by `deviceId`.
 */
export function readTraccar(body: unknown): Fix | UnreadableMessage {
  const parsed = traccarMessage.safeParse(body);
  const flat = parsed.success ? null : position.safeParse(body);
  if (!parsed.success && !(flat?.success && flat.data.deviceId != null && flat.data.latitude != null)) {
    const issue = parsed.error.issues[0]!;
    return { field: issue.path.join(".") || "position", message: issue.message };
  }
  const data = parsed.success ? parsed.data.position : flat!.data!;
  const device = parsed.success ? String(parsed.data.device.uniqueId) : String(data.deviceId);
  if (forbiddenText.test(device)) return { field: "device.uniqueId", message: recordErrorText("TEXT_CHARACTERS") };
  const timeField = (["fixTime", "deviceTime", "serverTime"] as const).find((field) => data[field] != null) ?? "fixTime";
  const fixAt = readInstant(data[timeField] ?? "", "Z");
  if (typeof fixAt === "string") return { field: `position.${timeField}`, message: recordErrorText(fixAt) };
  const measured = data.valid !== false && data.latitude != null && data.longitude != null;
  return {
    device,
    lon: measured ? data.longitude! : null,
    lat: measured ? data.latitude! : null,
    fixAt,
    speed: data.speed == null ? null : data.speed * metresPerSecondOfKnot,
    course: data.course ?? null,
    // Traccar sends 0 for an unknown accuracy
    accuracy: data.accuracy || null,
    altitude: data.altitude ?? null,
    attributes: attributesOf(data.attributes),
  };
}

/** Some senders write an empty list for no attributes. */
const attributesOf = (value: unknown): Record<string, unknown> | null =>
  value && typeof value === "object" && !Array.isArray(value) ? storableAttributes(value) : null;
