// OsmAnd protocol: query or form parameters (speed in knots), and JSON of newer clients (metres per second).
import { z } from "zod";
import { metresPerSecondOfKnot } from "../../../schema/rules/geo/positions";
import { type InstantError, readInstant } from "../../../schema/rules/language/instants";
import type { Fix } from "../../positions/fixes";
import { storableAttributes } from "./attributes";
import { recordErrorText } from "../records/errorTexts";
import type { UnreadableMessage } from "./traccar";
import { forbiddenText } from "../../../schema/rules/language/forbiddenText";

const KNOWN_PARAMETERS = new Set([
  "id",
  "deviceid",
  "lat",
  "lon",
  "location",
  "timestamp",
  "speed",
  "bearing",
  "heading",
  "altitude",
  "accuracy",
  "hacc",
  "valid",
]);
/** Timestamps below this are seconds since 1970, others milliseconds. */
const SECONDS_BELOW = 2_147_483_647;
const TIMESTAMP_EXPECTED = "must be seconds or milliseconds since 1970, or a date and time in ISO 8601";

/** Reads GET or form parameters. A missing time means now; a missing position is valid. */
export function readOsmandQuery(query: URLSearchParams, now: number): Fix | UnreadableMessage {
  const device = query.get("id") ?? query.get("deviceid");
  if (!device) return { field: "id", message: "no device: id or deviceid is required" };
  if (forbiddenText.test(device)) return { field: "id", message: recordErrorText("TEXT_CHARACTERS") };
  const fixAt = query.has("timestamp") ? readTimestamp(query.get("timestamp")!) : now;
  if (typeof fixAt === "string") return { field: "timestamp", message: TIMESTAMP_EXPECTED };
  const [lat, lon] = query.get("location")?.split(",") ?? [query.get("lat"), query.get("lon")];
  const numbers = { lat: readNumber(lat), lon: readNumber(lon), speed: readNumber(query.get("speed")) };
  const invalid = Object.entries(numbers).find(([, value]) => Number.isNaN(value));
  if (invalid) return { field: invalid[0], message: "not a number" };
  const valid = !["false", "0"].includes(query.get("valid") ?? "true");
  const speed = ifKnown(numbers.speed);
  return {
    device,
    lat: valid ? numbers.lat : null,
    lon: valid ? numbers.lon : null,
    fixAt,
    speed: speed === null ? null : speed * metresPerSecondOfKnot,
    course: ifKnown(readNumber(query.get("bearing") ?? query.get("heading"))),
    accuracy: ifKnown(readNumber(query.get("accuracy") ?? query.get("hacc"))) || null,
    altitude: ifKnown(readNumber(query.get("altitude")), -Infinity),
    attributes: storableAttributes(Object.fromEntries([...query].filter(([key]) => !KNOWN_PARAMETERS.has(key)))),
  };
}

const readNumber = (text: string | null | undefined): number | null => (text == null || text.trim() === "" ? null : Number(text));
/** Senders use -1 for unknown values. */
const ifKnown = (value: number | null | undefined, least = 0): number | null => (value == null || !(value >= least) ? null : value);

function readTimestamp(text: string): number | InstantError {
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text) < SECONDS_BELOW ? Number(text) * 1000 : Number(text));
  return readInstant(text, "Z");
}

const optional = z.number().nullish();
export const osmandMessage = z.looseObject({
  device_id: z.union([z.string().min(1), z.number()]),
  location: z.looseObject({
    timestamp: z.union([z.string(), z.number()]).nullish(),
    coords: z
      .looseObject({
        latitude: z.number(),
        longitude: z.number(),
        speed: optional,
        heading: optional,
        accuracy: optional,
        altitude: optional,
      })
      .nullish(),
    mock: z.boolean().nullish(),
    battery: z.unknown().optional(),
    activity: z.unknown().optional(),
    event: z.unknown().optional(),
    is_moving: z.unknown().optional(),
  }),
});

/** Reads the JSON variant. Mocked positions are accepted and marked with an attribute. */
export function readOsmandJson(body: unknown, now: number): Fix | UnreadableMessage {
  const parsed = osmandMessage.safeParse(body);
  if (!parsed.success) return { field: parsed.error.issues[0]!.path.join(".") || "device_id", message: parsed.error.issues[0]!.message };
  const { coords, timestamp, mock, battery, activity, event, is_moving } = parsed.data.location;
  const device = String(parsed.data.device_id);
  if (forbiddenText.test(device)) return { field: "device_id", message: recordErrorText("TEXT_CHARACTERS") };
  const fixAt = timestamp == null ? now : readTimestamp(String(timestamp));
  if (typeof fixAt === "string") return { field: "location.timestamp", message: TIMESTAMP_EXPECTED };
  return {
    device,
    lon: coords?.longitude ?? null,
    lat: coords?.latitude ?? null,
    fixAt,
    speed: ifKnown(coords?.speed),
    course: ifKnown(coords?.heading),
    accuracy: ifKnown(coords?.accuracy),
    altitude: ifKnown(coords?.altitude, -Infinity),
    attributes: storableAttributes({ mock: mock ?? false, battery, activity, event, is_moving }),
  };
}
