import type { IntegrationOperation } from "../../../schema/rules/claims/actionState";

/** Below the assistance system's address. */
const paths: Partial<Record<IntegrationOperation, string>> = {
  confirmArrival: "arrivals",
  confirmCompletion: "completions",
  cancelService: "service-cancellations",
  cancelProvider: "provider-cancellations",
  notifyDelay: "delays",
};

/** Throws for an operation that is not the assistance system's. */
export function assistancePath(operation: IntegrationOperation): string {
  const path = paths[operation];
  if (!path) throw new Error(`the assistance system knows no ${operation}`);
  return path;
}
