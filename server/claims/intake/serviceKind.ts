import type { RiskType, ServiceKind } from "../../../schema/rules/lists/claims";
import { riskTypeOfCode, serviceKindOfCode } from "../../../schema/rules/fields/sourceCodes";

/** Kind of service by service code. Specification readings, "service code → kind". */
export const kindOf = (serviceId: string): ServiceKind => kinds.get(foldCode(serviceId)) ?? "OTHER";

export function riskTypeOf(code: string | null, name: string | null): RiskType | null {
  if (code === null && name === null) return null;
  return risks.get(foldCode(code ?? "")) ?? risks.get(foldCode(name ?? "")) ?? "OTHER";
}

// Sources write both Automóvil and AUTOMOVIL.
const foldCode = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
const kinds = new Map(Object.entries(serviceKindOfCode).map(([code, kind]) => [foldCode(code), kind]));
const risks = new Map(Object.entries(riskTypeOfCode).map(([code, risk]) => [foldCode(code), risk]));
