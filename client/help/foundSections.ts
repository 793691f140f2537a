import type { IntlShape } from "react-intl";
import { type HelpLine, type HelpPart, type HelpSection, helpSections, partNumber } from "../../schema/rules/help/help";
import { fold } from "../../schema/rules/language/folding";

export interface ReadLine {
  line: HelpLine;
  code: string | null;
  name: string;
  text: string | null;
}
export interface ReadPart extends Pick<HelpPart, "key"> {
  number: string;
  title: string;
  lines: readonly ReadLine[];
}
export interface ReadSection extends Pick<HelpSection, "key"> {
  number: number;
  title: string;
  parts: readonly ReadPart[];
}

/** Returns the lines that contain every word of the search text, grouped by section. Numbers of parts do not change. */
export function foundSections(intl: IntlShape, typed: string, isForReader: (part: string, line: HelpLine) => boolean): ReadSection[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const say = (id: string, values?: Record<string, number>): string => {
    const descriptor = { id };
    return intl.formatMessage(descriptor, values);
  };
  const read = (line: HelpLine): ReadLine => ({
    line,
    code: line.codeName ? say(line.codeName) : (line.code ?? null),
    name: say(line.name),
    text: line.text === undefined ? null : say(line.text, line.values),
  });
  const matches = (title: string, { code, name, text }: ReadLine): boolean => {
    const whole = fold([title, code, name, text].join(" "));
    return words.every((word) => whole.includes(word));
  };
  return helpSections
    .map(({ key, title, parts }, i) => ({
      key,
      number: i + 1,
      title: say(title),
      parts: parts
        .map((part, j) => {
          const partTitle = say(part.title);
          const lines = part.lines
            .filter((line) => isForReader(part.key, line))
            .map(read)
            .filter((line) => matches(partTitle, line));
          return { key: part.key, number: partNumber(i, j), title: partTitle, lines };
        })
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}
