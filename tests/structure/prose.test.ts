// Enforces the limits of issue "Plain English": length of comments, their number, and the share of texts that carry marks of unclear prose.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { comments, commentsOf, descriptions, englishTexts, isTooLong, marksOf, type Prose, testNames } from "./prose";

/** Targets for comments outside tests and for test names. */
const MAX_COMMENTS = 4_500;
const MAX_MARKED_PERCENT = 3;
/** Limit of texts that are still being rewritten. Lower it as texts improve; the target is 3 %. */
const MAX_MARKED_DESCRIPTIONS_PERCENT = 1;

const product = ["schema", "server", "client"].flatMap(comments);
const marked = (texts: Prose[]): string[] =>
  texts.flatMap(({ place, text }) => marksOf(text).map((mark) => `${place}: "${text.slice(0, 100)}" (${mark})`));
/** The limit and the texts that exceed it, so that a failure shows where to begin. */
const within = (percent: number, texts: Prose[]): string[] => {
  const hits = texts.filter(({ text }) => marksOf(text).length > 0);
  return hits.length * 100 <= percent * texts.length ? [] : marked(hits);
};

describe("comments of the product", () => {
  test(`number at most ${MAX_COMMENTS}`, () => {
    expect(product.length).toBeLessThanOrEqual(MAX_COMMENTS);
  });
  test("have at most 200 characters", () => {
    expect(product.filter(isTooLong)).toEqual([]);
  });
  test(`carry marks in at most ${MAX_MARKED_PERCENT} %`, () => {
    expect(within(MAX_MARKED_PERCENT, product)).toEqual([]);
  });
  test("name only files that exist", () => {
    const paths = ["schema", "server", "client", "tests"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    );
    const REFERENCE = /(?<![\w/.-])(?!https?:)((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:tsx?|mjs|md|graphql|css|sql|yml))\b/g;
    const missing = product.flatMap(({ place, text }) => {
      const path = place.slice(0, place.lastIndexOf(":"));
      return [...text.matchAll(REFERENCE)]
        .map((match) => match[1]!)
        .filter((name) => !existsSync(name) && !existsSync(join(dirname(path), name)) && !paths.some((file) => file.endsWith(`/${name}`)))
        .map((name) => `${place}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe("other prose", () => {
  test(`of comments in tests at most ${MAX_MARKED_PERCENT} % carry marks`, () => {
    expect(within(MAX_MARKED_PERCENT, comments("tests"))).toEqual([]);
  });
  test(`of schema descriptions at most ${MAX_MARKED_DESCRIPTIONS_PERCENT} % carry marks`, () => {
    expect(within(MAX_MARKED_DESCRIPTIONS_PERCENT, descriptions())).toEqual([]);
  });
  test(`of test names at most ${MAX_MARKED_PERCENT} % carry marks`, () => {
    expect(within(MAX_MARKED_PERCENT, testNames())).toEqual([]);
  });
  test("of English screen texts at most 1 % carries marks", () => {
    expect(within(1, englishTexts())).toEqual([]);
  });
});

describe("the reader of prose", () => {
  test("joins line comments, reads comments after code and skips directives", () => {
    const code = '// Reads\n// twice.\nconst a = 1; // in seconds\n/** What is sent. */\n// oxlint-disable-next-line\nconst b = "x";\n';
    expect(commentsOf("a.ts", code)).toEqual([
      { place: "a.ts:1", text: "Reads twice." },
      { place: "a.ts:3", text: "in seconds" },
      { place: "a.ts:4", text: "What is sent." },
    ]);
  });
  test("marks riddles and accepts statements", () => {
    expect(marksOf("What moves comes under it at some time")).toHaveLength(1);
    expect(marksOf("Minimum interval between overlap checks, in milliseconds.")).toEqual([]);
  });
});
