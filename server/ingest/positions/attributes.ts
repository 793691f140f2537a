import { forbiddenText } from "../../../schema/rules/language/forbiddenText";

const everyForbiddenCharacter = new RegExp(forbiddenText, "gu");
const MAX_DEPTH = 8;

/** Attributes that the database can store: U+FFFD replaces NUL and lone surrogates. */
export const storableAttributes = (attributes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [storableText(name), storable(value, 1)]));

function storable(value: unknown, depth: number): unknown {
  if (typeof value === "string") return storableText(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((element) => storable(element, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, property]) => [storableText(name), storable(property, depth + 1)]));
}

const storableText = (text: string): string => text.replace(everyForbiddenCharacter, "\uFFFD");
