// What the source names, in a reader's language where its code is known: the same in a register and in its export.
import type { RiskType } from "../claims/claims";
import { causeOfCode, knownAs, priorityOfCode, riskTypeNames, serviceKindOfCode } from "../fields/sourceCodes";

/** Says a message by its id. */
export type Say = (id: string) => string;
/** What the source calls a thing; null: not known, or hidden. */
export type SourceText = string | null | undefined;

/** What is served, by the service's code: of a known one in the reader's language, else in the source's words. */
export const serviceName = (say: Say, { id, name }: { id: string; name: string }): string =>
  Object.hasOwn(serviceKindOfCode, id) ? say(`kind.${serviceKindOfCode[id]!}`) : name;

export function priorityName(say: Say, code: SourceText, name: SourceText): string | null {
  const priority = knownAs(priorityOfCode, code, name);
  return priority ? say(`priority.${priority}`) : (name ?? null);
}

export function faultName(say: Say, code: SourceText, name: SourceText): string | null {
  const cause = knownAs(causeOfCode, code, name);
  return cause ? say(`cause.${cause}`) : (name ?? null);
}

/** A risk that has no name of its own is called by its type. */
export const riskName = (say: Say, type: RiskType | null, name: SourceText): string | null =>
  type !== null && (name == null || riskTypeNames.includes(name)) ? say(`risk.${type}`) : (name ?? null);
