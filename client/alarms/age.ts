const two = (value: number): string => String(value).padStart(2, "0");

/** How long somebody has been needed: 04:12 are minutes and seconds, 1:04:12 hours as well. Instants are milliseconds since 1970. */
export function ageOf(now: number, at: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}
