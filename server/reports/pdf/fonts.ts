// Embeds Inter, whose package has one file per character group; texts are split into runs by file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { jsonText } from "../../platform/parseJson";

const groups = ["latin", "latin-ext", "greek"] as const;
type Group = (typeof groups)[number];
const weights = { normal: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

export interface Run {
  font: string;
  text: string;
}

const { resolve } = createRequire(import.meta.url);
const packageFile = (name: string): Buffer => readFileSync(resolve(`@fontsource/inter/${name}`));
const nameOf = (group: Group, weight: Weight): string => `${group} ${weight}`;

let files: { name: string; bytes: Buffer }[] | undefined;
export const fontFiles = (): { name: string; bytes: Buffer }[] =>
  (files ??= groups.flatMap((group) =>
    (Object.keys(weights) as Weight[]).map((weight) => ({
      name: nameOf(group, weight),
      bytes: packageFile(`files/inter-${group}-${weights[weight]}-normal.woff`),
    })),
  ));

const rangesSchema = jsonText(z.object({ latin: z.string(), "latin-ext": z.string(), greek: z.string() }));
let ranges: Record<Group, [from: number, to: number][]> | undefined;
function hasLetter(group: Group, code: number): boolean {
  ranges ??= readRanges();
  return ranges[group].some(([from, to]) => from <= code && code <= to);
}

/** Parses the package's ranges, e.g. "U+0000-00FF,U+0131". */
function readRanges(): Record<Group, [number, number][]> {
  const parsed = rangesSchema.parse(packageFile("unicode.json").toString());
  const rangesOf = (group: Group): [number, number][] =>
    parsed[group].split(",").map((range) => {
      const [from, to = from] = range.trim().replace("U+", "").split("-");
      return [parseInt(from!, 16), parseInt(to!, 16)];
    });
  return Object.fromEntries(groups.map((group) => [group, rangesOf(group)])) as Record<Group, [number, number][]>;
}

const UNKNOWN = "?";

/** If several groups contain a character, the first one is used. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC").replace(/[\u00A0\u202F\u2009]/g, " ")) {
    const code = letter.codePointAt(0)!;
    const group = groups.find((candidate) => hasLetter(candidate, code));
    const font = nameOf(group ?? groups[0], weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += group ? letter : UNKNOWN;
    else runs.push({ font, text: group ? letter : UNKNOWN });
  }
  return runs;
}
