import { viewerIn, type Context } from "../../auth/context";
import { perRequest } from "../../platform/loader";
import {
  contractsOfProfiles,
  holdersOfProfiles,
  instancesOfProfiles,
  specificProfilesById,
  suppliersOfProfiles,
} from "./specificProfiles.queries";

const grouped = <Row extends { profileId: string }>(ids: readonly string[], rows: Row[]): Row[][] =>
  ids.map((id) => rows.filter(({ profileId }) => profileId === id));

export const profileById = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await specificProfilesById(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
});

export const contractsOf = perRequest(async (ctx: Context, ids: readonly string[]) => grouped(ids, await contractsOfProfiles(ctx.db, ids)));

export const instanceIdsOf = perRequest(async (ctx: Context, ids: readonly string[]) =>
  grouped(ids, await instancesOfProfiles(ctx.db, ids)).map((rows) => rows.map(({ instanceId }) => instanceId)),
);

export const suppliersOf = perRequest(async (ctx: Context, ids: readonly string[]) =>
  grouped(ids, await suppliersOfProfiles(ctx.db, viewerIn(ctx).scope, ids)),
);

export const holdersOf = perRequest(async (ctx: Context, ids: readonly string[]) => {
  const found = new Map((await holdersOfProfiles(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? { users: 0, keys: 0 });
});
