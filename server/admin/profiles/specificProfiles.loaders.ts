import { requireViewer, type Context } from "../../auth/context";
import { groupByKey, perRequest } from "../../platform/loader";
import {
  contractsOfProfiles,
  holdersOfProfiles,
  instancesOfProfiles,
  profileReferences,
  suppliersOfProfiles,
} from "./specificProfiles.queries";
import { canSeeContract, canSeeInstance } from "./specificProfiles.visibility";

const byProfile = <Row extends { profileId: string }>(ids: readonly string[], rows: Row[]): Row[][] =>
  groupByKey(ids, rows, ({ profileId }) => profileId);

export const profileReference = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await profileReferences(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
});

export const contractsOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const { scope } = requireViewer(ctx);
  const rows = await contractsOfProfiles(ctx.db, ids);
  return byProfile(
    ids,
    rows.filter((row) => canSeeContract(scope, row)),
  );
});

export const instanceIdsOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const { scope } = requireViewer(ctx);
  const rows = await instancesOfProfiles(ctx.db, ids);
  return byProfile(ids, rows).map((own) => own.map(({ instanceId }) => instanceId).filter((id) => canSeeInstance(scope, id)));
});

export const suppliersOf = perRequest(async (ctx: Context, ids: readonly string[]) =>
  byProfile(ids, await suppliersOfProfiles(ctx.db, requireViewer(ctx).scope, ids)),
);

export const holdersOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await holdersOfProfiles(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? { users: 0, keys: 0 });
});
