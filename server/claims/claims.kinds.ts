import type { RiskType, ServiceKind } from "../../schema/rules/claims";
import { riskTypeOfCode, serviceKindOfCode } from "../../schema/rules/sourceCodes";

/** What is served, from the service's code. Readings, "service code → kind". */
export const kindOf = (serviceId: string): ServiceKind => kinds.get(plain(serviceId)) ?? "OTHER";

/** What is insured, from the risk's code, else from its name; null while neither is known. */
export function riskTypeOf(code: string | null, name: string | null): RiskType | null {
  if (code === null && name === null) return null;
  return risks.get(plain(code ?? "")) ?? risks.get(plain(name ?? "")) ?? "OTHER";
}

// Without accents and case: sources write Automóvil as well as AUTOMOVIL.
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
const kinds = new Map(Object.entries(serviceKindOfCode).map(([code, kind]) => [plain(code), kind]));
const risks = new Map(Object.entries(riskTypeOfCode).map(([code, risk]) => [plain(code), risk]));
