const two = (value: number): string => String(value).padStart(2, "0");

/** Formats the time since `at` as 04:12 (minutes and seconds) or 1:04:12. Times are in milliseconds since 1970. */
export function ageOf(now: number, at: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}
