// What the assistance system sends by webhook, read into our words.
import { z } from "zod";
import { claimCodes as code, supplierCodes } from "../../../schema/rules/fields/sourceCodes";

/** Something that happened outside. */
export interface AssistanceMessage {
  type: "ARRIVAL" | "COMPLETION" | "CANCELLATION" | "REASSIGNMENT";
  claimId: string;
  at: Date;
  /** Of a reassignment: who is to give the service now; null: nobody. */
  supplier: { id: string; name: string | null } | null;
}

const typeOf: Record<string, AssistanceMessage["type"]> = {
  "service.arrived": "ARRIVAL",
  "service.completed": "COMPLETION",
  "service.cancelled": "CANCELLATION",
  "service.reassigned": "REASSIGNMENT",
};

const id = z.string().min(1).max(100);
const data = z.object({ [code.id]: id, at: z.iso.datetime({ offset: true }) });
const assigned = z.object({ [code.supplierId]: id.nullable(), [supplierCodes.name]: z.string().min(1).max(200).nullish() });

/** The message; the names of the fields that are wrong; or, for a type that is not for us, undefined. */
export function readMessage(value: unknown): AssistanceMessage | string[] | undefined {
  const envelope = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) }).safeParse(value);
  if (!envelope.success) return fieldsOf(envelope.error);
  const type = Object.hasOwn(typeOf, envelope.data.type) ? typeOf[envelope.data.type] : undefined;
  if (!type) return undefined;
  const common = data.safeParse(envelope.data.data);
  const supplier = type === "REASSIGNMENT" ? assigned.safeParse(envelope.data.data) : undefined;
  const fieldErrors = [common, supplier].flatMap((one) => (one?.error ? fieldsOf(one.error) : []));
  if (!common.success || fieldErrors.length) return fieldErrors.map((field) => `data.${field}`);
  const to = supplier?.data?.[code.supplierId] as string | null | undefined;
  return {
    type,
    claimId: common.data[code.id] as string,
    at: new Date(common.data.at as string),
    supplier: to == null ? null : { id: to, name: (supplier?.data?.[supplierCodes.name] as string | null | undefined) ?? null },
  };
}

const fieldsOf = (error: z.ZodError): string[] => [...new Set(error.issues.map(({ path }) => path.join(".") || "body"))];
