// What people call a claim where its whole id would be too long: labels, lists, tabs.

/** Fewer characters than this tell no two claims apart. */
const MIN_NAME_CHARACTERS = 4;

/**
 * A claim by what comes after the last hyphen of its id: "SIN-2026-118199" is known as 118199. By its whole id when that would be too
 * short to mean one claim, as in "118199-1".
 */
export function claimName(id: string): string {
  const last = id.slice(id.lastIndexOf("-") + 1);
  return last.length < MIN_NAME_CHARACTERS ? id : last;
}
