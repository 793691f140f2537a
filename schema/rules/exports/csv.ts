/** Separator that spreadsheets of a language (BCP 47) expect: a semicolon where the decimal sign is a comma. */
export const csvSeparator = (tag: string): "," | ";" => (decimalSign(tag) === "," ? ";" : ",");

export const decimalSign = (tag: string): string =>
  new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === "decimal")!.value;

/** Start of a formula, also after a separator or line break within the text (OWASP, CSV Injection). */
const FORMULA_START = /(^|[,;|\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])|^(?=[\t\r\n])/gu;

/** Puts an apostrophe before each formula, so that spreadsheets show it as text whatever separator they split at. */
export const withoutFormulas = (text: string): string => text.replace(FORMULA_START, "$1'");
