// The surveys of a claim. The source sends them in no fixed shape: what is shown is each value that they hold, with the names that lead to it.

/** A question, by the names that lead to it, and what was answered. */
export interface SurveyEntry {
  question: string;
  answer: string;
}

/** More is kept, but not shown. */
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 1_000;

/** The values of a survey's JSON in their order, at most 100, each of at most 1,000 characters. Nulls and blanks say nothing. */
export function surveyEntries(surveys: unknown): SurveyEntry[] {
  const entries: SurveyEntry[] = [];
  const read = (value: unknown, path: readonly string[]): void => {
    if (entries.length === MAX_ENTRIES || value === null || value === undefined) return;
    if (typeof value === "object") {
      for (const [name, inner] of questionAndAnswer(value) ?? Object.entries(value)) {
        // Places of a list are counted only where there are several.
        const own = Array.isArray(value) ? (value.length > 1 ? [String(Number(name) + 1)] : []) : [name];
        read(inner, [...path, ...own]);
      }
      return;
    }
    const answer = String(value as string | number | boolean).trim();
    if (answer !== "") entries.push({ question: path.join(" · ").slice(0, MAX_CHARACTERS), answer: answer.slice(0, MAX_CHARACTERS) });
  };
  read(surveys, []);
  return entries;
}

/** Of `{ question, answer }`, the usual shape of an entry, the question names the answer. */
function questionAndAnswer(value: object): [string, unknown][] | null {
  const { question, answer } = value as { question?: unknown; answer?: unknown };
  return typeof question === "string" && answer !== undefined ? [[question, answer]] : null;
}
