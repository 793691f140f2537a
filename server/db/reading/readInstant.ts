/**
 * Reads an instant in UTC as PostgreSQL writes it, also in JSON: "2026-11-27 04:46:30.123+00". Reading the digits takes half the time of
 * `new Date(text)`, which reads other notations.
 */
export function readInstant(text: string): Date {
  const end = text.endsWith("+00") ? text.length - 3 : text.endsWith("+00:00") ? text.length - 6 : 0;
  if (end < SECONDS_END || end > SECONDS_END + 4 || text.charCodeAt(0) === ZERO || text.charCodeAt(4) !== MINUS) return new Date(text);
  let ms = 0;
  for (let at = SECONDS_END + 1, unit = 100; at < end; at++, unit /= 10) ms += (text.charCodeAt(at) - ZERO) * unit;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  return new Date(
    Date.UTC(year, twoDigits(text, 5) - 1, twoDigits(text, 8), twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17), ms),
  );
}

const SECONDS_END = "2026-11-27 04:46:30".length;
const ZERO = 48;
const MINUS = 45;

const twoDigits = (text: string, at: number): number => (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
