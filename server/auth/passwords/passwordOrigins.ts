// Undoes substitutions such as At4l@ya for Atalaya, to find names in a password.
import { fold } from "../../../schema/rules/language/folding";

/** Characters that replace letters; 1 replaces two. */
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
const withoutSubstitutions = (text: string, digitMeaning: "i" | "l"): string =>
  text.replace(/[013457@$!|+€8]/gu, (sign) => (sign === "1" ? digitMeaning : letters[sign]!));

/** Candidates for the original word: without case, surrounding digits and symbols, and substitutions. */
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
