// npm run i18n:check: every language has every text with the same placeholders, and the client says nothing that has no text.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const languages = [...readFileSync(join(root, "schema/rules/language/locales.ts"), "utf8").matchAll(/^ {2}(\w+): \{ tag:/gm)].map(
  ([, code]) => code,
);
const problems = [];

/** Names of what a text is given, "count:plural" where it counts; null when the text does not parse. */
function placeholders(text) {
  const found = new Set();
  const walk = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const counts = element.type === TYPE.plural || element.type === TYPE.select;
      found.add(counts ? `${element.value}:${element.type === TYPE.plural ? "plural" : "select"}` : element.value);
      for (const option of Object.values(element.options ?? {})) walk(option.value);
      if (element.children) walk(element.children);
    }
  };
  walk(parse(text));
  return [...found].sort().join(", ");
}

function tryPlaceholders(where, text) {
  try {
    return placeholders(text);
  } catch (error) {
    problems.push(`${where}: cannot be read: ${error.message}`);
    return null;
  }
}

function compare(folder) {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(".json"));
  for (const name of files) if (!languages.includes(name.slice(0, -5))) problems.push(`${folder}/${name}: no such language`);
  const texts = Object.fromEntries(languages.map((code) => [code, JSON.parse(readFileSync(join(root, folder, `${code}.json`), "utf8"))]));
  const english = texts.en;
  for (const id of Object.keys(english)) {
    const wanted = tryPlaceholders(`${folder}/en.json ${id}`, english[id]);
    for (const code of languages.slice(1)) {
      const where = `${folder}/${code}.json ${id}`;
      const text = texts[code][id];
      if (!text?.trim()) problems.push(`${where}: missing`);
      else {
        const given = tryPlaceholders(where, text);
        if (given !== null && wanted !== null && given !== wanted) problems.push(`${where}: has {${given}}, English has {${wanted}}`);
      }
    }
  }
  for (const code of languages.slice(1))
    for (const id of Object.keys(texts[code])) if (!(id in english)) problems.push(`${folder}/${code}.json ${id}: not in English`);
  return english;
}

function extracted() {
  const tool = join(root, "node_modules/@formatjs/cli/bin/formatjs");
  const args = ["extract", "client/**/*.{ts,tsx}", "--ignore", "client/gql/**", "--format", "simple", "--throws"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { cwd: root, encoding: "utf8" });
  if (status === 0) return JSON.parse(stdout);
  problems.push(`extraction failed: ${stderr.trim()}`);
  return {};
}

const shared = compare("schema/messages");
const own = compare("client/i18n/messages");
const said = extracted();
for (const [id, text] of Object.entries(said)) {
  const known = own[id] ?? shared[id];
  if (known === undefined) problems.push(`client says "${id}", which has no text: ${JSON.stringify(text)}`);
  else if (known !== text)
    problems.push(`${id}: the default in the code differs from English: ${JSON.stringify(text)} / ${JSON.stringify(known)}`);
}
for (const id of Object.keys(own)) {
  if (id in shared) problems.push(`${id}: in client/i18n/messages and in schema/messages`);
  if (!(id in said)) problems.push(`client/i18n/messages ${id}: the client never says it`);
}

if (problems.length) {
  console.error(`${problems.length} problems with the texts:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  process.exit(1);
}
console.log(`${Object.keys(own).length + Object.keys(shared).length} texts in ${languages.length} languages.`);
