import { requireViewer, type Context } from "../../auth/context";
import { groupByKey, perRequest } from "../../db/reading/loader";
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

export const profileReference = perRequest(async (db, ids: readonly string[]) => {
  const references = new Map((await profileReferences(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => references.get(id) ?? null);
});

export const contractsOf = perRequest(async (db, ids: readonly string[], ctx: Context) => {
  const { scope } = requireViewer(ctx);
  const rows = await contractsOfProfiles(db, ids);
  return byProfile(
    ids,
    rows.filter((row) => canSeeContract(scope, row)),
  );
});

export const instanceIdsOf = perRequest(async (db, ids: readonly string[], ctx: Context) => {
  const { scope } = requireViewer(ctx);
  const rows = await instancesOfProfiles(db, ids);
  return byProfile(ids, rows).map((profileRows) =>
    profileRows.map(({ instanceId }) => instanceId).filter((id) => canSeeInstance(scope, id)),
  );
});

export const suppliersOf = perRequest(async (db, ids: readonly string[], ctx: Context) =>
  byProfile(ids, await suppliersOfProfiles(db, requireViewer(ctx).scope, ids)),
);

export const holdersOf = perRequest(async (db, ids: readonly string[]) => {
  const holders = new Map((await holdersOfProfiles(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => holders.get(id) ?? { users: 0, keys: 0 });
});
