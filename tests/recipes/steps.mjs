// Steps of a recipe: each creates a file or inserts text next to an anchor. `npm run new` and the recipe tests apply the same steps.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * @typedef {object} Step
 * @property {string} path
 * @property {string} [create] Content of a new file.
 * @property {string} [before] Anchor that occurs once; `text` is inserted before it.
 * @property {string} [after] Anchor that occurs once; `text` is inserted after it.
 * @property {RegExp} [afterLast] Matches lines; `text` is inserted after the last one.
 * @property {string} [text]
 * @property {string} [atEnd] Text that is appended.
 * @property {Record<string, string>} [texts] Messages of a language.
 */

/** Applies all steps, or throws before the first write if a step does not fit. @param {string} root @param {Step[]} steps */
export function applySteps(root, steps) {
  const contents = new Map();
  for (const step of steps) {
    const path = join(root, step.path);
    contents.set(path, step.create ?? changed(step, contents.get(path) ?? readFileSync(path, "utf8")));
    if (step.create !== undefined && existsSync(path)) throw new Error(`${step.path} exists already`);
  }
  for (const [path, content] of contents) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** @param {Step} step @param {string} content */
function changed({ path, before, after, afterLast, text, atEnd, texts }, content) {
  if (atEnd) return content + atEnd;
  if (texts) return `${JSON.stringify(withTexts(JSON.parse(content), texts), null, 2)}\n`;
  if (afterLast) {
    const lines = content.split("\n");
    const last = lines.findLastIndex((line) => afterLast.test(line));
    if (last < 0) throw new Error(`${path} has no line ${afterLast}`);
    return lines.toSpliced(last + 1, 0, text).join("\n");
  }
  const anchor = before ?? after;
  const parts = content.split(anchor);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${JSON.stringify(anchor)}`);
  return parts.join(before ? text + anchor : anchor + text);
}

/** Each text goes before the first name that follows it in the alphabet. */
function withTexts(stored, texts) {
  const entries = Object.entries(stored);
  for (const entry of Object.entries(texts)) {
    const place = entries.findIndex(([key]) => key.localeCompare(entry[0]) > 0);
    entries.splice(place < 0 ? entries.length : place, 0, entry);
  }
  return Object.fromEntries(entries);
}
