import { parseArgs } from "node:util";

export interface ReplayOptions {
  claims: string | undefined;
  positions: string | undefined;
  bases: string | undefined;
  speed: number | "max";
  url: string;
  key: string;
}

export const usage = `npm run replay -- [--bases FILE] [--claims FILE] [--positions FILE] [--speed N|max] [--url URL] [--key KEY]
  files: NDJSON, plain or .gz · speed: how many times as fast as recorded; max (default): as fast as the server takes them
  url: http://localhost:4000 · key: an API key of scope ingest, also from ATALAYA_KEY`;

export function readOptions(argv: string[], env: Readonly<Record<string, string | undefined>>): ReplayOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: argv, options: { claims: text, positions: text, bases: text, speed: text, url: text, key: text } });
  const { claims, positions, bases, speed = "max", url = "http://localhost:4000", key = env.ATALAYA_KEY } = values;
  if (!claims && !positions && !bases) throw new Error("nothing to play: give --claims, --positions or --bases");
  if (speed !== "max" && !(Number(speed) > 0)) throw new Error(`--speed must be a number above 0 or max, not ${speed}`);
  if (!URL.canParse(url)) throw new Error(`--url is not an address: ${url}`);
  if (!key) throw new Error("no API key: give --key or ATALAYA_KEY");
  return { claims, positions, bases, speed: speed === "max" ? "max" : Number(speed), url, key };
}
