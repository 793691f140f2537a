/** An instant of a field for date and time, in the reader's own zone, as the server takes it; null: nothing, or no date. */
export function toInstant(typed: string | null): string | null {
  const at = typed ? new Date(typed) : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}
