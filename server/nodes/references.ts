import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { requireViewer } from "../auth/context";
import { centreByKey, clientByKey, compositeKey, contractByKey, type ReferenceContext, serviceByKey } from "../settings/references.loaders";
import type { NodeRequest } from "./nodeRequest";
import { type claimColumns, referredKeys } from "./referredKeys.queries";

type TypeName = keyof typeof claimColumns;
type Row = object | null;

const loaders: Record<TypeName, (ctx: ReferenceContext, key: string) => object | Promise<Row>> = {
  Centre: centreByKey,
  Client: clientByKey,
  Contract: contractByKey,
  Service: serviceByKey,
};
const claimFields: Record<TypeName, string> = { Centre: "centre", Client: "client", Contract: "contract", Service: "service" };

/** Reference data that a claim in scope names, if the viewer's profile does not hide the field of the claim. */
export async function readReferences(typeName: TypeName, { ctx }: NodeRequest, keys: readonly string[][]): Promise<Row[]> {
  const { scope } = requireViewer(ctx);
  if (isHidden(scope.hiddenFields, "INCIDENTS", claimFields[typeName])) return keys.map(() => null);
  const visibleKeys = await referredKeys(ctx.db, scope, typeName, keys);
  return Promise.all(
    keys.map(async (parts) => {
      const key = compositeKey(...parts);
      return visibleKeys.has(key) ? loaders[typeName](ctx, key) : null;
    }),
  );
}
