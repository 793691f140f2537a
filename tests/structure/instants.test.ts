import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Marks of a file that reads the address, which anyone can write. */
const OUTSIDE_TEXT = /useSearchParams|URLSearchParams|location\.|useAddressValue/;

const filesWith = (folder: string, isWrong: (text: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("gql/"))
    .filter((path) => isWrong(readFileSync(`${folder}/${path}`, "utf8")))
    .map((path) => `${folder}/${path}`);
const parses = (text: string): boolean => text.includes("Date.parse(");

test("Date.parse, which depends on the time zone of the process, reads no text from outside", () => {
  expect(["schema", "server"].flatMap((folder) => filesWith(folder, parses))).toEqual([]);
  expect(filesWith("client", (text) => parses(text) && OUTSIDE_TEXT.test(text))).toEqual([]);
  // The client reads instants of the server's answers with it: the search finds them.
  expect(filesWith("client", parses).length).toBeGreaterThan(5);
});
