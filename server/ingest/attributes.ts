import { unkeepable } from "./values";

const eachUnkeepable = new RegExp(unkeepable, "gu");
/** What lies deeper than this is left out: senders nest once or twice. */
const deepest = 8;

/** What else a position says, as the database can keep it: U+FFFD stands for a NUL and for half a character. */
export const keepableAttributes = (attributes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [keepableText(name), keepable(value, 1)]));

function keepable(value: unknown, depth: number): unknown {
  if (typeof value === "string") return keepableText(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= deepest) return undefined;
  if (Array.isArray(value)) return value.map((one) => keepable(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [keepableText(name), keepable(one, depth + 1)]));
}

const keepableText = (text: string): string => text.replace(eachUnkeepable, "\uFFFD");
