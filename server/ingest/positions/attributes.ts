import { unstorableText } from "../records/values";

const everyUnstorableText = new RegExp(unstorableText, "gu");
/** What lies deeper than this is left out: senders nest once or twice. */
const MAX_DEPTH = 8;

/** What else a position says, as the database can keep it: U+FFFD stands for a NUL and for half a character. */
export const storableAttributes = (attributes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [storableText(name), storable(value, 1)]));

function storable(value: unknown, depth: number): unknown {
  if (typeof value === "string") return storableText(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((one) => storable(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storableText(name), storable(one, depth + 1)]));
}

const storableText = (text: string): string => text.replace(everyUnstorableText, "\uFFFD");
