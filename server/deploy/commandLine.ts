import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

export function exitWithUsage(usage: string, reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}

export function readCommandLine<const T extends Options>(usage: string, options: T, { allowPositionals = false } = {}) {
  const help = { help: { type: "boolean", short: "h" } } as const;
  try {
    const parsed = parseArgs<{ options: T & typeof help; allowPositionals: boolean }>({
      options: { ...options, ...help },
      allowPositionals,
    });
    if (!(parsed.values as { help?: boolean }).help) return parsed;
  } catch (error) {
    return exitWithUsage(usage, (error as Error).message);
  }
  console.log(usage);
  process.exit(0);
}
