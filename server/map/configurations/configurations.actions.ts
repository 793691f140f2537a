import { isDeepStrictEqual } from "node:util";
import { and, eq, ne } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type {
  DeleteMapConfigurationInput,
  MakeDefaultMapConfigurationInput,
  MapConfiguration,
  SaveMapConfigurationInput,
  ShareMapConfigurationInput,
  UnshareMapConfigurationInput,
} from "../../../schema/map/mapConfigurations";
import { isName, tidyName } from "../../../schema/rules/access/people";
import { fold } from "../../../schema/rules/language/folding";
import { configurationLimits, isConfigurationAddress, MapPanel } from "../../../schema/rules/map/configurations";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import { requireUser } from "../../auth/users/users.queries";
import type { Tx } from "../../db/connect";
import { defaultMapConfigurations, mapConfigurations } from "../../db/tables/mapConfigurations";
import { users } from "../../db/tables/users";
import { nameColumns } from "../../db/text/foldedNames";
import { transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { monotonicNow } from "../../platform/monotonicNow";
import { parseUuid } from "../../platform/uuid";
import {
  checkAudienceInstance,
  checkAudienceProfile,
  configurationOf,
  configurationsOf,
  type ConfigurationViewer,
} from "./configurations.queries";

const model = "mapConfiguration" as const;
type Row = typeof mapConfigurations.$inferSelect;
type Facts = Pick<Row, "name" | "address" | "tab" | "foldedPanels" | "traffic">;

export const configurationViewer = (ctx: Context): ConfigurationViewer => ({
  userId: requireUser(ctx).userId,
  scope: requireViewer(ctx).scope,
});

/** Locks the viewer's row, so that concurrent requests see each other's changes. */
function ownTransaction<T>(ctx: Context, work: (tx: Tx, now: Date, viewer: ConfigurationViewer) => Promise<T>): Promise<T> {
  const viewer = configurationViewer(ctx);
  return transaction(ctx, async (tx, now) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for("no key update");
    return work(tx, now, viewer);
  });
}

/** Throws NOT_FOUND, also for configurations shared by others. */
async function ownRow(tx: Tx, { userId }: ConfigurationViewer, id: string): Promise<Row> {
  const ownConfiguration = and(eq(mapConfigurations.id, parseUuid(id)), eq(mapConfigurations.ownerId, userId));
  const [row] = await tx.select().from(mapConfigurations).where(ownConfiguration).for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

const factsOf = ({ name, address, tab, foldedPanels, traffic }: Facts): Facts => ({ name, address, tab, foldedPanels, traffic });

function validatedFacts(input: SaveMapConfigurationInput): Facts {
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  if (!isConfigurationAddress(input.address)) throw new AppError("BAD_USER_INPUT", { field: "address" });
  const foldedPanels = Object.values(MapPanel).filter((panel) => input.foldedPanels.includes(panel));
  return { ...factsOf(input), name, foldedPanels };
}

export function saveMapConfiguration(ctx: Context, input: SaveMapConfigurationInput): Promise<MapConfiguration> {
  const facts = validatedFacts(input);
  return ownTransaction(ctx, async (tx, now, viewer) => {
    const sameName = and(eq(mapConfigurations.ownerId, viewer.userId), eq(mapConfigurations.foldedName, fold(facts.name)));
    const [sameNamed] = await tx.select().from(mapConfigurations).where(sameName);
    const id =
      input.id == null ? await create(tx, now, ctx, viewer, facts, sameNamed) : await change(tx, now, ctx, viewer, input, facts, sameNamed);
    return configurationOf(tx, viewer, id);
  });
}

async function create(tx: Tx, now: Date, ctx: Context, { userId }: ConfigurationViewer, facts: Facts, named?: Row): Promise<string> {
  if (named && isDeepStrictEqual(factsOf(named), facts)) return named.id;
  if (named) throw new AppError("MAP_CONFIGURATION_EXISTS");
  const count = await tx.$count(mapConfigurations, eq(mapConfigurations.ownerId, userId));
  if (count >= configurationLimits.own) throw new AppError("MAP_CONFIGURATIONS_FULL", { most: configurationLimits.own });
  const identity = { id: uuidv7(), ownerId: userId, createdAt: now, updatedAt: now };
  await tx.insert(mapConfigurations).values({ ...identity, ...facts, ...nameColumns(facts.name) });
  await record(tx, now, requireViewer(ctx).actor, { action: "mapConfiguration.create", model, entityId: identity.id, after: facts });
  return identity.id;
}

async function change(
  tx: Tx,
  now: Date,
  ctx: Context,
  viewer: ConfigurationViewer,
  { id, updatedAt }: SaveMapConfigurationInput,
  after: Facts,
  named?: Row,
): Promise<string> {
  const row = await ownRow(tx, viewer, id!);
  const before = factsOf(row);
  if (isDeepStrictEqual(before, after)) return row.id;
  if (updatedAt?.getTime() !== row.updatedAt.getTime()) throw new AppError("CHANGED_MEANWHILE");
  if (named && named.id !== row.id) throw new AppError("MAP_CONFIGURATION_EXISTS");
  const columns = { ...after, ...nameColumns(after.name), updatedAt: monotonicNow(now, row.updatedAt) };
  await tx.update(mapConfigurations).set(columns).where(eq(mapConfigurations.id, row.id));
  await record(tx, now, requireViewer(ctx).actor, { action: "mapConfiguration.change", model, entityId: row.id, before, after });
  return row.id;
}

/** Also for recipients; users who had it as default return to the product's default. Returns the deleted configuration. */
export function deleteMapConfiguration(ctx: Context, { id }: DeleteMapConfigurationInput): Promise<MapConfiguration> {
  return ownTransaction(ctx, async (tx, now, viewer) => {
    const row = await ownRow(tx, viewer, id);
    const answer = await configurationOf(tx, viewer, row.id);
    await tx.delete(mapConfigurations).where(eq(mapConfigurations.id, row.id));
    await record(tx, now, requireViewer(ctx).actor, { action: "mapConfiguration.delete", model, entityId: row.id, before: factsOf(row) });
    return answer;
  });
}

/** `null` restores the product's default. Returns all configurations. */
export function makeDefaultMapConfiguration(ctx: Context, { id }: MakeDefaultMapConfigurationInput): Promise<MapConfiguration[]> {
  return ownTransaction(ctx, async (tx, now, viewer) => {
    const { userId } = viewer;
    const requestedId = id == null ? null : (await configurationOf(tx, viewer, id)).id;
    const ownDefault = eq(defaultMapConfigurations.userId, userId);
    const [row] = await tx.select().from(defaultMapConfigurations).where(ownDefault);
    const before = row?.configurationId ?? null;
    if (before !== requestedId) {
      await tx.delete(defaultMapConfigurations).where(ownDefault);
      if (requestedId !== null) await tx.insert(defaultMapConfigurations).values({ userId, configurationId: requestedId });
      const event = { action: "mapConfiguration.makeDefault", model, ...(requestedId !== null && { entityId: requestedId }) };
      await record(tx, now, requireViewer(ctx).actor, { ...event, before: { default: before }, after: { default: requestedId } });
    }
    return configurationsOf(tx, viewer);
  });
}

type Audience = Pick<Row, "sharedInstanceId" | "sharedProfileId">;

/** Shares with either an AMA instance or a specific profile; replaces the previous recipients. */
export function shareMapConfiguration(ctx: Context, input: ShareMapConfigurationInput): Promise<MapConfiguration> {
  const { id, instanceId, specificProfileId } = input;
  return changeAudience(ctx, id, "mapConfiguration.share", async (tx, viewer) => {
    const sharedInstanceId = instanceId == null ? null : await checkAudienceInstance(tx, viewer, instanceId);
    const sharedProfileId = specificProfileId == null ? null : await checkAudienceProfile(tx, viewer, specificProfileId);
    if ((sharedInstanceId === null) === (sharedProfileId === null)) throw new AppError("BAD_USER_INPUT", { field: "instanceId" });
    return { sharedInstanceId, sharedProfileId };
  });
}

export const unshareMapConfiguration = (ctx: Context, { id }: UnshareMapConfigurationInput): Promise<MapConfiguration> =>
  changeAudience(ctx, id, "mapConfiguration.unshare", () => Promise.resolve({ sharedInstanceId: null, sharedProfileId: null }));

function changeAudience(
  ctx: Context,
  id: string,
  action: string,
  wanted: (tx: Tx, viewer: ConfigurationViewer) => Promise<Audience>,
): Promise<MapConfiguration> {
  return ownTransaction(ctx, async (tx, now, viewer) => {
    const { id: entityId, sharedInstanceId, sharedProfileId } = await ownRow(tx, viewer, id);
    const before: Audience = { sharedInstanceId, sharedProfileId };
    const after = await wanted(tx, viewer);
    if (!isDeepStrictEqual(before, after)) {
      await tx.update(mapConfigurations).set(after).where(eq(mapConfigurations.id, entityId));
      const ofOthers = and(eq(defaultMapConfigurations.configurationId, entityId), ne(defaultMapConfigurations.userId, viewer.userId));
      if (!after.sharedInstanceId && !after.sharedProfileId) await tx.delete(defaultMapConfigurations).where(ofOthers);
      await record(tx, now, requireViewer(ctx).actor, { action, model, entityId, before, after });
    }
    return configurationOf(tx, viewer, entityId);
  });
}
