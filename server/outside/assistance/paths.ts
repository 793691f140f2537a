import type { OutsideOperation } from "../../../schema/rules/deeds";

/** Below the assistance system's address. */
const paths: Partial<Record<OutsideOperation, string>> = {
  confirmArrival: "arrivals",
  confirmCompletion: "completions",
  cancelService: "service-cancellations",
  cancelProvider: "provider-cancellations",
  notifyDelay: "delays",
};

/** Throws for an operation that is not the assistance system's. */
export function assistancePath(operation: OutsideOperation): string {
  const path = paths[operation];
  if (!path) throw new Error(`the assistance system knows no ${operation}`);
  return path;
}
