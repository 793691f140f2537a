import { viewerIn, type Context } from "../../auth/context";
import { perRequest } from "../../platform/loader";
import {
  contractsOfProfiles,
  holdersOfProfiles,
  instancesOfProfiles,
  profileReferences,
  suppliersOfProfiles,
} from "./specificProfiles.queries";
import { seesContract, seesInstance } from "./specificProfiles.sight";

const grouped = <Row extends { profileId: string }>(ids: readonly string[], rows: Row[]): Row[][] =>
  ids.map((id) => rows.filter(({ profileId }) => profileId === id));

export const profileReference = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await profileReferences(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
});

export const contractsOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const { scope } = viewerIn(ctx);
  const rows = await contractsOfProfiles(ctx.db, ids);
  return grouped(
    ids,
    rows.filter((row) => seesContract(scope, row)),
  );
});

export const instanceIdsOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const { scope } = viewerIn(ctx);
  const rows = await instancesOfProfiles(ctx.db, ids);
  return grouped(ids, rows).map((own) => own.map(({ instanceId }) => instanceId).filter((id) => seesInstance(scope, id)));
});

export const suppliersOf = perRequest(async (ctx: Context, ids: readonly string[]) =>
  grouped(ids, await suppliersOfProfiles(ctx.db, viewerIn(ctx).scope, ids)),
);

export const holdersOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await holdersOfProfiles(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? { users: 0, keys: 0 });
});
