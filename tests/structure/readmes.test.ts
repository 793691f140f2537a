// What the READMEs name is there: files, commands, settings, figures.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { envSchema } from "../../server/platform/env";

const sources = ["schema", "server", "client", "tests", ".ci"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
);
const top = readdirSync(".");
const readmes = ["README.md", ...sources.filter((path) => path.endsWith("README.md"))];
const read = (file: string): string => readFileSync(file, "utf8");
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one!);

describe.each(readmes)("%s", (file) => {
  const text = read(file);

  test("links to what is there", () => {
    const links = found(text, /\]\(([^)#]+)\)/g).filter((link) => !link.includes("://"));
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  // Panel stands for any
  test("names files that are there", () => {
    const named = found(text, /`([\w.-][\w./-]*\.(?:tsx?|mjs|graphql|json))`/g).filter((name) => !name.startsWith("Panel."));
    expect(named.filter((name) => !top.includes(name) && !sources.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
  });

  test("names commands that are there", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    expect(found(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("the settings that the README names are settings", () => {
  const section = /^## Settings$([^]*?)^## /m.exec(read("README.md"))![1]!;
  expect(found(section, /`([A-Z][A-Z_]+)`/g).filter((name) => !(name in envSchema.shape))).toEqual([]);
});
