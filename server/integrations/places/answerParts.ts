import { z } from "zod";

export const longitude = z.coerce.number().min(-180).max(180);
export const latitude = z.coerce.number().min(-90).max(90);
const text = z.string().max(500);
export const optionalText = text.nullish();

export const pointFeatures = <T extends z.ZodRawShape>(properties: T) =>
  z.object({
    features: z
      .array(
        z.object({
          geometry: z.object({ coordinates: z.tuple([longitude, latitude]).rest(z.unknown()) }),
          properties: z.object(properties),
        }),
      )
      .max(200),
  });

export const joined = (parts: readonly (string | null | undefined)[]): string | null =>
  [...new Set(parts.filter((part): part is string => Boolean(part)))].join(", ") || null;
