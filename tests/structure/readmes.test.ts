// Documents: links, names of files, commands and settings, the form of decisions, and the limits of plain pages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { envSchema } from "../../server/platform/env";
import { sentencesOf } from "./prose";

const sources = ["schema", "server", "client", "tests", ".ci", ".github"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
);
const top = readdirSync(".");
// The text for the driver's authors speaks of their files, not of ours.
const FOREIGN = "server/patches/postgres-upstream.md";
const readmes = ["README.md", ...sources.filter((path) => path.endsWith(".md") && path !== FOREIGN)];
const read = (file: string): string => readFileSync(file, "utf8");
/** Anchor of a heading, as GitHub writes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");
const captures = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, capture]) => capture!);

describe.each(readmes)("%s", (file) => {
  const text = read(file);

  test("links to existing files", () => {
    const links = captures(text, /\]\(([^)#]+)\)/g).filter((link) => !link.includes("://"));
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  test("links to existing headings", () => {
    const links = captures(text, /\]\(([^):]*#[^)]+)\)/g).map((link) => link.split("#") as [string, string]);
    const isMissing = ([path, anchor]: [string, string]): boolean => {
      const page = path ? join(dirname(file), path) : file;
      return (
        existsSync(page) &&
        !captures(read(page), /^#+ (.+)$/gm)
          .map(anchorOf)
          .includes(anchor)
      );
    };
    expect(links.filter(isMissing)).toEqual([]);
  });

  test("links to names that their file contains", () => {
    const links = [...text.matchAll(/\[`(\w+)`\]\(([^)#]+\.tsx?)\)/g)].map(([, name, link]) => ({ name: name!, link: link! }));
    expect(links.filter(({ name, link }) => !new RegExp(`\\b${name}\\b`).test(read(join(dirname(file), link))))).toEqual([]);
  });

  // "Panel" is a placeholder for the name of any panel.
  test("names existing files", () => {
    const named = captures(text, /`([\w.-][\w./-]*\.(?:tsx?|mjs|graphql|json))`/g).filter((name) => !name.startsWith("Panel."));
    expect(named.filter((name) => !top.includes(name) && !sources.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
  });

  test("names existing folders, and those of the table are in its folder", () => {
    const folders = captures(text, /`((?:[\w.-]+\/)+)`/g).map((name) => name.slice(0, -1));
    expect(
      folders.filter((name) => name !== "dist" && !top.includes(name) && !sources.some((path) => `/${path}/`.includes(`/${name}/`))),
    ).toEqual([]);
    const inTable = captures(text, /^\| +`(\w+)\/` +\|/gm);
    expect(inTable.filter((name) => !existsSync(join(dirname(file), name)))).toEqual([]);
  });

  test("names existing commands", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    expect(captures(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });
});

test.each(["schema", "server", "client", "tests"])("the README of %s names each of its folders", (folder) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const text = read(`${folder}/README.md`);
  expect(folders.filter(({ name }) => !text.includes(`\`${name}/\``)).map(({ name }) => name)).toEqual([]);
});

describe.each(sources.filter((path) => path.endsWith("/DECISIONS.md")))("the decisions in %s", (file) => {
  test("contain date, status, context, decision, rejected options and consequence", () => {
    const records = read(file).split(/^## /m).slice(1);
    const parts = ["Date", "Status", "Context", "Decision", "Rejected", "Consequence"];
    const form = new RegExp(parts.map((part) => `^- \\*\\*${part}\\*\\*: .+`).join("[^]*"), "m");
    const isComplete = (record: string): boolean =>
      form.test(record) && /\*\*Date\*\*: \d{4}-\d\d-\d\d$/m.test(record) && /\*\*Status\*\*: (accepted|superseded by .+)$/m.test(record);
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter((record) => !isComplete(record))).toEqual([]);
  });

  test("are listed in the README of their side", () => {
    const [side, ...path] = file.split("/");
    expect(read(`${side}/README.md`)).toContain(`](${path.join("/")})`);
  });
});

describe("the settings of server/SETTINGS.md", () => {
  const text = read("server/SETTINGS.md");
  const named = [...text.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell]) => captures(cell!, /`([A-Z][A-Z_]+(?:_…)?)`/g));

  test("exist", () => {
    expect(named.filter((name) => !name.endsWith("…") && !(name in envSchema.shape))).toEqual([]);
  });

  test("are complete, with … for a common prefix", () => {
    const covers = (name: string, setting: string): boolean =>
      name.endsWith("…") ? setting.startsWith(name.slice(0, -1)) : name === setting;
    expect(Object.keys(envSchema.shape).filter((setting) => !named.some((name) => covers(name, setting)))).toEqual([]);
  });
});

describe("the README", () => {
  const text = read("README.md");

  test("has at most 200 lines and 10 kB", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000);
  });
});

/** All pages except generated figures and the catalogue of terms. */
const isPlain = (file: string): boolean => !/figures\.md$|TERMS\.md$/.test(file);

describe.each(readmes.filter(isPlain))("%s", (file) => {
  const text = read(file);
  const wordsIn = (sentence: string): number => sentence.split(" ").filter((word) => /[A-Za-z]/.test(word)).length;

  test("has sentences of at most 25 words", () => {
    expect(sentencesOf(text).filter((sentence) => wordsIn(sentence) > 25)).toEqual([]);
  });
  test("wraps prose at 100 characters", () => {
    const lines = text.split("\n").filter((line) => !/^(\||!?\[|#| {4})/.test(line));
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });
  test("has table cells of at most 80 characters", () => {
    const cells = [...text.matchAll(/^\|(.*)\|$/gm)].flatMap(([, row]) => row!.split("|").map((cell) => cell.trim()));
    expect(cells.filter((cell) => cell.length > 80 && !/^-+$/.test(cell))).toEqual([]);
  });
});
