import { z } from "zod";
import { PeriodName } from "../../schema/rules/indicators/periods";

export const reportAskedSchema = z.object({
  instanceId: z.string(),
  period: z.object({ name: z.enum(PeriodName), firstDay: z.string().nullable(), lastDay: z.string().nullable() }),
  requestId: z.string(),
});
export type StoredReport = z.infer<typeof reportAskedSchema>;
