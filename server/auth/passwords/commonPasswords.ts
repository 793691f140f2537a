// The commonest 3,000 passwords, of the list that zxcvbn-ts brings along: kept by others, nothing to fetch. Only the server has it, as it is
// larger than all the rules together. Four classes make nobody's password better who writes Password1! for password: what people add and
// exchange to pass such rules is undone before comparing.
import { fold } from "../../../schema/rules/language/folding";
import { dictionary } from "@zxcvbn-ts/language-common";

const COMMON_PASSWORD_COUNT = 3_000;
const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, COMMON_PASSWORD_COUNT));

/** Signs and digits that stand for letters. 1 stands for two. */
const letters: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "€": "e",
};
const withoutSubstitutions = (text: string, one: "i" | "l"): string =>
  text.replace(/[013457@$!|+€8]/gu, (sign) => (sign === "1" ? one : letters[sign]!));

/** What a password may have been made of: without case, without digits and signs around it, without letters written as signs. */
export function passwordOrigins(password: string): Set<string> {
  const lower = fold(password);
  const cut = [
    lower,
    lower.replace(/[^\p{L}\p{N}]+$/u, ""),
    lower.replace(/[^\p{L}]+$/u, ""),
    lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""),
  ];
  return new Set(cut.flatMap((text) => [text, withoutSubstitutions(text, "i"), withoutSubstitutions(text, "l")]).filter(Boolean));
}

export const isCommon = (password: string): boolean => [...passwordOrigins(password)].some((origin) => commonPasswords.has(origin));
