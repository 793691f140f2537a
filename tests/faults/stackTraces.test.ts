// Stack traces of the built product: its source maps name the right file and line, in packages as well.
import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const chunks = ["dist/server", "dist/server/chunks"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => join(folder, file)),
);

/** The source file and line that a stack trace names for the built line containing `text`. */
function tracedTo(text: string): { file: string; line: string } {
  const chunk = chunks.find((file) => readFileSync(file, "utf8").includes(text))!;
  const lines = readFileSync(chunk, "utf8").split("\n");
  const line = lines.findIndex((built) => built.includes(text));
  const map = new SourceMap(JSON.parse(readFileSync(`${chunk}.map`, "utf8")) as never);
  const entry = map.findEntry(line, lines[line]!.indexOf(text)) as { originalSource: string; originalLine: number };
  const file = resolve(dirname(chunk), entry.originalSource);
  return { file, line: readFileSync(file, "utf8").split("\n")[entry.originalLine]! };
}

describe("a stack trace of the built product", () => {
  test.each([
    ["the driver", "CONNECTION_DESTROYED", /node_modules\/postgres\/src\/connection\.js$/],
    ["the GraphQL executor", "Cannot return null for non-nullable field ", /node_modules\/graphql\/.*execut.*js$/],
    ["its own code", "The database cannot be reached: ", /server\/db\/open\.ts$/],
  ])("names the file and the line of %s", (_name, text, path) => {
    const { file, line } = tracedTo(text);
    expect(file).toMatch(path);
    expect(line).toContain(text);
  });
});
