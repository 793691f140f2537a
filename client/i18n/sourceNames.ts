import type { IntlShape } from "react-intl";
import type { RiskType } from "../../schema/rules/claims/claims";
import { causeOfCode, knownAs, priorityOfCode, riskTypeNames, serviceKindOfCode } from "../../schema/rules/fields/sourceCodes";
import { named } from "./named";

type Intl = Pick<IntlShape, "formatMessage">;
/** What the source calls a thing; null: not known, or hidden. */
type Text = string | null | undefined;

/** What is served, by the service's code: of a known one in the reader's language, else in the source's words. */
export const serviceName = (intl: Intl, { id, name }: { id: string; name: string }): string =>
  Object.hasOwn(serviceKindOfCode, id) ? named(intl, "kind", serviceKindOfCode[id]!) : name;

export function priorityName(intl: Intl, code: Text, name: Text): string | null {
  const priority = knownAs(priorityOfCode, code, name);
  return priority ? named(intl, "priority", priority) : (name ?? null);
}

export function faultName(intl: Intl, code: Text, name: Text): string | null {
  const cause = knownAs(causeOfCode, code, name);
  return cause ? named(intl, "cause", cause) : (name ?? null);
}

/** A risk that has no name of its own is called by its type. */
export const riskName = (intl: Intl, type: RiskType | null, name: Text): string | null =>
  type !== null && (name == null || riskTypeNames.includes(name)) ? named(intl, "risk", type) : (name ?? null);
