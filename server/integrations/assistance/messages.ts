import { z } from "zod";
import { claimCodes as code, supplierCodes } from "../../../schema/rules/fields/sourceCodes";
import { instantText } from "../../platform/instantText";

export interface AssistanceMessage {
  type: "ARRIVAL" | "COMPLETION" | "CANCELLATION" | "REASSIGNMENT";
  /** Code of the claim within its instance, or its id. */
  claimId: string;
  /** Instance of the claim; `null` if the message does not name it. */
  instanceId: string | null;
  at: Date;
  supplier: { id: string; name: string | null } | null;
}

const typeOf: Record<string, AssistanceMessage["type"]> = {
  "service.arrived": "ARRIVAL",
  "service.completed": "COMPLETION",
  "service.cancelled": "CANCELLATION",
  "service.reassigned": "REASSIGNMENT",
};

const id = z.string().min(1).max(100);
const data = z.object({ [code.id]: id, [code.instanceId]: id.nullish(), at: instantText });
const assigned = z.object({ [code.supplierId]: id.nullable(), [supplierCodes.name]: z.string().min(1).max(200).nullish() });

/** Returns the message, names of invalid fields, or `undefined` for an unknown type. */
export function readMessage(value: unknown): AssistanceMessage | string[] | undefined {
  const envelope = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) }).safeParse(value);
  if (!envelope.success) return fieldsOf(envelope.error);
  const type = Object.hasOwn(typeOf, envelope.data.type) ? typeOf[envelope.data.type] : undefined;
  if (!type) return undefined;
  const common = data.safeParse(envelope.data.data);
  const supplier = type === "REASSIGNMENT" ? assigned.safeParse(envelope.data.data) : undefined;
  const fieldErrors = [common, supplier].flatMap((result) => (result?.error ? fieldsOf(result.error) : []));
  if (!common.success || fieldErrors.length) return fieldErrors.map((field) => `data.${field}`);
  const to = supplier?.data?.[code.supplierId] as string | null | undefined;
  return {
    type,
    claimId: common.data[code.id] as string,
    instanceId: (common.data[code.instanceId] as string | null | undefined) ?? null,
    at: new Date(common.data.at as string),
    supplier: to == null ? null : { id: to, name: (supplier?.data?.[supplierCodes.name] as string | null | undefined) ?? null },
  };
}

const fieldsOf = (error: z.ZodError): string[] => [...new Set(error.issues.map(({ path }) => path.join(".") || "body"))];
