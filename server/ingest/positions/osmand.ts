// The OsmAnd protocol: query or form parameters (speeds in knots), and the JSON of newer clients (metres per second).
import { z } from "zod";
import { metresPerSecondOfKnot } from "../../../schema/rules/geo/positions";
import type { Fix } from "../../positions/fixes";
import { storableAttributes } from "./attributes";
import { recordErrorText } from "../records/errorTexts";
import type { UnreadableMessage } from "./traccar";
import { unstorableText } from "../records/values";

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

/** Reads the parameters of a GET or a form. No time means now; no position means the message carries none. */
export function readOsmandQuery(query: URLSearchParams, now: number): Fix | UnreadableMessage {
  const device = query.get("id") ?? query.get("deviceid");
  if (!device) return { field: "id", message: "no device: id or deviceid is required" };
  if (unstorableText.test(device)) return { field: "id", message: recordErrorText("TEXT_CHARACTERS") };
  const fixAt = query.has("timestamp") ? readTimestamp(query.get("timestamp")!) : now;
  if (Number.isNaN(fixAt)) return { field: "timestamp", message: "neither seconds, milliseconds, ISO 8601 nor yyyy-MM-dd HH:mm:ss" };
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

/** Absent: null. Not a number: NaN. */
const readNumber = (text: string | null | undefined): number | null => (text == null || text.trim() === "" ? null : Number(text));
/** Senders write -1 for what they do not know. */
const ifKnown = (value: number | null | undefined, least = 0): number | null => (value == null || !(value >= least) ? null : value);

function readTimestamp(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text) < SECONDS_BELOW ? Number(text) * 1000 : Number(text));
  if (text.includes("T")) return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(" ", "T")}Z`) : NaN;
}

const optional = z.number().nullish();
const message = z.looseObject({
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

/** Reads the JSON variant. A mocked position is kept as an attribute: worth showing, not worth losing. */
export function readOsmandJson(body: unknown, now: number): Fix | UnreadableMessage {
  const parsed = message.safeParse(body);
  if (!parsed.success) return { field: parsed.error.issues[0]!.path.join(".") || "device_id", message: parsed.error.issues[0]!.message };
  const { coords, timestamp, mock, battery, activity, event, is_moving } = parsed.data.location;
  const device = String(parsed.data.device_id);
  if (unstorableText.test(device)) return { field: "device_id", message: recordErrorText("TEXT_CHARACTERS") };
  const fixAt = timestamp == null ? now : readTimestamp(String(timestamp));
  if (Number.isNaN(fixAt)) return { field: "location.timestamp", message: "not a time that can be read" };
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
