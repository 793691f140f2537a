import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { MapConfiguration, MapConfigurationAudiences } from "../../../schema/map/mapConfigurations";
import { configurationLimits } from "../../../schema/rules/map/configurations";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { instances } from "../../db/tables/instances";
import { defaultMapConfigurations, mapConfigurations } from "../../db/tables/mapConfigurations";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import type { Scope } from "../../platform/viewer";

export interface ConfigurationViewer {
  userId: string;
  scope: Scope;
}

const { ownerId, sharedInstanceId, sharedProfileId } = mapConfigurations;

const isVisible = ({ userId, scope: { instances: userInstances } }: ConfigurationViewer): SQL => sql`(
  ${ownerId} = ${userId}
  or ${userInstances === "all" ? sql`${sharedInstanceId} is not null` : inList(sharedInstanceId, [...userInstances])}
  or exists (select from users me where me.id = ${userId} and me.specific_profile_id = ${sharedProfileId}))`;

function configurationsWhere(db: Reader, viewer: ConfigurationViewer, which?: SQL) {
  const isOwn = sql<boolean>`${ownerId} = ${viewer.userId}`;
  const isDefault = sql<boolean>`${defaultMapConfigurations.userId} is not null`;
  const { id, name, address, tab, foldedPanels, traffic, updatedAt } = mapConfigurations;
  const { id: profileId, name: profileName, profileType } = specificProfiles;
  return db
    .select({
      ...{ id, name, address, tab, foldedPanels, traffic, updatedAt, isOwn, isDefault },
      ownerName: users.name,
      sharedInstance: instances,
      sharedProfile: { id: profileId, name: profileName, profileType },
    })
    .from(mapConfigurations)
    .innerJoin(users, eq(users.id, ownerId))
    .leftJoin(
      defaultMapConfigurations,
      and(eq(defaultMapConfigurations.configurationId, id), eq(defaultMapConfigurations.userId, viewer.userId)),
    )
    .leftJoin(instances, and(eq(instances.id, sharedInstanceId), isOwn))
    .leftJoin(specificProfiles, and(eq(profileId, sharedProfileId), isOwn))
    .where(and(isVisible(viewer), which))
    .orderBy(desc(isOwn), desc(isDefault), asc(mapConfigurations.foldedName), asc(id))
    .limit(configurationLimits.own + configurationLimits.shared);
}

/** The viewer's configurations, then shared ones; defaults first, then by name. */
export const configurationsOf = (db: Reader, viewer: ConfigurationViewer): Promise<MapConfiguration[]> => configurationsWhere(db, viewer);

export async function configurationOf(db: Reader, viewer: ConfigurationViewer, id: string): Promise<MapConfiguration> {
  const [row] = await configurationsWhere(db, viewer, eq(mapConfigurations.id, parseUuid(id)));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

const isAudienceInstance = ({ scope }: ConfigurationViewer): SQL | undefined =>
  scope.instances === "all" ? undefined : inList(instances.id, [...scope.instances]);
const isAudienceProfile = (viewer: ConfigurationViewer): SQL => isOwnedByManaged(viewer, specificProfiles.ownerId);

export async function audiencesOf(db: Reader, viewer: ConfigurationViewer): Promise<MapConfigurationAudiences> {
  const { id, name, profileType } = specificProfiles;
  const [visibleInstances, profiles] = await Promise.all([
    db.select().from(instances).where(isAudienceInstance(viewer)).orderBy(asc(instances.name)).limit(configurationLimits.audiences),
    db
      .select({ id, name, profileType })
      .from(specificProfiles)
      .where(isAudienceProfile(viewer))
      .orderBy(asc(specificProfiles.foldedName))
      .limit(configurationLimits.audiences),
  ]);
  return { instances: visibleInstances, profiles };
}

export async function checkAudienceInstance(db: Reader, viewer: ConfigurationViewer, id: string): Promise<string> {
  if (!(await db.$count(instances, and(eq(instances.id, id), isAudienceInstance(viewer))))) throw new AppError("NOT_FOUND");
  return id;
}

export async function checkAudienceProfile(db: Reader, viewer: ConfigurationViewer, text: string): Promise<string> {
  const id = parseUuid(text);
  if (!(await db.$count(specificProfiles, and(eq(specificProfiles.id, id), isAudienceProfile(viewer))))) throw new AppError("NOT_FOUND");
  return id;
}
