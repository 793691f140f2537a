/** Converts a local date and time of the browser's zone to ISO 8601; `null` if empty or invalid. */
export function toInstant(typed: string | null): string | null {
  const at = typed ? new Date(typed) : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}
