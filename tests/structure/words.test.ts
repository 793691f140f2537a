// The words of schema/GLOSSARY.md: what the project used to say otherwise is said in one word now, in names and in prose.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Words that no name contains any more, with the word in their place. A name is read part by part: `claimDeeds` contains "deeds". */
const RETIRED_WORDS: Record<string, string> = {
  deed: "action, event",
  deeds: "actions, events",
  rejudge: "reevaluate",
  judge: "evaluate",
  judged: "evaluated",
  judgement: "evaluation",
  reconsider: "on…Changed",
  surroundings: "evaluation context",
  sighting: "milestone position",
  sightings: "milestone positions",
  drive: "trip",
  drives: "trips",
  merged: "applyRecord",
  wire: "transport",
  refusals: "rejections",
  breath: "yieldToEventLoop",
  among: "inList",
  discreet: "redact",
  presentable: "toPublicError",
  whence: "clientInfo",
  draft: "form",
  overtaken: "conflict",
  crowd: "overlap list",
  stepping: "keyboard navigation",
  patience: "RETRY_TIMEOUT_MS",
  sees: "canSee",
  standing: "state, snapshot",
};
/** Words that prose uses no more. The audit's sealed rows of earlier releases are called `claim.told`, which cannot be changed. */
const RETIRED_IN_PROSE = /\b(deeds?|rejudged?|stand-ins?|(?<!claim\.)told)\b/i;

/**
 * Locals that do not say what they hold. Shorthand destructuring of a property with such a name is accepted (`({ kept }) => …`): the
 * property belongs to a stored row or to the API.
 */
const EMPTY_NAMES =
  "one|ones|own|found|known|asked|kept|said|held|others|told|given|wanted|made|gone|begun|shown|moved|seen|named|taken|there|hither|was";
const EMPTY_LOCAL = new RegExp(
  [
    `\\b(?:const|let) (?:\\[)?(${EMPTY_NAMES})\\b`, // const found = …, const [found] = …
    `\\b(?:const|let) [{[][^=;]*?: (${EMPTY_NAMES})\\b`, // const { ids: found } = …
    `[{,] ?\\w+: (refusal|faults|remembered)(?= ?[,}=])`, // ({ rejection: refusal }) => …
    `\\((${EMPTY_NAMES})(?:\\) =>|, \\w+\\) =>|: )`, // (one) => …, (one, i) => …, f(one: …
  ].join("|"),
);

/** Files that name what an earlier release stored, and this one. */
const EXCEPTIONS = new Set([
  "tests/api/db/actorsMigration.test.ts", // seeds a database of an earlier release
  "tests/api/db/renamedWords.test.ts", // seeds a database of an earlier release
  "tests/structure/words.test.ts",
]);

const files = ["schema", "server", "client", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.startsWith("client/gql/") && !EXCEPTIONS.has(path));

const withoutStrings = (code: string): string => code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
const withoutComments = (code: string): string => code.replace(/\/\*[^]*?\*\//g, "").replace(/\/\/.*$/gm, "");
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[ _$./-]/)
    .map((part) => part.toLowerCase());

/** Names in code, and the file's own, that contain a retired word, each with the word to use. */
function retiredNames(path: string, code: string): string[] {
  const names = new Set([path, ...(withoutComments(withoutStrings(code)).match(/[A-Za-z_$][\w$]*/g) ?? [])]);
  return [...names].flatMap((name) => {
    const word = partsOf(name).find((part) => Object.hasOwn(RETIRED_WORDS, part));
    return word ? [`${path}: ${name}, say ${RETIRED_WORDS[word]}`] : [];
  });
}

/** Lines of a file that declare a local with an empty name. */
const emptyLocals = (path: string, code: string): string[] =>
  withoutComments(withoutStrings(code))
    .split("\n")
    .flatMap((line, i) => (EMPTY_LOCAL.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : []));

describe("locals", () => {
  test("of the product say what they hold", () => {
    const product = files.filter((path) => !path.startsWith("tests/"));
    expect(product.flatMap((path) => emptyLocals(path, readFileSync(path, "utf8")))).toEqual([]);
  });

  test("with an empty name are detected, except properties", () => {
    const declarations = [
      "const found = 1;",
      "const [found] = rows;",
      "rows.map((one) => one.id);",
      "const { ids: known } = row;",
      "f(own: Scope)",
      "function f({ action, rejection: refusal }: Props)",
    ];
    expect(declarations.filter((code) => emptyLocals("a.ts", code).length === 0)).toEqual([]);
    expect(emptyLocals("a.ts", "const { kept, erased } = parts; rows.filter(({ kept }) => kept); const ownIds = 1;")).toEqual([]);
  });
});

describe("retired words", () => {
  test("are absent from names", () => {
    expect(files.flatMap((path) => retiredNames(path, readFileSync(path, "utf8")))).toEqual([]);
  });

  test("are absent from comments and texts", () => {
    const lines = files.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, i) => (RETIRED_IN_PROSE.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(lines).toEqual([]);
  });

  test("are absent from documents, except the glossary's table", () => {
    const documents = ["schema", "server", "client", "tests"]
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
      .filter((path) => /\.(md|graphql)$|messages\/en\.json$/.test(path));
    const lines = ["README.md", ...documents].flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => RETIRED_IN_PROSE.test(line) && !(path === "schema/GLOSSARY.md" && line.startsWith("|")))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });

  test("are detected in a new name and a new text", () => {
    expect(retiredNames("a.ts", "const claimDeeds = 1;")).toEqual(["a.ts: claimDeeds, say actions, events"]);
    expect(retiredNames("a.ts", '// a deed\nconst text = "deeds";')).toEqual([]);
    expect(retiredNames("server/driveStore.ts", "")).toHaveLength(1);
  });
});
