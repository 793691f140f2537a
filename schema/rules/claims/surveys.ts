// Surveys of a claim. Their JSON has no fixed structure, so each value is shown with its path.

export interface SurveyEntry {
  question: string;
  answer: string;
}

const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 1_000;

/** Returns the values of a survey in order, limited in number and length; skips nulls and blanks. */
export function surveyEntries(surveys: unknown): SurveyEntry[] {
  const entries: SurveyEntry[] = [];
  const read = (value: unknown, path: readonly string[]): void => {
    if (entries.length === MAX_ENTRIES || value === null || value === undefined) return;
    if (typeof value === "object") {
      for (const [name, inner] of questionAndAnswer(value) ?? Object.entries(value)) {
        const nameParts = Array.isArray(value) ? (value.length > 1 ? [String(Number(name) + 1)] : []) : [name];
        read(inner, [...path, ...nameParts]);
      }
      return;
    }
    const answer = String(value as string | number | boolean).trim();
    if (answer !== "") entries.push({ question: path.join(" · ").slice(0, MAX_CHARACTERS), answer: answer.slice(0, MAX_CHARACTERS) });
  };
  read(surveys, []);
  return entries;
}

/** In the common `{ question, answer }` form, the question is the name of the answer. */
function questionAndAnswer(value: object): [string, unknown][] | null {
  const { question, answer } = value as { question?: unknown; answer?: unknown };
  return typeof question === "string" && answer !== undefined ? [[question, answer]] : null;
}
