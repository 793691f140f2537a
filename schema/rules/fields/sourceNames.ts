// Localizes names of the source system where the code is known. Registers and exports use the same rules.
import type { RiskType } from "../lists/claims";
import { causeOfCode, knownAs, priorityOfCode, riskTypeNames, serviceKindOfCode } from "./sourceCodes";

export type Say = (id: string) => string;
export type SourceText = string | null | undefined;

/** Localizes the service by its code; unknown codes keep the source's name. */
export const serviceName = (say: Say, { code, name }: { code: string; name: string }): string =>
  Object.hasOwn(serviceKindOfCode, code) ? say(`kind.${serviceKindOfCode[code]!}`) : name;

export function priorityName(say: Say, code: SourceText, name: SourceText): string | null {
  const priority = knownAs(priorityOfCode, code, name);
  return priority ? say(`priority.${priority}`) : (name ?? null);
}

export function faultName(say: Say, code: SourceText, name: SourceText): string | null {
  const cause = knownAs(causeOfCode, code, name);
  return cause ? say(`cause.${cause}`) : (name ?? null);
}

export const riskName = (say: Say, type: RiskType | null, name: SourceText): string | null =>
  type !== null && (name == null || riskTypeNames.includes(name)) ? say(`risk.${type}`) : (name ?? null);
