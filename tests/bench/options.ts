export const args = process.argv.slice(2);
export const option = (name: string): string | undefined => (args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined);
/** Claims, or features, of those that can be asked for another number. */
export const count = Number(option("claims") ?? 100_000);
