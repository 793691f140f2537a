import { z } from "zod";

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ignores a byte order mark (RFC 8259, section 8.1). */
export const jsonText = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text) => parseJson(text.replace(/^\uFEFF/, "")))
    .pipe(schema);
