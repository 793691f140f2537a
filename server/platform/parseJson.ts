import { z } from "zod";

/** The value of a JSON text; undefined, which no JSON text says, where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON text whose value has this shape. */
export const jsonText = <T extends z.ZodType>(schema: T) => z.string().transform(parseJson).pipe(schema);
