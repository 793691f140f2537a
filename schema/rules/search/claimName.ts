/** Shorter names would not be unique enough. */
const MIN_NAME_CHARACTERS = 4;

/**
 * Returns the part after the last hyphen: 118199 for "SIN-2026-118199". Returns the complete id if that part is too short, as in
 * "118199-1".
 */
export function claimName(id: string): string {
  const last = id.slice(id.lastIndexOf("-") + 1);
  return last.length < MIN_NAME_CHARACTERS ? id : last;
}
