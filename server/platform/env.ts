import { z } from "zod";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");

/** Every setting, its meaning and its default. `.env.example` lists them; a test holds the two together. */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe("Port it listens on; 0 takes a free one"),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address it listens on; 0.0.0.0 in a container"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional()
    .describe("A PostgreSQL of version 15 or newer; absent: the embedded one"),
  DATA_DIR: z.string().min(1).default("./data").describe("Where the embedded PostgreSQL keeps its data"),
  DEMO: flag.optional().describe("1: seed the demo users and simulate an operation; default 1 on the embedded database, 0 on another"),
  DEMO_PASSWORD: z.string().min(8).max(32).optional().describe("Password of the demo users; absent: random, printed once"),
  DEMO_CLAIMS: z.coerce.number().int().min(0).max(100_000).default(300).describe("Open claims the demo keeps"),
  DEMO_RESOURCES: z.coerce.number().int().min(0).max(100_000).default(150).describe("Moving resources of the demo"),
  DEMO_SPEED: z.coerce.number().min(0.1).max(100).default(1).describe("How much faster than life the demo's operation runs"),
  DEMO_ROADS: z.string().optional().describe("Road network (GeoJSON lines, .gz) that the demo's resources follow where it covers them"),
  LIVE: flag.default(true).describe("0: no websocket, the client asks every 20 seconds"),
  STREET_PACK: z.string().optional().describe("A street map (.pmtiles, OpenMapTiles schema) drawn over the world map"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info").describe("Least important log line written"),
});
export type Env = Omit<z.infer<typeof envSchema>, "DEMO"> & { DEMO: boolean };

/** Reads and checks the settings; throws an Error whose message names every bad one. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const known = Object.fromEntries(Object.keys(envSchema.shape).map((key) => [key, source[key] === "" ? undefined : source[key]]));
  const parsed = envSchema.safeParse(known);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${problems.join("\n")}`);
  }
  return { ...parsed.data, DEMO: parsed.data.DEMO ?? !parsed.data.DATABASE_URL };
}
