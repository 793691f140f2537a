import { productVersion } from "../../schema/rules/version";

/** Of what the running code was made. */
export interface Build {
  version: string;
  /** The commit it was built from, with -dirty after it when files had been changed; null where there was no git and nobody said it. */
  commit: string | null;
  /** When it was built; null: it was not, as in tests. */
  builtAt: string | null;
}

/** What server/deploy/vite.config.ts puts in its place. */
declare const __ATALAYA_BUILD__: Omit<Build, "version"> | undefined;

const built = typeof __ATALAYA_BUILD__ === "undefined" ? undefined : __ATALAYA_BUILD__;
export const build: Build = { version: productVersion, commit: built?.commit ?? null, builtAt: built?.builtAt ?? null };

/** The same in one line, as semantic versioning writes it: 4.12.1+1a2b3c4d5e6f.20261122T110500Z. */
export function versionLine({ version, commit, builtAt }: Build): string {
  const parts = [commit, builtAt?.replace(/\.\d+|[-:]/g, "")].filter((part) => part);
  return `${version}+${parts.join(".") || "dev"}`;
}
