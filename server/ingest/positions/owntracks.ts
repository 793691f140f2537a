// OwnTracks in HTTP mode: one JSON object per request.
import { z } from "zod";
import { HOUR_MS, SECOND_MS } from "../../../schema/rules/durations";
import { forbiddenText } from "../../../schema/rules/language/forbiddenText";
import type { Fix } from "../../positions/fixes";
import { recordErrorText } from "../records/errorTexts";
import { storableAttributes } from "./attributes";
import type { UnreadableMessage } from "./traccar";

const metresPerSecondOfKmh = 1_000 / (HOUR_MS / SECOND_MS);
const optional = z.number().nullish();
const message = z.looseObject({ _type: z.string() });
const location = z.looseObject({
  tst: z.number(),
  lat: z.number(),
  lon: z.number(),
  acc: optional,
  alt: optional,
  vel: optional,
  cog: optional,
  topic: z.string().nullish(),
});

/** Null for messages that are no positions: status, waypoints, last will. Encrypted ones are unreadable. */
export function readOwnTracks(body: unknown, devices: readonly (string | undefined)[]): Fix | UnreadableMessage | null {
  const kind = message.safeParse(body);
  if (!kind.success) return { field: "_type", message: "not an OwnTracks message" };
  if (kind.data._type === "encrypted") return { field: "_type", message: "encrypted: switch the secret off in the app, HTTPS encrypts" };
  if (kind.data._type !== "location") return null;
  const parsed = location.safeParse(body);
  if (!parsed.success) return { field: parsed.error.issues[0]!.path.join("."), message: parsed.error.issues[0]!.message };
  const { _type, tst, lat, lon, acc, alt, vel, cog, topic, ...attributes } = parsed.data;
  const device = [topic?.split("/").at(-1), ...devices].find(Boolean);
  if (!device) return { field: "topic", message: "no device: set the device ID in the app" };
  if (forbiddenText.test(device)) return { field: "topic", message: recordErrorText("TEXT_CHARACTERS") };
  return {
    ...{ device, lat, lon, fixAt: Math.round(tst * SECOND_MS) },
    speed: vel == null || vel < 0 ? null : vel * metresPerSecondOfKmh,
    course: cog == null || cog < 0 ? null : cog,
    accuracy: acc == null || acc <= 0 ? null : acc,
    altitude: alt ?? null,
    attributes: storableAttributes(attributes),
  };
}
