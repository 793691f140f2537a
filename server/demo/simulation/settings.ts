import { z } from "zod";

const schema = z.object({
  DEMO_URL: z.url().default("http://localhost:4000"),
  DEMO_KEY: z.string().min(1),
  DEMO_CLAIMS: z.coerce.number().int().min(0).max(100_000).default(300),
  DEMO_RESOURCES: z.coerce.number().int().min(0).max(100_000).default(150),
  DEMO_SPEED: z.coerce.number().min(0.1).max(100).default(1),
  DEMO_SEED: z.coerce.number().int().default(1),
  /** Comma-separated files with roads: GeoJSON lines, plain or .gz. Claims in these cities use the roads. */
  DEMO_ROADS: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((part) => part.trim() || [])),
});

export interface DemoSettings {
  url: string;
  key: string;
  claims: number;
  resources: number;
  speed: number;
  seed: number;
  roads: string[];
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const read = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([name, value]) => name.startsWith("DEMO_") && value !== "")),
  );
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const {
    DEMO_URL: url,
    DEMO_KEY: key,
    DEMO_CLAIMS: claims,
    DEMO_RESOURCES: resources,
    DEMO_SPEED: speed,
    DEMO_SEED: seed,
    DEMO_ROADS: roads,
  } = read.data;
  return { url, key, claims, resources, speed, seed, roads };
}
