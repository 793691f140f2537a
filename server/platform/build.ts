import { productVersion } from "../../schema/rules/version";

export interface Build {
  version: string;
  commit: string | null;
  builtAt: string | null;
}

declare const __ATALAYA_BUILD__: Omit<Build, "version"> | undefined;

const built = typeof __ATALAYA_BUILD__ === "undefined" ? undefined : __ATALAYA_BUILD__;
export const build: Build = { version: productVersion, commit: built?.commit ?? null, builtAt: built?.builtAt ?? null };

/** Version with build metadata, in the format of semantic versioning: 4.12.1+1a2b3c4d5e6f.20261122T110500Z. */
export function versionLine({ version, commit, builtAt }: Build): string {
  const parts = [commit, builtAt?.replace(/\.\d+|[-:]/g, "")].filter((part) => part);
  return `${version}+${parts.join(".") || "dev"}`;
}
